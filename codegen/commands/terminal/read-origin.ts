import { Refusal } from './terminal.ts'

/**
 * The origin that BASE_URL gives in place of the data's: as strict as there, since the head of
 * every page has it. An empty one, such as a variable that a build machine does not have, counts as
 * none.
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
