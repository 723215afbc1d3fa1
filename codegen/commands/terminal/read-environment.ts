import { readDay } from '#src/rules/days/civil-day.ts'
import { dayInIndia } from '#src/rules/days/day-in-india.ts'
import { Refusal } from './terminal.ts'
import type { Terminal } from './terminal.ts'
import { checkPort } from './options.ts'

/** The day of the run in India, the only clock of the pipeline. SITE_TODAY sets another one. */
export function readToday(given: string | undefined, now = new Date()): string {
  if (given === undefined || given === '') return dayInIndia(now)
  if (readDay(given) === undefined)
    throw new Refusal(`SITE_TODAY is "${given}", which is no day. Write it as 2026-11-21, or leave it out.`)
  return given
}

/** The origin from BASE_URL, checked strictly: every page contains it. Empty counts as unset. */
export function readOrigin(given: string | undefined): string | undefined {
  const text = given?.trim().replace(/(?<!\/)\/+$/, '') ?? ''
  if (text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isOrigin =
    url?.protocol === 'https:' && url.origin === text && url.username === '' && url.hostname.includes('.')
  if (!isOrigin) {
    // Browsers know a host in Hindi letters by its xn-- form alone, in which it stands on pages.
    const isAbroad = url?.protocol === 'https:' && /[^\p{ASCII}]/u.test(text)
    const wanted = isAbroad ? url.origin : 'https://www.your-domain.in'
    throw new Refusal(
      `BASE_URL is "${given}", which cannot be the address of the site. Write https:// and the host${isAbroad ? ' in ASCII letters' : ''}, nothing behind it: BASE_URL=${wanted}`,
    )
  }
  return text
}

/** The port from --port, which has been validated, or from PORT. */
export function readPort({ values, env }: Pick<Terminal, 'values' | 'env'>, usual: number): number {
  if (typeof values['port'] === 'string') return Number(values['port'])
  const given = env['PORT'] ?? ''
  const wrong = given === '' ? undefined : checkPort(given)
  if (wrong !== undefined) throw new Refusal(`PORT: ${wrong}`)
  return given === '' ? usual : Number(given)
}

/** Vite reads the path of the project as an address, in which some signs have a meaning. */
export function refuseOddFolder(root: string): void {
  const odd = /[#?%*]|(?<!^[A-Z]):/i.exec(root)?.[0]
  if (odd)
    throw new Refusal(
      `The project lies in ${root}, and a "${odd}" in the name of a folder keeps the bundler from finding its files. Move it to a folder without #, ?, %, * and a colon.`,
    )
}
