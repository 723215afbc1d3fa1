import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import type { Office, Offices, PageCity, PageOffices, PlaceSource } from '#generated/records.ts'
import { statePath } from '../../../codegen/model/route.ts'
import { formatDate } from '../../../codegen/model/texts/format.ts'
import { distanceTo } from '../../../codegen/pages/topics/places/distance-to.ts'
import { seatsOf } from '../../../codegen/pages/city/parts.ts'
import { readData } from '../../helpers/project/read-data.ts'
import { cities, nameOf, places, states } from '../../helpers/site/records.ts'
import { getPage, hrefsIn, partOf, sectionHeaded, textOf } from '../../helpers/site/built-site.ts'

/**
 * What the data knows of offices is printed, and what is printed is known: anyone who doubts an
 * office on a page finds its record, where it was read, on which day and how sure that is.
 */
const ofStates = readData('state-offices.yaml') as Record<string, Offices>
const sources = readData('place-sources.yaml') as Record<string, PlaceSource>
const { kinds, under, doubt, doubted, read } = readData('pages/offices.yaml') as PageOffices
const { offices: words } = readData('pages/city.yaml') as PageCity
const officeKinds = ['gst', 'gstat', 'roc', 'nclt', 'tradeMarks', 'epfo', 'esic'] as const
const isPrinted = ({ confidence }: Office) => ['high', 'medium'].includes(confidence)

/** What a page says of offices, with the records of those in its table. */
function officesOn(path: string, offices: Offices) {
  const part = sectionHeaded(getPage(path).root, 'Offices')
  const rows = part?.querySelectorAll('table tbody tr') ?? []
  return { path, part, rows, offices }
}
const cityPages = Object.entries(cities).flatMap(([slug, { aliases = [], within = '' }]) =>
  [slug, ...aliases].map((name) => ({
    slug,
    ...officesOn(`/gst/${name}`, places[slug]?.offices ?? places[within]?.offices ?? {}),
  })),
)
const statePages = Object.entries(states).map(([code, { name }]) => {
  const page = officesOn(statePath(name), ofStates[code] ?? {})
  // The first row is the tax department, which is no record here but a line of the state's own.
  return { ...page, rows: page.rows.slice(1) }
})

/**
 * Whether a text names an office of the data. What several of them all are is said once, in front
 * of their names.
 */
function namesOffice(text: string, office: string): boolean {
  const [, sort, name = ''] = /^(Regional Office) (.+)$/.exec(office) ?? []
  return text.includes(office) || (sort !== undefined && text.includes(`${sort}: `) && text.includes(name))
}

/** Why a row of a table is not what the record has; nothing where it is. */
function faultOfRow(row: HTMLElement, record: Office, isOfCity: boolean): string | undefined {
  const cell = row.querySelector('td')!
  const notes = cell.querySelectorAll('small').map(textOf)
  const source = sources[record.source]
  const link = cell.querySelector('small a')
  const known = [
    ...(record.under === undefined ? [] : [`${under} ${record.under}`]),
    ...(record.address === undefined ? [] : [record.address]),
    ...(record.confidence === 'medium' ? [doubt] : []),
  ]
  if (!isPrinted(record)) return `confidence ${record.confidence}`
  if (![record.office].flat().every((office) => namesOffice(textOf(cell), office))) return 'another office'
  if (isOfCity && textOf(cell).includes(' or ') !== Array.isArray(record.office))
    return 'one of several, or the only one'
  if (!source || link?.getAttribute('href') !== source.url) return 'no link to where it was read'
  if (link.getAttribute('title') !== `${source.title}, ${formatDate(source.checkedOn)}`) return 'no day'
  return notes.slice(0, -1).join() === known.join() ? undefined : `remarks ${notes.join()}`
}

test('the tables of cities and states have every office that is known, each as its record says, and no other', () => {
  const printed = [...cityPages, ...statePages]
  expect(printed.flatMap(({ rows }) => rows).length).toBeGreaterThan(500)
  const wrong = printed.flatMap((page) => {
    const shown = page.rows.map((row) => textOf(row.querySelector('th')))
    const known = officeKinds.filter((kind) => kind in page.offices)
    if (shown.length !== known.length || !known.every((kind, index) => shown[index]!.startsWith(kinds[kind].name)))
      return [`${page.path}: ${shown.join()} in place of ${known.join()}`]
    return page.rows
      .map((row, index) => faultOfRow(row, page.offices[known[index]!]!, 'slug' in page))
      .flatMap((fault) => (fault === undefined ? [] : [`${page.path}: ${fault}`]))
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
  const wrong = [...cityPages, ...statePages].filter(({ part, rows, offices }) => {
    const days = officeKinds.flatMap((kind) => (offices[kind] ? [sources[offices[kind].source]!.checkedOn] : [])).sort()
    if (rows.length === 0) return textOf(part).includes('Checked ')
    const [from, to] = [days[0]!, days.at(-1)!].map((day) => formatDate(day))
    return !textOf(part).includes(from === to ? `${read} ${from}.` : `Checked from ${from} to ${to}.`)
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

/** The lines on offices that serve a whole state: the place, how far it is, and the matters. */
const linesOn = (part: HTMLElement | undefined) =>
  (part?.querySelectorAll('dl div') ?? []).map((line) => {
    const far = textOf(line.querySelector('dt small'))
    const name = textOf(line.querySelector('dt')).slice(0, -far.length || undefined)
    return { name, far, matters: textOf(line.querySelector('dd')).split(', ') }
  })

test('a city’s page names each seat of an office of its state with its matters, and no other, and a doubt is said', () => {
  const wrong = cityPages.flatMap(({ path, slug, part, offices }) => {
    const { state, within } = cities[slug]!
    const wanted = officeKinds.flatMap((kind) => {
      const record = ofStates[state]?.[kind]
      if (!record || kind in offices || !isPrinted(record)) return []
      const seats = seatsOf(record)
      const matter = kinds[kind].matter + (record.confidence === 'high' ? '' : ` (${doubted})`)
      return (seats.length > 0 ? seats.map(nameOf) : [record.office].flat()).map((name) => `${name}: ${matter}`)
    })
    const printed = linesOn(part).flatMap(({ name, far, matters }) => {
      const isHere = [slug, within].some((one) => one && nameOf(one) === name)
      return matters.map((matter) => `${name}${far === words.here && !isHere ? ' is not here' : ''}: ${matter}`)
    })
    return printed.sort().join() === wanted.sort().join() ? [] : [`${path}: ${printed.join()}, not ${wanted.join()}`]
  })
  expect(cityPages.flatMap(({ part }) => linesOn(part)).length).toBeGreaterThan(500)
  expect(wrong).toEqual([])
})

test('the seats are as far as the coordinates say, the nearest first, and a city is not far from itself', () => {
  for (const slug of ['tiruppur', 'darjeeling', 'thane', 'port-blair', 'agartala']) {
    const lines = linesOn(officesOn(`/gst/${slug}`, {}).part)
    for (const { name, far } of lines.filter((line) => line.far.includes(' km'))) {
      const seat = Object.keys(cities).find((one) => nameOf(one) === name)!
      expect(far).toContain(`${distanceTo(places[slug]!.at!, places[seat]!.at!).km} km`)
    }
    const said = lines.map(({ far }) => Number(/(\d+) km/.exec(far)?.[1] ?? (far === words.here ? 0 : Infinity)))
    expect(said).toEqual([...said].sort((a, b) => a - b))
  }
  expect(linesOn(officesOn('/gst/mumbai', {}).part).map(({ name, far }) => name + far)).toEqual(['Mumbaihere'])
})

test('the offices of a city lead to the table of its state, which has the tax department and every source', () => {
  const own = cityPages.filter(({ slug }) => cities[slug]!.within === undefined)
  expect(own.filter(({ part }) => !/^\/gst\/state\/.+#offices$/.test(hrefsIn(part!).at(-1)!))).toEqual([])
  expect(textOf(partOf('/gst/state/tamil-nadu', '#offices table'))).not.toBe('')
})
