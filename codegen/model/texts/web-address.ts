const copyAgain = 'Copy the address again from the browser.'

/** What is wrong with the address of another site, as the second half of a sentence. */
export function findAddressFault(address: string): { said: string; hint: string } | undefined {
  if (/^http:/i.test(address))
    return { said: 'does not begin with https://', hint: 'Write https:// in place of http://.' }
  if (!address.startsWith('https://'))
    return {
      said: 'does not begin with https://',
      hint: /^[\w.-]+\.[a-z]+/.test(address) ? `Write https://${address}` : copyAgain,
    }
  const [, authority = '', rest = ''] = /^https:\/\/([^/?#]*)(.*)/s.exec(address) ?? []
  if (authority === '')
    return { said: 'names no site behind https://', hint: 'Write it whole: https://www.name.in/page.' }
  if (/[\s\\]/.test(address)) return { said: 'holds a space or a backslash', hint: copyAgain }
  // The part before an @ is a login, a popular way to disguise where a link leads.
  if (authority.includes('@'))
    return {
      said: `leads to "${authority.slice(authority.lastIndexOf('@') + 1)}" with the login "${authority.slice(0, authority.lastIndexOf('@'))}"`,
      hint: 'Remove everything from behind https:// to the @.',
    }
  const host = authority.replace(/:\d*$/, '')
  // A Cyrillic "а" looks like a Latin "a", and leads to somebody else's site.
  if (/[^ -~]|(^|\.)xn--/i.test(host))
    return { said: 'has a letter in its name that is none of a to z', hint: 'Type the name by hand, in plain letters.' }
  if (!host.includes('.'))
    return {
      said: `leads to "${host}", and that is no name of a site`,
      hint: 'Write it whole: https://www.name.in/page.',
    }
  if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}$/i.test(host) || !URL.canParse(`https://${authority}${rest}`))
    return { said: 'is not a whole web address', hint: copyAgain }
  return undefined
}
