/** Where the State and the Reserve Bank publish what they decide. */
const ofAuthorities = /(?:^|\.)(?:gov\.in|nic\.in|rbi\.org\.in)$/

/**
 * The site, without its www, where somebody else retells the law; undefined where the address is an
 * authority's own.
 */
export function findRetellingSite(address: string): string | undefined {
  const host = /^https?:/.test(address) && URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''
  return !host.includes('.') || ofAuthorities.test(host) ? undefined : host
}

// The co and org of co.in and org.in are everybody's.
const shortestOwnName = 4

/**
 * Whether a text names a site, be it without its first part: lawcrux.com stands for
 * web.lawcrux.com.
 */
export function isNamed(site: string, text: string): boolean {
  const [first = '', ...rest] = site.split('.')
  const whole = rest.length > 1 && (rest[0] ?? '').length >= shortestOwnName ? [site, rest.join('.')] : [site]
  return first !== '' && whole.some((name) => text.toLowerCase().includes(name))
}
