import { Refusal } from './terminal.ts'

/** The origin from BASE_URL, checked strictly: every page contains it. Empty counts as unset. */
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
