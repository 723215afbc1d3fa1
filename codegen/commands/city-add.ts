import { join } from 'node:path'
import type { City } from '#generated/records.ts'
import type { Entry } from '../model/records.ts'
import { formatReport, locate } from '../problem/format-report.ts'
import type { Problem } from '../problem/problem.ts'
import { readText } from '../cache/folder-fingerprint.ts'
import { runCodegen } from '../run/run-codegen.ts'
import type { PlannedSite, RunOptions } from '../run/run-codegen.ts'
import { toSlug } from '../model/slug.ts'
import { replaceIfSame } from '../write/replace-if-same.ts'
import { formatCityLine, insertRecord } from './city/city-line.ts'
import type { Insertion, NewCity } from './city/city-line.ts'
import { describeNewCity } from './city/describe-new-city.ts'
import { explainFailure } from './terminal/explain-failure.ts'
import { findState } from './city/find-state.ts'
import { readCityArguments } from './city/read-city-arguments.ts'
import type { AskedCity } from './city/read-city-arguments.ts'
import { runOptionsOf } from './terminal/run-options.ts'
import { Refusal, reportFormat } from './terminal/terminal.ts'
import type { Command, Terminal } from './terminal/terminal.ts'

const file = 'data/cities.yaml'

// So many others would have to write between reading and writing, one after another.
const mostTries = 20

/** `npm run city:add`: puts a city's line into data/cities.yaml, if the site is sound with it, and says what it changes. */
export const cityAdd: Command = async (terminal) => {
  try {
    const asked = readCityArguments(terminal)
    const options = await runOptionsOf(terminal)
    for (let tries = 0; tries < mostTries; tries++) {
      const added = await planCity(asked, options)
      if ('problems' in added) return refuse(terminal, added)
      const isDryRun = terminal.values['dry-run'] === true
      const isDone =
        isDryRun || replaceIfSame(join(options.root, file), { before: added.text, after: added.place.text })
      if (!isDone) continue
      for (const line of describeAdded(added)) terminal.say(line)
      terminal.say(
        isDryRun ? 'This was a dry run: nothing was written.' : 'The line is written. Publish it with: npm run build',
      )
      return 0
    }
    throw new Refusal(`Other programs keep changing ${file}. Wait until they end, then add the city again.`)
  } catch (error) {
    const message = error instanceof Refusal ? error.message : explainFailure(error, 'add the city again')?.message
    if (message === undefined) throw error
    terminal.complain(`${message}\nNothing was written.\n`)
    return 1
  }
}

/** A city that can be added. */
interface Added {
  slug: string
  line: string
  /** The file's text that the line was put into. */
  text: string
  place: Insertion
  before: PlannedSite
  after: PlannedSite
}

/** Why there is none. */
interface Refused {
  problems: readonly Problem[]
  /** The data is broken without the city, too. */
  wasBroken: boolean
}

async function planCity(asked: AskedCity, options: RunOptions): Promise<Added | Refused> {
  const text = readText(join(options.root, file))
  const texts = (replaced: string) => ({ ...options, texts: new Map([[file, replaced]]) })
  const before = await runCodegen(text === '' ? options : texts(text))
  if (!before.site) return { problems: before.problems, wasBroken: true }
  const city = toCity(asked, before.site)
  const line = formatCityLine(city)
  const place = insertRecord(text, city.slug, line)
  const after = await runCodegen(texts(place.text))
  if (!after.site) return { problems: after.problems, wasBroken: false }
  return { slug: city.slug, line, text, place, before: before.site, after: after.site }
}

function refuse(terminal: Terminal, { problems, wasBroken }: Refused): number {
  if (wasBroken) terminal.complain('The data has mistakes already. Mend them first:\n\n')
  terminal.complain(formatReport(problems, reportFormat(terminal), { colour: terminal.hasColour }))
  return 1
}

function describeAdded({ slug, line, place, before, after }: Added): string[] {
  const neighbours = [place.after && `below ${place.after}`, place.before && `above ${place.before}`]
    .filter(Boolean)
    .join(', ')
  return [
    `${file}:${place.line}${neighbours ? `, ${neighbours}` : ''}\n  ${line}`,
    ...describeNewCity(slug, { before, after }),
  ]
}

/** The city with its state's code, and every city that it names by that one's own slug. */
function toCity(asked: AskedCity, { context }: PlannedSite): NewCity {
  const { cities, states } = context.whole.catalogue
  const owners = new Map(
    [...cities.values()].flatMap((entry) =>
      [entry.id, ...(entry.value.aliases ?? [])].map((slug) => [slug, entry] as const),
    ),
  )
  refuseTaken(asked, owners)
  const canonical = (given: string) => owners.get(toSlug(given))?.id ?? toSlug(given)
  const within = asked.within === undefined ? undefined : canonical(asked.within)
  return { ...asked, state: findState(asked.state, states), near: asked.near.map(canonical), within }
}

/** Each slug and each alias is an address, and an address has one owner. */
function refuseTaken({ slug, state, aliases }: AskedCity, owners: ReadonlyMap<string, Entry<City>>): void {
  const tellOwner = (taken: string): string | undefined => {
    const owner = owners.get(taken)
    if (!owner) return undefined
    const { file: path, line } = locate({ source: owner.source, path: owner.path, target: 'key' })
    const as = owner.id === taken ? `city "${taken}"` : `an alias of city "${owner.id}"`
    return `"${taken}" is taken: ${path}:${line} has it as ${as} (${owner.value.name}, ${owner.value.state}).`
  }
  const owner = tellOwner(slug)
  if (owner !== undefined)
    throw new Refusal(
      `The slug ${owner} If this is another place, give it a slug of its own: --slug ${slug}-${toSlug(state)}`,
    )
  for (const alias of aliases) {
    if (alias === slug) throw new Refusal(`The alias "${alias}" is the city's own slug. Leave it out.`)
    const toldAlias = tellOwner(alias)
    if (toldAlias !== undefined) throw new Refusal(`The alias ${toldAlias} Leave it out.`)
  }
}
