import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { readData } from '../../helpers/project/read-data.ts'
import { cities, nameOf, places, states } from '../../helpers/site/records.ts'
import {
  chatTextOf,
  getPage,
  hrefsIn,
  mainText,
  metaOf,
  partOf,
  sectionHeaded,
  textOf,
} from '../../helpers/site/built-site.ts'
import { standsIn } from '../../helpers/site/stated.ts'

const pages = Object.entries(cities).map(([slug, city]) => {
  const { path, root } = getPage(`/gst/${slug}`)
  return { slug, city, shown: nameOf(slug), path, root }
})
const sections = [
  'Who Needs It',
  'Documents Needed',
  'Return Filing',
  'What is GST Registration',
  'Turnover Limit',
  'Benefits',
  'Fee and Time',
  'Penalties',
  'FAQ Summary',
]
const figures = [
  '₹40 lakh for goods',
  '₹20 lakh for services',
  '₹10 lakh in special cases',
  '2-6 days',
  '10% of the tax, minimum ₹10,000',
  'Evasion: 100% of the tax',
]
/** What stands in the tables of a page, by the head of its row. */
const rowsOf = (root: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    root
      .querySelectorAll('main dl div, main table tr')
      .map((row) => [textOf(row.querySelector('dt, th')), textOf(row.querySelector('dd, td'))]),
  )
const headings = (root: HTMLElement, level: 'h2' | 'h3') => root.querySelectorAll(`main ${level}`).map(textOf)
const chats = (root: HTMLElement) => hrefsIn(root, 'main aside a[href^="https://wa.me/"]').map(chatTextOf)

/** What holds for the page of every city, as what is wrong with one for which it does not. */
const rules: readonly (readonly [rule: string, isWrong: (page: (typeof pages)[number]) => boolean])[] = [
  [
    'the heading names the city',
    ({ root, shown }) => textOf(root.querySelector('h1')) !== `Easy GST Registration in ${shown}`,
  ],
  [
    'the start button jumps to the sidebar',
    ({ root }) => !root.querySelector(`main a[href="#${root.querySelector('main aside')?.id}"]`),
  ],
  [
    'the page of a neighbourhood leads to its city',
    ({ root, city }) => city.within !== undefined && !hrefsIn(root, 'main p a').includes(`/gst/${city.within}`),
  ],
  [
    'all agreed sections stand on each page, in the order in which visitors ask',
    ({ root }) =>
      headings(root, 'h2')
        .filter((heading) => sections.includes(heading))
        .join() !== sections.join(),
  ],
  [
    'all three kinds of registration are told',
    ({ root }) => !['Regular', 'Composition', 'Voluntary'].every((kind) => headings(root, 'h3').includes(kind)),
  ],
  [
    'limits, time and penalty are stated as they were agreed',
    ({ path }) => !figures.every((words) => standsIn(mainText(path), words)),
  ],
  [
    'the sidebar opens a chat whose text asks for registration in that city',
    ({ root, shown }) =>
      textOf(root.querySelector('main aside h2')) !== 'Get Your GSTIN' ||
      !chats(root).some((text) => text.includes('GST registration') && text.includes(shown)),
  ],
  [
    '"Find in" stands where the city has a listing, and nowhere else',
    ({ root, city, shown }) => {
      const link = root.querySelectorAll('main aside a').find((one) => textOf(one) === `Find in ${shown}`)
      return link?.getAttribute('href') !== city.googleSearchUrl
    },
  ],
  [
    'what holds in the state of the city stands on its page: code, limits and quarterly day',
    ({ path, root, city }) => {
      const { gstCode, goodsThresholdLakh: goods, servicesThresholdLakh: services, ...state } = states[city.state]!
      const found = rowsOf(root)
      const limits = textOf(sectionHeaded(root, 'Turnover Limit'))
      return (
        found['GST state code'] !== gstCode ||
        found[goods === services ? 'Limit, goods and services' : 'Limit, goods only'] !== `₹${goods} lakh` ||
        (goods !== services && found['Limit, services'] !== `₹${services} lakh`) ||
        !mainText(path).includes(`by the ${state.quarterlyReturnDay === 22 ? '22nd' : '24th'}`) ||
        (city.within === undefined && !limits.includes(`the limit is ₹${goods} lakh`)) ||
        (city.within === undefined && goods !== services && !limits.includes(`₹${services} lakh if`))
      )
    },
  ],
  [
    'a city under the name by which it is known states its official one, and no other city does',
    ({ root, city }) =>
      city.within === undefined && rowsOf(root)['Official name'] !== (city.alias === undefined ? undefined : city.name),
  ],
  [
    'a page with distances says once what they are, and one without them does not',
    ({ path }) => {
      const said = mainText(path).split('Distances are in a straight line.').length - 1
      return said !== (/ km /.test(mainText(path)) ? 1 : 0)
    },
  ],
  [
    'a city leads to all of its parts',
    ({ path, city }) =>
      city.within !== undefined && !hrefsIn(getPage(`/gst/${city.within}`).root, 'main a').includes(path),
  ],
  [
    'no description promises local figures',
    ({ path }) => metaOf(getPage(path), 'description')!.includes('local figures'),
  ],
  [
    'the lists of products of a city or its district stand on its page',
    ({ slug, city, path }) =>
      Object.values(places[slug]?.products ?? places[city.within ?? '']?.products ?? {}).some(
        (products) => !standsIn(mainText(path), products.join(', ')),
      ),
  ],
]

for (const [rule, isWrong] of rules) test(rule, () => expect(pages.filter(isWrong).map(({ slug }) => slug)).toEqual([]))

test.each([
  ['trichy', 'tiruchirappalli'],
  ['kovai', 'coimbatore'],
  ['tirupur', 'tiruppur'],
  ['thuthukudi', 'thoothukudi'],
])('the page of another name, /gst/%s, speaks of %s', (alias, slug) => {
  const { root } = getPage(`/gst/${alias}`)
  const name = nameOf(slug)
  expect(textOf(root.querySelector('h1'))).toBe(`Easy GST Registration in ${name}`)
  expect(chats(root).filter((text) => !text.includes(name))).toEqual([])
})

test('six cities have the listing that was agreed, and Bengaluru the name by which it is known', () => {
  const listed = ['mumbai', 'bengaluru', 'chennai', 'hyderabad', 'visakhapatnam', 'coimbatore']
  expect(listed.filter((slug) => cities[slug]!.googleSearchUrl === undefined)).toEqual([])
  expect(textOf(partOf('/gst/bengaluru', 'h1'))).toBe('Easy GST Registration in Bangalore')
})

test('what is true of the whole state is a link away, and the whole price and the usual time come first', () => {
  const { root } = getPage('/gst/pune')
  const links = hrefsIn(root, 'main a')
  for (const part of ['limits', 'returns', 'professional-tax', 'offices'])
    expect(links).toContain(`/gst/state/maharashtra#${part}`)
  const first = root.querySelector('main aside')!
  expect(first.querySelectorAll('a').map((link) => [textOf(link), link.getAttribute('href')])).toContainEqual([
    'from ₹2,359',
    '/services/gst-reg#pricing',
  ])
  expect(textOf(first)).toContain('3 to 7 working days')
})

test.each([
  ['/gst/hosur', 'ta', 'தமிழில் கேளுங்கள்', 'Hosur'],
  ['/gst/state/tamil-nadu', 'ta', 'தமிழில் கேளுங்கள்', 'Tamil Nadu'],
  ['/gst/pune', 'mr', 'मराठीत विचारा', 'Pune'],
])('%s has a second chat in its language, which names the place', (path, language, label, place) => {
  const words = partOf(path, `aside a span[lang="${language}"]`)
  expect(textOf(words)).toBe(label)
  const text = chatTextOf(words.closest('a')!)
  expect(text).toContain(readData('languages.yaml')[language].chat)
  expect(text).toContain(`GST registration in ${place}`)
})

test('a place in whose language the firm does not chat has one chat', () =>
  expect(getPage('/gst/shillong').root.querySelectorAll('aside a[href^="https://wa.me/"]').length).toBe(1))
