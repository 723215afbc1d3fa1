import '../../layout/layout.css.ts'
import { withChatWords } from '../../lib/chat-words.ts'
import { getElement } from '../get-element.ts'

const openCategory = 'details[name="category"][open]'

/**
 * The header, category bar and footer work as plain HTML: the menu is a popover, and the categories
 * are details elements that share a name, so one is open at a time. This adds what HTML cannot:
 * closing on an outside click, on Escape, on choosing (also the list of a text's contents) and when
 * the focus goes elsewhere, and the header's opaque state.
 */
export function enhanceShell(): void {
  const header = getElement('[data-header]')
  const threshold = Number(header.dataset['threshold'])
  const onScroll = () => header.toggleAttribute('data-scrolled', scrollY > threshold)
  addEventListener('scroll', onScroll, { passive: true })
  onScroll()
  header.toggleAttribute('data-live', true)

  const menu = getElement('[data-menu]', header)
  // Tab must not leave the open menu for what lies under it.
  menu.addEventListener('toggle', () => {
    for (const behind of document.querySelectorAll<HTMLElement>('#page, footer')) behind.inert = isShown(menu)
  })
  // Blockers remove it from some pages.
  const general = textOf(document.querySelector<HTMLAnchorElement>('footer [href*="wa.me"]')?.href)
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    if (link) addChatWords(link, general)
    if (link && isShown(menu)) menu.hidePopover()
    // An open list would cover the chosen part.
    if (link) link.closest('[data-contents]')?.removeAttribute('open')
    leaveCategories(menu, link ? null : target)
  })
  document.addEventListener('focusin', ({ target }) => {
    showFocus(target)
    leaveCategories(menu, target)
  })
  document.addEventListener('keydown', ({ key }) => {
    const open = key === 'Escape' && !isShown(menu) && document.querySelector<HTMLDetailsElement>(openCategory)
    if (!open) return
    open.open = false
    getElement('summary', open).focus()
  })
  addEventListener('beforeprint', () => {
    getElement('[data-letterhead]').dataset['address'] = location.origin + location.pathname
    if (!CSS.supports('selector(::details-content)')) openForPaper()
  })
  // A rotated phone may have room for the header's links, and the open menu would cover them.
  addEventListener('resize', () => {
    if (isShown(menu) && !getElement('[popovertarget]', header).offsetWidth) menu.hidePopover()
  })
}

/** Opens what is folded while it is printed: only Chrome 131 and Firefox 143 do it by styles. */
function openForPaper(): void {
  for (const fold of document.querySelectorAll('main details:not([open])')) {
    const name = fold.getAttribute('name')
    // Those that share a name would close each other.
    fold.removeAttribute('name')
    fold.toggleAttribute('open', true)
    addEventListener(
      'afterprint',
      () => {
        fold.toggleAttribute('open', false)
        if (name !== null) fold.setAttribute('name', name)
      },
      { once: true },
    )
  }
}

/** Browsers scroll only until a sliver shows, at a row's end or under the bottom bar. */
function showFocus(target: EventTarget | null): void {
  if (target instanceof Element && target.matches(':is(a, button, summary, input, select, textarea):focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
}

/** Closes the category that lost the focus. Not in a phone's menu, whose rows would move. */
function leaveCategories(menu: HTMLElement, target: EventTarget | null): void {
  if (isShown(menu)) return
  for (const category of document.querySelectorAll<HTMLDetailsElement>(openCategory)) {
    if (!(target instanceof Node && category.contains(target))) category.open = false
  }
}

/** Browsers without popovers do not know the selector, and have the menu in the page. */
function isShown(menu: HTMLElement): boolean {
  return CSS.supports('selector(:popover-open)') && menu.matches(':popover-open')
}

/** Makes a chat begin with the language that the visitor chose for chats. */
function addChatWords(link: HTMLAnchorElement, general: string): void {
  const { href } = link
  const text = textOf(href)
  // What names a language is in that one, also before the press is known as a choice.
  if (!text || !/wa\.me\/\d/.test(href) || link.closest('#chat-languages')) return
  link.href = href.replace(/=.*/, `=${encodeURIComponent(withChatWords(text, general))}`)
  // For this press alone: the next one may be in another language.
  setTimeout(() => (link.href = href))
}

/** The opening text of a chat. Empty if there is none. */
const textOf = (href = '') => decodeURIComponent(href.split('?text=')[1] ?? '')
