import { join } from 'node:path'
import type { State } from '#generated/records.ts'
import { readText } from '../memo/folder-fingerprint.ts'
import { present } from '../lib/present.ts'
import { findState } from '../model/places/find-state.ts'
import { placeIn } from '../model/records.ts'
import type { Records } from '../model/records.ts'
import { cityPath } from '../model/route.ts'
import { toSlug } from '../model/slug.ts'
import type { RoutePlan } from '../pages/shared/route-plan.ts'
import { count, nameSome } from '../model/texts/format.ts'
import { formatReport, showPlace } from '../problem/format-report.ts'
import type { Problem } from '../problem/problem.ts'
import { suggest } from '../problem/suggest.ts'
import { runCodegen } from '../run-codegen.ts'
import type { PlannedSite, RunOptions } from '../run-codegen.ts'
import { formatCityLine, insertRecord } from './city/city-line.ts'
import type { NewCity } from './city/city-line.ts'
import { replaceUnchanged } from './city/replace-unchanged.ts'
import { describeMissing } from './report/describe-own-words.ts'
import { explainFailure } from './terminal/explain-failure.ts'
import { runOptionsOf } from './terminal/plan-site.ts'
import { Refusal, reportFormat } from './terminal/terminal.ts'
import type { Command, Terminal } from './terminal/terminal.ts'

const file = 'data/cities.yaml'
// More names than this would be a list and not a message.
const mostNamed = 6

/** `npm run city:add`: adds a city's line if the data is correct with it, and says what changes. */
export const cityAdd: Command = async (terminal) => {
  const options = await runOptionsOf(terminal)
  for (;;) {
    const code = await tryToAdd(terminal, options)
    if (code !== undefined) return code
  }
}

/** Undefined if somebody else has changed the file in the meantime: the checks must run again. */
async function tryToAdd(terminal: Terminal, options: RunOptions): Promise<number | undefined> {
  const before = await runCodegen(options)
  if (!before.site) return refuse(terminal, before.problems, 'The data has mistakes already. Mend them first:\n\n')
  const city = readCity(terminal, before.site.context.whole.catalogue.states)
  refuseKnown(city, before.site)
  const path = join(options.root, file)
  const line = formatCityLine(city)
  const was = readText(path)
  const inserted = insertRecord(was, city.slug, line)
  const after = await runCodegen({ ...options, texts: new Map([[file, inserted.text]]) })
  if (!after.site) return refuse(terminal, after.problems)
  const isDryRun = terminal.values['dry-run'] === true
  if (!isDryRun && !(await writeCities(path, { was, text: inserted.text }))) return undefined
  terminal.say(`${file}:${inserted.line}\n  ${line}`)
  for (const change of describeEffects(city.slug, before.site, after.site)) terminal.say(change)
  const warnings = after.problems.filter(({ place }) => place.source.file === file)
  if (warnings.length > 0)
    terminal.complain(formatReport(warnings, reportFormat(terminal), { colour: terminal.hasColour }))
  terminal.say(
    isDryRun
      ? 'This was a dry run: nothing was written.'
      : 'The line is written. See the page with npm run dev, then commit and push.',
  )
  return 0
}

function refuse(terminal: Terminal, problems: readonly Problem[], before = ''): number {
  terminal.complain(before + formatReport(problems, reportFormat(terminal), { colour: terminal.hasColour }))
  return 1
}

/** The report would show both lines, of which the file holds only one. */
function refuseKnown({ slug, name, state }: NewCity, { context }: PlannedSite): void {
  const { cities, states } = context.whole.catalogue
  const known = cities.get(slug) ?? [...cities.values()].find(({ value }) => value.aliases?.includes(slug))
  if (!known) return
  const place = showPlace(placeIn(known, [], 'key'))
  const said =
    known.id === slug
      ? `${slug} is already there: ${place}`
      : `${slug} is already an address of ${known.value.name}: ${place}`
  if (known.value.state === state) throw new Refusal(said)
  const [there, here] = [known.value.state, state].map((code) => states.get(code)?.value.name ?? code)
  throw new Refusal(
    `${said}, in ${there}. If you mean a place of the same name, add what tells them apart: npm run city:add -- "${name} (${here})" ${state}`,
  )
}

/** The city from the arguments and options. The checks decide whether the data accepts it. */
function readCity({ positionals, values }: Terminal, states: Records<State>): NewCity {
  const [name = '', state = '', ...more] = positionals.map((text) => text.trim().replace(/\s+/g, ' '))
  if (name === '' || state === '' || more.length > 0)
    throw new Refusal(
      'Write the name, in quotes if it has several words, and the state: npm run city:add -- "Vellore Fort" TN',
    )
  const list = (key: string) =>
    [values[key] ?? []]
      .flat()
      .flatMap((text) => String(text).split(','))
      .map(toSlug)
      .filter((slug) => slug !== '')
  const slug = String(values['slug'] ?? toSlug(name))
  if (slug === '') throw new Refusal(`"${name}" has no Latin letter to make an address from. Add --slug.`)
  return {
    slug,
    name,
    state: readState(state, states),
    aliases: list('alias'),
    within: toSlug(String(values['within'] ?? '')),
    near: list('near'),
    trades: list('trades'),
  }
}

/** The code of a state that was given by its code or its name. */
function readState(given: string, states: Records<State>): string {
  const found = findState(given, new Map([...states.values()].map(({ id, value }) => [id, value.name])))
  if (found !== undefined) return found
  const codes = new Map<string, string>()
  for (const { id, value } of states.values()) codes.set(id, id).set(value.name.toUpperCase(), id)
  const meant = suggest(given.toUpperCase(), [...codes.keys()])
  throw new Refusal(
    `data/states.yaml has no state "${given}". ${meant === undefined ? 'Write its two letters or its name.' : `Did you mean ${codes.get(meant)}?`}`,
  )
}

/** Whether the file was written; false if it is no longer what the line was made for. */
async function writeCities(path: string, texts: { was: string; text: string }): Promise<boolean> {
  try {
    const done = await replaceUnchanged(path, texts)
    if (typeof done === 'string') return done === 'written'
    throw new Refusal(
      `Another city:add holds ${file}. If none is running, delete ${done.heldBy} and add the city again.`,
    )
  } catch (error) {
    const failure = explainFailure(error, 'add the city again')
    throw failure ? new Refusal(`${failure.message} Nothing was written.`) : error
  }
}

/** What a new city changes on the site, one line each. */
function describeEffects(slug: string, before: PlannedSite, after: PlannedSite): string[] {
  const known = new Map(before.routes.map((route) => [route.path, route]))
  const own = present(
    after.routes.find(({ path }) => path === cityPath(slug)),
    `page of "${slug}"`,
  )
  const others = after.routes.filter((route) => route !== own && !known.has(route.path)).map(({ path }) => path)
  const isOther = (route: RoutePlan) => known.get(route.path)?.fingerprint() !== route.fingerprint()
  const changed = after.routes.filter((route) => known.has(route.path) && isOther(route)).map(({ path }) => path)
  return [
    `New: the page ${own.path}, "${own.title}"${others.length > 0 ? `, and ${others.join(', ')} for the same city` : ''}.`,
    own.canonicalPath === own.path
      ? `The sitemap gets one line more, ${own.path}.`
      : `The sitemap stays as it is: search engines are sent to ${own.canonicalPath}.`,
    ...describeMissing(slug, after.context.whole),
    ...(changed.length > 0
      ? [`${count(changed.length, 'other page')} will change: ${nameSome(changed, mostNamed)}.`]
      : []),
  ]
}
