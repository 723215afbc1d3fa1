import { Refusal } from './terminal.ts'

/**
 * The origin that BASE_URL sets instead of the data's. It is checked as strictly, because the head
 * of every page contains it. An empty one, such as a variable that a build machine does not set,
 * counts as none.
 */
export function readOrigin(given: string | undefined): string | undefined {
  const text = given?.trim().replace(/\/+$/, '') ?? ''
  if (text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isOrigin =
    url?.protocol === 'https:' && url.origin === text && url.username === '' && url.hostname.includes('.')
  if (!isOrigin)
    throw new Refusal(
      `BASE_URL is "${given}", which cannot be the address of the site. Write https:// and the host, nothing behind it: BASE_URL=https://www.your-domain.in`,
    )
  return text
}
