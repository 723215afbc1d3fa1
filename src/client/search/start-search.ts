import { fetchScript } from '../start/fetch-script.ts'

/** Loads the search when a search field, a plain form until then, gets the focus. */
export function startSearch(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest('[data-search]')) attach(target).catch(() => undefined)
  })
}

async function attach(input: HTMLInputElement): Promise<void> {
  const loading = loadCombobox()
  const { attachSearch } = await loading
  if (input.isConnected) attachSearch(input)
}

async function loadCombobox() {
  if (import.meta.env.PROD) await fetchScript('combobox')
  return import('./combobox.ts')
}
