import { expect, test } from 'vitest'
import type { Office, Place } from '#generated/records.ts'
import { getPage, readData, textOf } from '../../helpers/site/built-site.ts'
import { namesOffice } from '../../helpers/site/names-office.ts'
import { standsIn } from '../../helpers/site/stated.ts'

const cities = readData('cities.yaml') as Record<
  string,
  { name: string; alias?: string; state: string; within?: string; googleSearchUrl?: string }
>
const states = readData('states.yaml')
const pages = Object.entries(cities).map(([slug, city]) => ({
  slug,
  city,
  shown: city.alias ?? city.name,
  ...getPage(`/gst/${slug}`),
  root: getPage(`/gst/${slug}`).root,
}))
const officeKinds = ['gst', 'gstat', 'roc', 'nclt', 'tradeMarks', 'epfo', 'esic'] as const
const slugsWhere = (isWrong: (page: (typeof pages)[number]) => boolean) =>
  pages.filter(isWrong).map((page) => page.slug)

test('the heading names the city, and the start button jumps to the sidebar', () => {
  expect(
    slugsWhere(({ root, shown }) => textOf(root.querySelector('h1')) !== `Easy GST Registration in ${shown}`),
  ).toEqual([])
  expect(
    slugsWhere(({ root }) => !root.querySelector(`main a[href="#${root.querySelector('main aside')?.id}"]`)),
  ).toEqual([])
})

test('all agreed sections stand on each page, in the order in which visitors ask', () => {
  const wanted = [
    'What is GST Registration',
    'Who Needs It',
    'Turnover Limit',
    'Benefits',
    'Fee and Time',
    'Documents Needed',
    'Return Filing',
    'Penalties',
    'FAQ Summary',
  ]
  expect(
    slugsWhere(
      ({ root }) =>
        root
          .querySelectorAll('main h2')
          .map(textOf)
          .filter((heading) => wanted.includes(heading))
          .join() !== wanted.join(),
    ),
  ).toEqual([])
  expect(
    slugsWhere(
      ({ root }) =>
        !['Regular', 'Composition', 'Voluntary'].every((kind) =>
          root.querySelectorAll('main h3').some((heading) => textOf(heading) === kind),
        ),
    ),
  ).toEqual([])
})

test('what is true of the whole state is a link away, and the whole price and the usual time come first', () => {
  const { root } = getPage('/gst/pune')
  const links = root.querySelectorAll('main a').map((link) => link.getAttribute('href'))
  for (const part of ['limits', 'returns', 'professional-tax', 'offices'])
    expect(links).toContain(`/gst/state/maharashtra#${part}`)
  const first = root.querySelector('main dl')!
  expect(first.querySelectorAll('a').map((link) => [textOf(link), link.getAttribute('href')])).toContainEqual([
    'from ₹2,359',
    '/services/gst-reg#pricing',
  ])
  expect(textOf(first)).toContain('3 to 7 working days')
})

test('limits, time and penalty are stated as they were agreed', () => {
  const wanted = [
    '₹40 lakh for goods',
    '₹20 lakh for services',
    '₹10 lakh in special cases',
    '2-6 days',
    '10% of the tax, minimum ₹10,000',
    'Evasion: 100% of the tax',
  ]
  expect(
    slugsWhere(({ root }) => !wanted.every((words) => standsIn(textOf(root.querySelector('main')), words))),
  ).toEqual([])
})

test('the sidebar opens a chat whose text asks for registration in that city', () => {
  const texts = (root: (typeof pages)[number]['root']) =>
    root
      .querySelectorAll('main aside a[href^="https://wa.me/"]')
      .map((link) => new URL(link.getAttribute('href')!).searchParams.get('text') ?? '')
  expect(
    slugsWhere(
      ({ root, shown }) =>
        textOf(root.querySelector('main aside h2')) !== 'Get Your GSTIN' ||
        !texts(root).some((text) => text.includes('GST registration') && text.includes(shown)),
    ),
  ).toEqual([])
})

test('"Find in" stands where the city has a listing, among them six that were agreed, and nowhere else', () => {
  expect(
    slugsWhere(({ root, city, shown }) => {
      const link = root.querySelectorAll('main aside a').find((one) => textOf(one) === `Find in ${shown}`)
      return link?.getAttribute('href') !== city.googleSearchUrl
    }),
  ).toEqual([])
  expect(
    ['mumbai', 'bengaluru', 'chennai', 'hyderabad', 'visakhapatnam', 'coimbatore'].filter(
      (slug) => cities[slug]!.googleSearchUrl === undefined,
    ),
  ).toEqual([])
  expect(textOf(getPage('/gst/bengaluru').root.querySelector('h1'))).toBe('Easy GST Registration in Bangalore')
})

test('what holds in the state of the city stands on its page: code, limits and quarterly day', () => {
  const rows = (root: (typeof pages)[number]['root']) =>
    Object.fromEntries(
      root
        .querySelectorAll('main dl div, main table tr')
        .map((row) => [textOf(row.querySelector('dt, th')), textOf(row.querySelector('dd, td'))]),
    )
  expect(
    slugsWhere(({ root, city }) => {
      const state = states[city.state]
      const found = rows(root)
      return (
        found['GST state code'] !== state.gstCode ||
        found['Limit, goods only'] !== `₹${state.goodsThresholdLakh} lakh` ||
        found['Limit, services'] !== `₹${state.servicesThresholdLakh} lakh` ||
        !textOf(root.querySelector('main')).includes(`by the ${state.quarterlyReturnDay === 22 ? '22nd' : '24th'}`)
      )
    }),
  ).toEqual([])
})

test('what is known of a city stands on its page, each office and list with its source, and nothing that is not in the data', () => {
  const places = readData('places.yaml') as Record<string, Place>
  const sources = readData('place-sources.yaml') as Record<string, { short: string; url: string }>
  const wrong = pages.flatMap(({ slug, city, root }) => {
    const { offices: known = {}, products } = { ...places[city.within ?? ''], ...places[slug] }
    const table = root
      .querySelectorAll('main table')
      .find((one) => one.getAttribute('aria-label')?.startsWith('Offices'))
    const rows = table?.querySelectorAll('tbody tr').map((row) => textOf(row.querySelector('td'))) ?? []
    const wanted = officeKinds.flatMap((kind) => (known[kind] ? [known[kind]] : []))
    const isTraced = (row: string, { office, source, confidence, under, address = '' }: Office) =>
      [office].flat().every((one) => namesOffice(row, one)) &&
      row.includes('one of') === Array.isArray(office) &&
      row.includes(sources[source]!.short) &&
      row.includes('call before you go') === (confidence === 'medium') &&
      row.includes(under ?? '') &&
      row.includes(address)
    const text = textOf(root.querySelector('main'))
    const lists = Object.values(products ?? {}).map((products) => products.join(', '))
    return [
      ...(rows.length === wanted.length ? [] : [`${slug}: ${rows.length} offices, ${wanted.length} in the data`]),
      ...wanted.filter((office, index) => !isTraced(rows[index] ?? '', office)).map(() => `${slug}: an office`),
      ...lists.filter((list) => !standsIn(text, list)).map((list) => `${slug}: ${list}`),
    ]
  })
  expect(wrong).toEqual([])
})

test.each([
  ['/gst/hosur', 'ta', 'தமிழில் கேளுங்கள்', 'Hosur'],
  ['/gst/state/tamil-nadu', 'ta', 'தமிழில் கேளுங்கள்', 'Tamil Nadu'],
  ['/gst/pune', 'mr', 'मराठीत विचारा', 'Pune'],
])('%s has a second chat in its language, which names the place', (path, language, label, place) => {
  const words = getPage(path).root.querySelector(`aside a span[lang="${language}"]`)
  expect(textOf(words)).toBe(label)
  const text = new URL(words!.closest('a')!.getAttribute('href')!).searchParams.get('text')!
  expect(text).toContain(readData('languages.yaml')[language].chat)
  expect(text).toContain(`GST registration in ${place}`)
})

test('a place in whose language the firm does not chat has one chat', () =>
  expect(getPage('/gst/shillong').root.querySelectorAll('aside a[href^="https://wa.me/"]').length).toBe(1))
