import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Catalogue, Entry, WholeData, Singles } from '../../codegen/model/records.ts'
import { readLocaleId } from '../../codegen/model/locale.ts'
import { createContext } from '../../codegen/pages/shared/context.ts'
import { officeKinds } from '../../codegen/pages/topics/places/office-table.ts'
import { seatsOf } from '../../codegen/pages/city/parts.ts'
import { memoOfOneRun } from '../helpers/project/memo-of-one-run.ts'
import { pages, planRoutes } from '../../codegen/pages/all-pages.ts'
import type { RoutePlan } from '../../codegen/pages/shared/route-plan.ts'
import { changesIn } from '../helpers/edits/change-values.ts'
import { createRandom } from '../helpers/edits/random.ts'
import { isEvery } from '../helpers/every.ts'
import { makeSiteFolder } from '../helpers/project/site-folder.ts'

// A build makes a page again where its plan's `inputs` differ from those of the page that is there,
// and nowhere else; a page without cities it does not even look at while the context's `basis` is
// the same. So whatever differs in the data, equal inputs must be an equal record: a test changes
// kinds of places in it once, and plans anew. There are some 4,800; a run takes about 70 of them,
// and `npm run test:every` all.
const site = makeSiteFolder('real-data')
const random = createRandom(11)
let data: WholeData
let origin: string
/** What each city's page is made of, and made to. */
const sound = new Map<string, { inputs: string; text: string }>()

beforeAll(async () => {
  const { site: planned } = await site.run()
  origin = planned!.context.origin
  data = withLess(planned!.context.whole)
  for (const route of plan(data)!) {
    const inputs = inputsOf(route)
    if (inputs !== undefined) sound.set(route.path, { inputs, text: textOf(route) })
  }
  // All but the indexes and the pages of states, which are made to be compared.
  expect(sound.size).toBeGreaterThan(200)
})
afterAll(() => site.remove())

test('planning the same data again gives equal inputs and equal records', () => {
  const routes = plan(structuredClone(data))!.filter(({ path }) => sound.has(path))
  expect(routes.map((route) => [route.path, inputsOf(route)])).toEqual(
    [...sound].map(([path, { inputs }]) => [path, inputs]),
  )
  expect(routes.map(textOf)).toEqual([...sound.values()].map(({ text }) => text))
})

test('on another day, pages with equal inputs have equal records', async () => {
  // On the last one a new financial year begins.
  const days = isEvery ? ['2026-11-27', '2026-12-31', '2027-04-01'] : ['2027-04-01']
  const changes: Change[] = []
  for (const today of days)
    changes.push({ name: today, data: withLess((await site.run({ today })).site!.context.whole) })
  expectEqualRecords(changes, new Set(sound.keys()))
}, 60_000)

test('wherever a file of one record differs, pages with equal inputs have equal records', () => {
  const names = Object.keys(data.singles) as (keyof Singles)[]
  // Texts that all cities share: every tenth page has them, too.
  const paths = [...sound.keys()].filter((_, index) => index % 10 === 0)
  const changesTo = (name: keyof Singles) =>
    [...changesIn(data.singles[name].value)].map(({ name: place, value }): Change => ({
      name: `${name} ${place}`,
      data: { ...data, singles: { ...data.singles, [name]: { ...data.singles[name], value } } },
    }))
  // Texts of one page are planned alike: one of each file stands for the others.
  expectEqualRecords(
    names.flatMap((name) => (isEvery ? changesTo(name) : random.pick(changesTo(name)))),
    new Set(paths),
  )
}, 600_000)

// Pages of cities are compared whatever differs; the others only where the cities alone do. So
// every run changes more of the records that those pages are made of.
const ofCities: ReadonlySet<keyof Catalogue> = new Set([
  'states',
  'cities',
  'cityNames',
  'trades',
  'places',
  'stateOffices',
  'locales',
])

test('wherever one of many records differs, pages with equal inputs have equal records', () => {
  const names = Object.keys(data.catalogue) as (keyof Catalogue)[]
  const changes = names.flatMap((name) => {
    const records = data.catalogue[name] as ReadonlyMap<string, Entry<object>>
    const withRecords = (own: Iterable<[string, Entry<object>]>): WholeData => ({
      ...data,
      catalogue: { ...data.catalogue, [name]: new Map(own) },
    })
    const [first] = random.pick([...records])
    const all = [
      { name: `${name} turned round`, data: withRecords([...records].reverse()) },
      { name: `${name} without ${first}`, data: withRecords([...records].filter(([id]) => id !== first)) },
      ...oneOfEachShape([...records.values()], name).map((change) => ({
        name: change.name,
        data: withRecords([...records].map(([id, entry]) => [id, id === change.entry.id ? change.entry : entry])),
      })),
    ]
    return isEvery ? all : Array.from({ length: ofCities.has(name) ? 2 : 1 }, () => random.pick(all))
  })
  expectEqualRecords(changes, new Set(sound.keys()))
}, 600_000)

/** What every run has of the translations: half of the time is spent on planning all of them. */
const languages = ['hi']

/**
 * The data with a city of each state and sort, and those that they name, and with one language: all
 * would show no more.
 */
function withLess(whole: WholeData): WholeData {
  const { cities, places, locales } = whole.catalogue
  const sorts = new Map(
    [...cities.values()].map((entry) => [
      [entry.value.state, entry.value.within !== undefined, entry.value.near !== undefined].join(),
      entry,
    ]),
  )
  const seats = [...whole.catalogue.stateOffices.values()].flatMap(({ value }) =>
    officeKinds.flatMap((kind) => (value[kind] ? seatsOf(value[kind]) : [])),
  )
  const kept = new Set([...[...sorts.values()].map(({ id }) => id), ...seats])
  for (const id of kept)
    for (const named of [
      cities.get(id)!.value.within ?? [],
      cities.get(id)!.value.near ?? [],
      Object.values(places.get(id)?.value.offices ?? {}).flatMap(seatsOf),
    ].flat())
      kept.add(named)
  const isTold = (id: string) => isEvery || languages.includes(readLocaleId(id).language)
  const less = {
    cities: new Map([...cities].filter(([id]) => kept.has(id))),
    locales: new Map([...locales].filter(([id]) => isTold(id))),
  }
  return { ...whole, catalogue: { ...whole.catalogue, ...less } }
}

interface Change {
  name: string
  data: WholeData
}

/**
 * Every kind of change to records, each in one that chance picks among those that have the place.
 */
function oneOfEachShape(entries: readonly Entry<object>[], name: string): { name: string; entry: Entry<object> }[] {
  const shapes = new Map<string, { name: string; entry: Entry<object> }[]>()
  for (const entry of entries) {
    for (const { name: place, shape, value } of changesIn(entry.value)) {
      shapes.set(shape, [
        ...(shapes.get(shape) ?? []),
        { name: `${name} ${entry.id} ${place}`, entry: { ...entry, value: value as object } },
      ])
    }
  }
  return [...shapes.values()].map((same) => random.pick(same))
}

/**
 * The pages of the data; undefined where no page can be planned of it, as of a reference to
 * nothing. Validation, which refuses such data, is passed over.
 */
function plan(changed: WholeData): Planned[] | undefined {
  try {
    const context = createContext(changed, { origin, memo: memoOfOneRun(), isDeploy: false })
    return planRoutes(context).map((route) => ({
      ...route,
      from: route.inputs?.() ?? (pages[route.kind].namesCities ? undefined : context.basis),
    }))
  } catch {
    return undefined
  }
}

/** A page with what it is compared by. */
type Planned = RoutePlan & { from: string | undefined }

const inputsOf = ({ from }: Planned) => from

const textOf = (route: RoutePlan) => JSON.stringify(route.record())

function expectEqualRecords(changes: readonly Change[], paths: ReadonlySet<string>): void {
  const complaints: string[] = []
  let planned = 0
  for (const { name, data: changed } of changes) {
    const routes = plan(changed)
    if (routes) planned++
    const complaint = (routes ?? [])
      .filter(({ path }) => paths.has(path))
      .flatMap((route) => complaintOf(route) ?? [])[0]
    if (complaint) complaints.push(`${name}: ${complaint}`)
  }
  expect(complaints).toEqual([])
  expect(planned).toBeGreaterThan(changes.length / 2)
}

/** Where a page's record differs from the sound one, though its inputs do not. */
function complaintOf(route: Planned): string | undefined {
  const before = sound.get(route.path)
  if (before === undefined || before.inputs !== inputsOf(route)) return undefined
  const text = tryToMake(route)
  if (text === before.text) return undefined
  const at = [...text].findIndex((letter, index) => letter !== before.text[index])
  return `${route.path} has equal inputs, and ${text.slice(Math.max(0, at - 30), at + 60)} in place of ${before.text.slice(Math.max(0, at - 30), at + 60)}`
}

function tryToMake(route: RoutePlan): string {
  try {
    return textOf(route)
  } catch (error) {
    return `a failure: ${String(error)}`
  }
}
