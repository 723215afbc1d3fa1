const chatLink = 'a[href^="https://wa.me/"]'

/** What a page says of itself around its main element. */
export interface PageHead {
  title: string
  description: string
  canonical: string | undefined
  /** The chat that begins with the page's subject. */
  chat: string | undefined
  /** The header link to which the page belongs. */
  section: string | undefined
}

/** Reads it from a document: the shown one, or one that was fetched. */
export function readHead(page: Document): PageHead {
  const attribute = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name) ?? undefined
  return {
    title: page.title,
    description: attribute('meta[name="description"]', 'content') ?? '',
    canonical: attribute('link[rel="canonical"]', 'href'),
    chat: attribute(`header ${chatLink}`, 'href'),
    section: attribute('[data-links] [aria-current]', 'href'),
  }
}

/** Puts it around the shown page. The footer's chat stays general. */
export function setHead({ title, description, canonical, chat, section }: PageHead): void {
  document.title = title
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical ?? location.href)
  for (const link of document.querySelectorAll('[data-links] a')) {
    if (section !== undefined && link.getAttribute('href') === section) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  if (chat === undefined) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`:is(header, body > nav) ${chatLink}`))
    link.href = chat
}
