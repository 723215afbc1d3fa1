import '../layout/layout.css.ts'

/**
 * The header, category bar and footer work as plain HTML: menus are details elements that share a name, so one is open at a
 * time. This adds what HTML cannot: closing on an outside click, on Escape and on choosing, and the header's opaque state.
 */
export function enhanceShell(): void {
  const header = document.querySelector<HTMLElement>('[data-header]')!
  const threshold = Number(header.dataset['threshold'])
  const onScroll = () => header.toggleAttribute('data-scrolled', scrollY > threshold)
  addEventListener('scroll', onScroll, { passive: true })
  onScroll()

  document.addEventListener('click', (event) => {
    const target = event.target as Element
    const kept = target.closest('details[name="category"]')
    closeMenus(target.closest('a') ? null : kept)
    if (target.closest('a')) document.querySelector<HTMLElement>('[data-menu]:popover-open')?.hidePopover()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const open = document.querySelector<HTMLDetailsElement>('details[name="category"][open]')
    if (!open) return
    open.open = false
    open.querySelector('summary')!.focus()
  })
}

function closeMenus(except: Element | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[name="category"][open]')) if (menu !== except) menu.open = false
}

/** Marks the header link under which the shown page stands. */
export function markSection(section: string | undefined): void {
  for (const link of document.querySelectorAll('[data-header] nav a, [data-menu] a')) {
    if (section && link.getAttribute('href') === section) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}
