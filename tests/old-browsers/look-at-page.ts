/*
 * What is asked of a page, in the page: each function is sent to the browser as its text, so it
 * uses what Chromium 77 knows and nothing from outside itself.
 */

/**
 * Texts of the main part that take no room on the screen, other than what is folded, needs a
 * script, or is for readers alone.
 */
export function findHiddenTexts(): string[] {
  const left =
    'details:not([open]) > :not(summary), summary > span + span, form, fieldset, button, label, script, [data-needs-script], .visually-hidden, [role="status"], [aria-live]'
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  const hidden: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!
    if (!node.nodeValue!.trim() || parent.closest(left)) continue
    const { width, height } = parent.getBoundingClientRect()
    if (width < 2 || height < 2 || getComputedStyle(parent).visibility === 'hidden') hidden.push(node.nodeValue!)
  }
  return hidden
}

/** What is wider than the screen, other than what scrolls in itself. */
export function findTooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
  const wide = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    const sticksOut = width > 1 && (right > clientWidth + 1 || left < -1)
    return sticksOut && getComputedStyle(element).visibility !== 'hidden' && !isClipped(element.parentElement)
  })
  return [
    ...(scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth} px`] : []),
    ...wide.map((element) => element.outerHTML.slice(0, 120)),
  ]
}

/** Texts that nobody reads on a phone without a lens. */
export function findSmallTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main p, main li, main dd, main td, main a')]
    .filter((element) => element.innerText && parseFloat(getComputedStyle(element).fontSize) < 13)
    .map((element) => element.outerHTML.slice(0, 120))
}

/** The widths of all icons and of the logo; pictures are larger, and lie on grids of their own. */
export function listIconWidths(): number[] {
  return [...document.querySelectorAll('svg[viewBox="0 0 24 24"], header svg')].map(
    (icon) => icon.getBoundingClientRect().width,
  )
}

/** Controls in sight, which without a script would do nothing. */
export function findUselessControls(): string[] {
  return [...document.querySelectorAll('form, button, input, select, textarea')]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => element.outerHTML.slice(0, 120))
}

/** Where the links in sight lead by which the firm is written to or called. */
export function listWaysToWrite(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
    .filter((link) => /^(https:\/\/wa\.me|tel:|mailto:)/.test(link.href) && link.getClientRects().length > 0)
    .map((link) => link.href)
}
