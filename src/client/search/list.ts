import styles from './list.css?inline'
import type { SearchTexts } from '../../pages/search/payload.ts'
import { askAbout, hideNumbers } from '../../lib/search/words/hide-numbers.ts'
import { sayFound } from '../../lib/search/say-found.ts'
import type { Found } from '../../lib/search/prepare-index.ts'

// As many as the list shows without scrolling on a laptop, with the line to all results below them.
const mostShown = 6

let lists = 0

interface Answer {
  found: readonly Found[]
  texts: SearchTexts
}

/** The list under a search field. Its links are followed like any others of the site. */
export function createList(input: HTMLInputElement, form: HTMLFormElement) {
  const id = `found-${++lists}`
  if (lists === 1) addStyles()
  const box = createBox(id, input)
  const { options, mark, move, choose } = createMarks(input, box)
  let shownFor: string | undefined
  let first: Found | undefined

  const open = (isOpen: boolean) => {
    box.hidden = !isOpen
    input.setAttribute('aria-expanded', String(isOpen && options().length > 0))
    if (!isOpen) shownFor = undefined
  }
  const close = () => {
    open(false)
    mark(-1)
    return true
  }

  setAttributes(input, { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': id })
  box.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('a'))) return
    // The header's field exists longer than the page.
    if (!input.closest('#page')) input.value = ''
    setTimeout(close)
  })
  close()
  form.append(box)

  return {
    isOpen: () => !box.hidden,
    isOf: (typed: string) => shownFor === typed,
    close,
    show: (typed: string, answer: Answer) => {
      box.replaceChildren(...describe(typed, answer, { id, action: form.action }))
      mark(-1)
      open(true)
      box.scrollTop = 0
      shownFor = typed
      first = answer.found[0]
      announce(answer)
    },
    move,
    /** Enter selects a guess, and opens it the second time. Without results it sends the form. */
    choose: () => {
      if (input.hasAttribute('aria-activedescendant')) return choose()
      return first !== undefined && (first.isGuess ? move(1) : choose())
    },
  }
}

/**
 * Its styles are wanted where the list is, and come with it, as a sheet that the site's policy
 * allows. Adding a rule to an existing sheet makes Chromium resolve fonts again and shifts the
 * page; older browsers, of before 2023, have no other way.
 */
function addStyles(): void {
  const isAdopter: boolean = 'adoptedStyleSheets' in document
  if (isAdopter) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  } else {
    const sheet = document.querySelector<HTMLLinkElement | HTMLStyleElement>('link[rel="stylesheet"], style')?.sheet
    // Inserted last: the first rules set the order of the layers.
    sheet?.insertRule(styles, sheet.cssRules.length)
  }
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}

function createBox(id: string, { labels }: HTMLInputElement): HTMLDivElement {
  const box = document.createElement('div')
  // A box that scrolls would be a tab stop.
  setAttributes(box, {
    id,
    class: 'search-results',
    role: 'listbox',
    tabindex: '-1',
    'aria-label': `${labels?.[0]?.textContent}`,
  })
  // The focus stays in the field while the list is pressed.
  const keepFocus = (press: Event) => press.preventDefault()
  box.onpointerdown = keepFocus
  box.onmousedown = keepFocus
  return box
}

/** The entry that the arrow keys have selected, while the focus stays in the field. */
function createMarks(input: HTMLInputElement, box: HTMLElement) {
  const options = () => [...box.querySelectorAll('a')]
  let active = -1
  const mark = (next: number) => {
    active = next
    options().forEach((option, index) => option.setAttribute('aria-selected', String(index === active)))
    const option = options()[active]
    if (!option) return input.removeAttribute('aria-activedescendant')
    input.setAttribute('aria-activedescendant', option.id)
    bringIntoView(box, option)
  }
  return {
    options,
    mark,
    /** Moves the selection by one, from the end to the field and from there to the beginning. */
    move: (step: number) => {
      const { length } = options()
      mark(((active + 1 + step + length + 1) % (length + 1)) - 1)
      return true
    },
    choose: () => {
      options()[Math.max(active, 0)]?.click()
      return true
    },
  }
}

/** Scrolls only the list: the page, which does not contain the header, must not move. */
function bringIntoView(box: HTMLElement, { offsetTop, offsetHeight }: HTMLElement): void {
  box.scrollTop = Math.min(offsetTop, Math.max(box.scrollTop, offsetTop + offsetHeight - box.clientHeight))
}

function describe(typed: string, { found, texts }: Answer, { id, action }: { id: string; action: string }): Element[] {
  const shown = found.slice(0, mostShown).map(({ href, title, label, note }) => {
    const link = make('a', title)
    link.href = href
    link.append(make('small', note === undefined ? label : `${label} · ${note}`))
    return link
  })
  if (found.length === 0) {
    const ask = make('a', texts.ask.label)
    setAttributes(ask, { href: askAbout(texts.ask.href, typed), target: '_blank', rel: 'noopener' })
    shown.push(ask)
  }
  if (found.length === 0 || found.length > mostShown) {
    const all = make('a', found.length === 0 ? texts.everything : `${texts.all} (${found.length})`)
    setAttributes(all, { href: `${action}?q=${encodeURIComponent(hideNumbers(typed))}` })
    shown.push(all)
  }
  shown.forEach((link, index) => {
    setAttributes(link, { id: `${id}-${index}`, role: 'option', tabindex: '-1' })
  })
  // A list may contain only its entries, so screen readers get this line from the live region.
  const line = make('p', sayFound(found, texts))
  line.setAttribute('aria-hidden', 'true')
  return found[0]?.isGuess || found.length === 0 ? [line, ...shown] : shown
}

function make<Name extends 'a' | 'p' | 'small'>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.textContent = text
  return element
}

/** Announces the results to screen readers. */
function announce({ found, texts }: Answer): void {
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = sayFound(found, texts)
}
