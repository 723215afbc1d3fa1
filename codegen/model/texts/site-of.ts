/** Where the State and the Reserve Bank publish their decisions. */
const ofAuthorities = /(?:^|\.)(?:gov\.in|nic\.in|rbi\.org\.in)$/

/** The name of a site that retells the law, without www; undefined for an authority. */
export function findRetellingSite(address: string): string | undefined {
  const host = /^https?:/.test(address) && URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''
  return !host.includes('.') || ofAuthorities.test(host) ? undefined : host
}

// Anybody can have a name under co.in and org.in.
const shortestOwnName = 4

/** Whether a text names a site: "lawcrux.com" names web.lawcrux.com. */
export function isSiteNamed(site: string, text: string): boolean {
  const [first = '', ...rest] = site.split('.')
  const whole = rest.length > 1 && (rest[0] ?? '').length >= shortestOwnName ? [site, rest.join('.')] : [site]
  return first !== '' && whole.some((name) => text.toLowerCase().includes(name))
}
