import { expect, test } from 'vitest'
import type { Office, Offices, PageCity, PageOffices, PlaceSource } from '#generated/records.ts'
import { statePath } from '../../../codegen/model/route.ts'
import { formatDate } from '../../../codegen/model/texts/format.ts'
import { seatsOf } from '../../../codegen/pages/shared/places/state-seats.ts'
import { readData } from '../../helpers/project/read-data.ts'
import { cities, nameOf, places, states } from '../../helpers/site/records.ts'
import { allPages, getPage, sectionHeaded, textOf } from '../../helpers/site/built-site.ts'
import type { BuiltPage } from '../../helpers/site/built-site.ts'

/**
 * What the data knows of offices is printed, and what is printed is known: anyone who doubts an
 * office on a page finds its record, where it was read, on which day and how sure that is.
 */
const ofStates = readData('state-offices.yaml') as Record<string, Offices>
const sources = readData('place-sources.yaml') as Record<string, PlaceSource>
const { kinds, under, doubt, doubted, read } = readData('pages/offices.yaml') as PageOffices
const { offices: words } = readData('pages/city.yaml') as PageCity
const officeKinds = ['gst', 'gstat', 'roc', 'nclt', 'tradeMarks', 'epfo', 'esic'] as const
type Kind = (typeof officeKinds)[number]
type Element = BuiltPage['root']

const cityOf = new Map(
  Object.entries(cities).flatMap(([slug, { aliases = [] }]) => [slug, ...aliases].map((one) => [one, slug] as const)),
)
const cityPages = allPages.flatMap(({ path, root }) => {
  const slug = cityOf.get(/^\/gst\/([^/]+)$/.exec(path)?.[1] ?? '')
  return slug === undefined ? [] : [{ path, slug, root }]
})
const statePages = Object.entries(states).map(([code, { name }]) => ({
  path: statePath(name),
  code,
  root: getPage(statePath(name)).root,
}))

const kindNamed = (name: string) => officeKinds.find((kind) => name.startsWith(kinds[kind].name))
const ownOffices = (slug: string): Offices => places[slug]?.offices ?? places[cities[slug]!.within ?? '']?.offices ?? {}

/**
 * Whether a text names an office of the data. What several of them all are is said once, in front
 * of their names.
 */
function namesOffice(text: string, office: string): boolean {
  const [, sort, name = ''] = /^(Regional Office) (.+)$/.exec(office) ?? []
  return text.includes(office) || (sort !== undefined && text.includes(`${sort}: `) && text.includes(name))
}

/** Why a row of a table is not what the record has; nothing where it is. */
function faultOfRow(row: Element, record: Office | undefined, isOfCity: boolean): string | undefined {
  if (!record) return 'no record has it'
  const cell = row.querySelector('td')!
  const notes = cell.querySelectorAll('small').map(textOf)
  const source = sources[record.source]
  const link = cell.querySelector('small a')
  const known = [
    ...(record.under === undefined ? [] : [`${under} ${record.under}`]),
    ...(record.address === undefined ? [] : [record.address]),
    ...(record.confidence === 'medium' ? [doubt] : []),
  ]
  if (!['high', 'medium'].includes(record.confidence)) return `confidence ${record.confidence}`
  if (![record.office].flat().every((office) => namesOffice(textOf(cell), office))) return 'another office'
  if (isOfCity && textOf(cell).includes('one of') !== Array.isArray(record.office))
    return 'one of several, or the only one'
  if (!source || link?.getAttribute('href') !== source.url) return 'no link to where it was read'
  if (link.getAttribute('title') !== `${source.title}, ${formatDate(source.checkedOn)}`) return 'no day'
  return notes.slice(0, -1).join() === known.join() ? undefined : `remarks ${notes.join()}`
}

test('the tables of cities and states have every office that is known, each as its record says, and no other', () => {
  const rowsOf = (root: Element) => sectionHeaded(root, 'Offices')?.querySelectorAll('table tbody tr') ?? []
  const printed = [
    ...cityPages.map(({ path, slug, root }) => ({ path, offices: ownOffices(slug), rows: rowsOf(root) })),
    ...statePages.map(({ path, code, root }) => ({
      path,
      offices: ofStates[code] ?? {},
      // The first one is the tax department, which is no record here but a line of the state's own.
      rows: rowsOf(root).slice(1),
    })),
  ]
  expect(printed.flatMap(({ rows }) => rows).length).toBeGreaterThan(500)
  const wrong = printed.flatMap(({ path, offices, rows }) => {
    const shown = rows.map((row) => kindNamed(textOf(row.querySelector('th'))))
    const known = officeKinds.filter((kind) => kind in offices)
    if (shown.join() !== known.join()) return [`${path}: ${shown.join()} in place of ${known.join()}`]
    const faults = rows.map((row, index) =>
      faultOfRow(
        row,
        offices[known[index]!],
        cityPages.some((page) => page.path === path),
      ),
    )
    return faults.flatMap((fault) => (fault === undefined ? [] : [`${path}: ${fault}`]))
  })
  expect(wrong).toEqual([])
})

test('an address is printed only where it was read within half a year: offices move', () => {
  const { figuresAsOf } = readData('site.yaml') as { figuresAsOf: string }
  const dayOf = (iso: string) => Date.parse(iso) / 86_400_000
  const printed = Object.values(places).flatMap(({ offices = {} }) =>
    officeKinds.flatMap((kind) => (offices[kind]?.address === undefined ? [] : [offices[kind]])),
  )
  expect(printed.length).toBeGreaterThan(0)
  expect(printed.filter(({ source }) => dayOf(figuresAsOf) - dayOf(sources[source]!.checkedOn) > 183)).toEqual([])
})

test('under each table stands the day on which its offices were read, or the first and the last, for whoever cannot point at a link', () => {
  const wrong = [...cityPages, ...statePages].flatMap(({ path, root, ...of }) => {
    const rows = sectionHeaded(root, 'Offices')?.querySelectorAll('table tbody tr') ?? []
    const offices = 'slug' in of ? ownOffices(of.slug) : (ofStates[of.code] ?? {})
    const days = rows
      .flatMap((row) => {
        const kind = kindNamed(textOf(row.querySelector('th')))
        const record = kind && offices[kind]
        return record ? [sources[record.source]!.checkedOn] : []
      })
      .sort()
    const [from, to] = [days[0], days.at(-1)].map((day) => (day === undefined ? '' : formatDate(day)))
    const said = from === to ? `${read} ${from}.` : `Checked between ${from} and ${to}.`
    const isSaid = textOf(sectionHeaded(root, 'Offices') ?? null).includes(days.length > 0 ? said : 'Checked ')
    return isSaid === days.length > 0 ? [] : [path]
  })
  expect(wrong).toEqual([])
})

test('every city that a page names for an office of its state is the seat of that office in a record, and a doubt is said', () => {
  const linesOf = (root: Element) => sectionHeaded(root, 'Offices')?.querySelectorAll('dl div') ?? []
  const isKnown = (name: string, matter: string, offices: Offices) => {
    const kind: Kind | undefined = officeKinds.find((one) => matter.startsWith(kinds[one].matter))
    const record = kind && offices[kind]
    if (!kind || !record || !sources[record.source]?.checkedOn) return false
    const seats = seatsOf(record)
    const named = seats.length > 0 ? seats.map(nameOf) : [record.office].flat()
    const said = kinds[kind].matter + (record.confidence === 'high' ? '' : ` (${doubted})`)
    return named.includes(name) && matter === said && ['high', 'medium'].includes(record.confidence)
  }
  const printed = cityPages.flatMap(({ path, slug, root }) =>
    linesOf(root).flatMap((line) => {
      const far = textOf(line.querySelector('dt small'))
      const name = textOf(line.querySelector('dt')).slice(0, -far.length || undefined)
      const offices = ofStates[cities[slug]!.state] ?? {}
      const isOwnSeat = far !== words.here || [slug, cities[slug]!.within].some((one) => one && nameOf(one) === name)
      return textOf(line.querySelector('dd'))
        .split(', ')
        .map((matter) => ({
          said: `${path}: ${name}, ${matter}`,
          isTraced: isOwnSeat && isKnown(name, matter, offices),
        }))
    }),
  )
  expect(printed.length).toBeGreaterThan(700)
  expect(printed.filter(({ isTraced }) => !isTraced).map(({ said }) => said)).toEqual([])
})
