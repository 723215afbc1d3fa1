import { join } from 'node:path'
import type { City, State } from '#generated/records.ts'
import type { Entry, Records } from '../model.ts'
import { formatReport, locate } from '../problem/format-report.ts'
import type { Problem } from '../problem/problem.ts'
import { suggest } from '../problem/suggest.ts'
import { readText } from '../read/read-inputs.ts'
import { runCodegen } from '../run-codegen.ts'
import type { PlannedSite } from '../run-codegen.ts'
import { toSlug } from '../slug.ts'
import { replaceFile } from '../write/replace-file.ts'
import { formatCityLine, insertRecord } from './city-line.ts'
import type { NewCity } from './city-line.ts'
import { describeNewCity } from './describe-new-city.ts'
import { runOptionsOf } from './run-options.ts'
import { Refusal, reportFormat } from './terminal.ts'
import type { Command, Terminal } from './terminal.ts'

const file = 'data/cities.yaml'
const usage = 'npm run city:add -- "Vellore Fort" TN [--alias Velur] [--near vellore,chennai] [--within vellore] [--trades leather] [--slug vellore-fort] [--dry-run]'

/** `npm run city:add`: puts a city's line into data/cities.yaml, if the site is sound with it, and says what it changes. */
export const cityAdd: Command = async (terminal) => {
  const options = await runOptionsOf(terminal)
  try {
    const asked = readArguments(terminal)
    const before = await runCodegen(options)
    if (!before.site) {
      terminal.complain('The data has mistakes already. Mend them first:\n\n')
      return refuse(terminal, before.problems)
    }
    const city = toCity(asked, before.site)
    const line = formatCityLine(city)
    const place = insertRecord(readText(join(options.root, file)), city.slug, line)
    const after = await runCodegen({ ...options, texts: new Map([[file, place.text]]) })
    if (!after.site) return refuse(terminal, after.problems)
    if (!asked.isDryRun) replaceFile(join(options.root, file), place.text)
    const neighbours = [place.after && `below ${place.after}`, place.before && `above ${place.before}`].filter(Boolean).join(', ')
    terminal.say(`${file}:${place.line}${neighbours ? `, ${neighbours}` : ''}\n  ${line}`)
    for (const told of describeNewCity(city.slug, { before: before.site, after: after.site })) terminal.say(told)
    terminal.say(asked.isDryRun ? 'This was a dry run: nothing was written.' : 'The line is written. Publish it with: npm run build')
    return 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    terminal.complain(`${error.message}\nNothing was written.\n`)
    return 1
  }
}

function refuse(terminal: Terminal, problems: readonly Problem[]): number {
  terminal.complain(formatReport(problems, reportFormat(terminal), { colour: terminal.hasColour }))
  return 1
}

interface Asked {
  name: string
  state: string
  slug: string
  aliases: string[]
  near: string[]
  within: string | undefined
  trades: string[]
  isDryRun: boolean
}

function readArguments({ positionals, values, env }: Terminal): Asked {
  for (const name of ['alias', 'near', 'within', 'trades', 'slug', 'dry-run']) {
    // Without the two hyphens npm takes options for its own, and a dry run would be none.
    if (env[`npm_config_${name.replace('-', '_')}`] !== undefined && values[name] === undefined) throw new Refusal(`npm kept --${name} for itself. Put -- behind city:add:\n  ${usage}`)
  }
  const [name = '', state = '', ...more] = positionals.map((text) => text.trim().replace(/\s+/g, ' '))
  if (name === '' || state === '') throw new Refusal(`Name the city and its state:\n  ${usage}`)
  if (more.length > 0) throw new Refusal(`Put quotes around a name of several words:\n  ${usage}`)
  const list = (key: string) => [values[key] ?? []].flat().flatMap((text) => String(text).split(',')).map((text) => text.trim()).filter((text) => text !== '')
  const slug = String(values['slug'] ?? toSlug(name))
  if (slug === '') throw new Refusal(`"${name}" has no Latin letter from which an address could be made. Write the name in Latin letters, or add --slug.`)
  return { name, state, slug, aliases: list('alias').map(aliasSlug), near: list('near'), within: list('within')[0], trades: list('trades').map(toSlug), isDryRun: values['dry-run'] === true }
}

function aliasSlug(alias: string): string {
  const slug = toSlug(alias)
  if (slug === '') throw new Refusal(`The alias "${alias}" has no Latin letter from which an address could be made.`)
  return slug
}

/** The city with its state's code, and every city that it names by that one's own slug. */
function toCity({ isDryRun: _, ...asked }: Asked, { context }: PlannedSite): NewCity {
  const { cities, states } = context.data.catalogue
  const owners = new Map([...cities.values()].flatMap((entry) => [entry.id, ...(entry.value.aliases ?? [])].map((slug) => [slug, entry] as const)))
  refuseTaken(asked, owners)
  const canonical = (given: string) => owners.get(toSlug(given))?.id ?? toSlug(given)
  return { ...asked, state: findState(asked.state, states), near: asked.near.map(canonical), within: asked.within === undefined ? undefined : canonical(asked.within) }
}

/** Each slug and each alias is an address, and an address has one owner. */
function refuseTaken({ slug, state, aliases }: Pick<Asked, 'slug' | 'state' | 'aliases'>, owners: ReadonlyMap<string, Entry<City>>): void {
  const tellOwner = (taken: string): string | undefined => {
    const owner = owners.get(taken)
    if (!owner) return undefined
    const { file: path, line } = locate({ source: owner.source, path: owner.path, target: 'key' })
    return `"${taken}" is taken: ${path}:${line} has it as ${owner.id === taken ? `city "${taken}"` : `an alias of city "${owner.id}"`} (${owner.value.name}, ${owner.value.state}).`
  }
  const told = tellOwner(slug)
  if (told !== undefined) throw new Refusal(`The slug ${told} If this is another place, give it a slug of its own: --slug ${slug}-${toSlug(state)}`)
  for (const alias of aliases) {
    if (alias === slug) throw new Refusal(`The alias "${alias}" is the city's own slug. Leave it out.`)
    const toldAlias = tellOwner(alias)
    if (toldAlias !== undefined) throw new Refusal(`The alias ${toldAlias} Leave it out.`)
  }
}

/** The code of a state that was given by its code or its name. */
function findState(given: string, states: Records<State>): string {
  const plain = (text: string) => text.toLowerCase().replaceAll('&', 'and').replace(/[^a-z]/g, '')
  const found = [...states.values()].find(({ id, value }) => plain(given) === plain(id) || plain(given) === plain(value.name))
  if (found) return found.id
  const known = new Map([...states.values()].flatMap(({ id, value }) => [[id, id], [value.name, id]] as const))
  const meant = known.get(suggest(given.length <= 2 ? given.toUpperCase() : given, [...known.keys()]) ?? '')
  const hint = meant === undefined ? 'Write its two letters or its name as data/states.yaml has them.' : `Did you mean ${meant} (${states.get(meant)!.value.name})?`
  throw new Refusal(`data/states.yaml has no state "${given}". ${hint}`)
}
