import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import type { Place } from '#generated/records.ts'
import { readData } from '../../helpers/project/read-data.ts'
import { chatTextOf, getPage, hrefsIn, mainText, textOf } from '../../helpers/site/built-site.ts'
import { standsIn } from '../../helpers/site/stated.ts'

const cities = readData('cities.yaml') as Record<
  string,
  { name: string; alias?: string; state: string; within?: string; googleSearchUrl?: string }
>
const states = readData('states.yaml')
const pages = Object.entries(cities).map(([slug, city]) => {
  const { path, root } = getPage(`/gst/${slug}`)
  return { slug, city, shown: city.alias ?? city.name, path, root }
})
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
  const links = hrefsIn(root, 'main a')
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
  expect(slugsWhere(({ path }) => !wanted.every((words) => standsIn(mainText(path), words)))).toEqual([])
})

test('the sidebar opens a chat whose text asks for registration in that city', () => {
  const texts = (root: HTMLElement) => hrefsIn(root, 'main aside a[href^="https://wa.me/"]').map(chatTextOf)
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
  const rows = (root: HTMLElement) =>
    Object.fromEntries(
      root
        .querySelectorAll('main dl div, main table tr')
        .map((row) => [textOf(row.querySelector('dt, th')), textOf(row.querySelector('dd, td'))]),
    )
  expect(
    slugsWhere(({ path, root, city }) => {
      const state = states[city.state]
      const found = rows(root)
      return (
        found['GST state code'] !== state.gstCode ||
        found['Limit, goods only'] !== `₹${state.goodsThresholdLakh} lakh` ||
        found['Limit, services'] !== `₹${state.servicesThresholdLakh} lakh` ||
        !mainText(path).includes(`by the ${state.quarterlyReturnDay === 22 ? '22nd' : '24th'}`)
      )
    }),
  ).toEqual([])
})

test('the lists of products of a city or its district stand on its page', () => {
  const places = readData('places.yaml') as Record<string, Place>
  const listsOf = (slug: string, within = '') => Object.values(places[slug]?.products ?? places[within]?.products ?? {})
  const lacking = pages.flatMap(({ slug, city, path }) =>
    listsOf(slug, city.within)
      .map((products) => products.join(', '))
      .filter((list) => !standsIn(mainText(path), list))
      .map((list) => `${slug}: ${list}`),
  )
  expect(lacking).toEqual([])
})

test.each([
  ['/gst/hosur', 'ta', 'தமிழில் கேளுங்கள்', 'Hosur'],
  ['/gst/state/tamil-nadu', 'ta', 'தமிழில் கேளுங்கள்', 'Tamil Nadu'],
  ['/gst/pune', 'mr', 'मराठीत विचारा', 'Pune'],
])('%s has a second chat in its language, which names the place', (path, language, label, place) => {
  const words = getPage(path).root.querySelector(`aside a span[lang="${language}"]`)
  expect(textOf(words)).toBe(label)
  const text = chatTextOf(words!.closest('a')!)
  expect(text).toContain(readData('languages.yaml')[language].chat)
  expect(text).toContain(`GST registration in ${place}`)
})

test('a place in whose language the firm does not chat has one chat', () =>
  expect(getPage('/gst/shillong').root.querySelectorAll('aside a[href^="https://wa.me/"]').length).toBe(1))
