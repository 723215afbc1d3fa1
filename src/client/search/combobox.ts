import { isComposing } from '../../lib/is-composing.ts'
import { raiseOnPhone } from '../../lib/search/raise-on-phone.ts'
import { loadSearch } from '../../lib/search/load-search.ts'
import { hideNumbers } from '../../lib/search/words/hide-numbers.ts'
import { createList } from './list.ts'

const known = new WeakSet<HTMLInputElement>()

/** Makes a search field a combobox by the ARIA pattern: the focus stays in the field. */
export function attachSearch(input: HTMLInputElement): void {
  if (!input.form) return
  if (!known.has(input)) listen(input, input.form)
  known.add(input)
  if (input.closest('#page')) raiseOnPhone(input.form)
  loadSearch().catch(() => undefined)
}

function listen(input: HTMLInputElement, form: HTMLFormElement): void {
  const list = createList(input, form)
  const update = async () => {
    const typed = input.value
    if (typed.trim() === '') return list.close()
    const { find, texts } = await loadSearch()
    const found = await find(typed)
    // The visitor has typed on, or left the field, before the result arrived.
    if (input.value === typed && document.activeElement === input) list.show(typed, { found, texts })
  }
  // If the index cannot be loaded, the field remains a plain form.
  const tryUpdate = () => void update().catch(list.close)
  input.addEventListener('input', tryUpdate)
  input.addEventListener('focus', tryUpdate)
  input.addEventListener('click', () => {
    if (!list.isOpen()) tryUpdate()
  })
  input.addEventListener('keydown', (event) => {
    if (isComposing(event)) return
    const isDone = keys[event.key]?.(list, input.value)
    if (isDone === true) event.preventDefault()
    else if (isDone === 'ask') tryUpdate()
  })
  form.addEventListener('submit', () => {
    input.value = hideNumbers(input.value)
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) list.close()
  })
  if (document.activeElement === input) tryUpdate()
}

type List = ReturnType<typeof createList>

/** What each key does: true if the browser must ignore the key, 'ask' to open the list. */
const keys: Readonly<Record<string, (list: List, typed: string) => boolean | 'ask'>> = {
  ArrowDown: (list) => (list.isOpen() ? list.move(1) : 'ask'),
  ArrowUp: (list) => list.isOpen() && list.move(-1),
  // Without a selection Enter opens the first result if it is sure. If the results are not there
  // yet, the search page opens.
  Enter: (list, typed) => list.isOf(typed) && list.choose(),
  Escape: (list) => list.isOpen() && list.close(),
}
