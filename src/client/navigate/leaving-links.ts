interface LeavingLink {
  href: string
  /** The index among the links with this address, because the menu may hold another one. */
  nth: number
}

const leaving = new Map<string, LeavingLink>()
const linksTo = (href: string) => [...document.links].filter((link) => link.href === href)

/** Remembers the link through which a history entry is left. */
export function keepLeavingLink(key: string, link: HTMLAnchorElement): void {
  leaving.set(key, { href: link.href, nth: linksTo(link.href).indexOf(link) })
}

/** The link through which an entry was left, if it is still shown: a menu may be closed by now. */
export function findLeavingLink(key: string): HTMLElement | undefined {
  const left = leaving.get(key)
  const link = left && linksTo(left.href)[left.nth]
  return link?.getClientRects().length ? link : undefined
}
