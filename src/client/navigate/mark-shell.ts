/** Marks the header link to which the shown page belongs. */
export function markSection(section: string | undefined): void {
  for (const link of document.querySelectorAll('[data-links] a')) {
    if (section && link.getAttribute('href') === section) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

const chatLink = 'a[href^="https://wa.me/"]'

/** Lets the ways to chat around a page begin with what the page is about; the footer's is about all. */
export function setChat(payload: object): void {
  const general = document.querySelector<HTMLAnchorElement>(`footer ${chatLink}`)?.href
  const own = 'chatHref' in payload ? payload.chatHref : general
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`:is(header, body > nav) ${chatLink}`))
    link.href = String(own)
}
