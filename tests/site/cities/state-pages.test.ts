import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { statePath } from '../../../codegen/model/route.ts'
import { readData } from '../../helpers/project/read-data.ts'
import { cities, places, states } from '../../helpers/site/records.ts'
import {
  allPages,
  getPage,
  hasPage,
  hrefsIn,
  mainText,
  partOf,
  partsOf,
  pathsWhere,
  readBuilt,
  sectionHeaded,
  textOf,
  typedNodesOf,
} from '../../helpers/site/built-site.ts'

const redirects = readData('redirects.yaml') as Record<string, string>
const pages = Object.entries(states).map(([code, state]) => {
  const path = statePath(state.name)
  return { code, state, path, root: getPage(path).root }
})
const slugsOf = (code: string) => Object.keys(cities).filter((slug) => cities[slug]!.state === code)

test('each of the 36 states and union territories has its page', () => expect(pages).toHaveLength(36))

/** What holds for the page of every state, as what is wrong with one for which it does not. */
const rules: readonly (readonly [rule: string, isWrong: (page: (typeof pages)[number]) => boolean])[] = [
  ['the heading names the state', ({ root, state }) => !textOf(root.querySelector('h1')).includes(state.name)],
  [
    'code, limits and quarterly day stand on top as the data has them',
    ({ root, state }) => {
      const figures = root.querySelectorAll('main dl dd').map(textOf)
      return ![
        state.gstCode,
        `₹${state.goodsThresholdLakh} lakh`,
        `₹${state.servicesThresholdLakh} lakh`,
        `${state.quarterlyReturnDay}${state.quarterlyReturnDay === 22 ? 'nd' : 'th'}`,
      ].every((figure) => figures.includes(figure))
    },
  ],
  [
    'a state lists its cities and neighbourhoods and no other, and each of them once',
    ({ code, root }) => {
      const wanted = slugsOf(code).map((slug) => `/gst/${slug}`)
      return hrefsIn(root, '#cities a').sort().join() !== wanted.sort().join()
    },
  ],
  [
    'each shows three dates, the next first',
    ({ root }) => {
      const days = root.querySelectorAll('main time').map((time) => time.getAttribute('datetime')!)
      return days.length !== 3 || days.join() !== [...days].sort().join()
    },
  ],
  [
    'what binds at any turnover answers the question above it',
    ({ root }) => {
      const answers = root.querySelectorAll('#limits li').map(textOf)
      const question = textOf(root.querySelector('#limits h3'))
      return answers.length === 0 || !answers.every((one) => one.startsWith('Yes: ')) || !question.endsWith('?')
    },
  ],
  [
    'what changed lately stands where something did, and nowhere else',
    ({ path, root }) => {
      const isTold = readBuilt(`${path.slice(1)}.md`).includes('Recent changes')
      const part = sectionHeaded(root, 'Recent changes')
      return isTold ? !part?.querySelector('li') : part !== undefined
    },
  ],
  ['the tax department stands among the offices', ({ path, state }) => !mainText(path).includes(state.taxDepartment)],
  [
    'search engines are told what the page is and where it stands, and nothing of an office',
    ({ path }) => {
      const types = typedNodesOf(getPage(path)).map((node) => String(node['@type']))
      return !types.includes('BreadcrumbList') || types.some((type) => /Business|Offer|Place/.test(type))
    },
  ],
  [
    'the Markdown twin of each state has its code',
    ({ path, state }) => !readBuilt(`${path.slice(1)}.md`).includes(state.gstCode),
  ],
]

for (const [rule, isWrong] of rules) test(rule, () => expect(pages.filter(isWrong).map(({ code }) => code)).toEqual([]))

test('a small map has a dot for each city of which it is known where it lies, north up', () => {
  const heightsOn = (path: string) => {
    const drawn = partsOf(path, '#cities svg path')[0]?.getAttribute('d') ?? ''
    return [...drawn.matchAll(/M\d+ (\d+)h0/g)].map(([, y]) => Number(y))
  }
  const tamilNadu = slugsOf('TN').filter((slug) => cities[slug]!.within === undefined && places[slug]?.at)
  expect(heightsOn('/gst/state/tamil-nadu')).toHaveLength(tamilNadu.length)
  // The northernmost city has the dot on top.
  expect(partsOf('/gst/state/tamil-nadu', '#cities svg text').map(textOf)).toContain('Chennai')
  expect(Math.min(...heightsOn('/gst/state/tamil-nadu'))).toBe(10)
  expect(heightsOn('/gst/state/delhi')).toEqual([])
})

test('a date names what is due and, behind a comma, for when', () => {
  const said = pages.map(({ root }) =>
    root.querySelectorAll('main time').map((time) => textOf(time.closest('tr')!.querySelector('td'))),
  )
  expect(said.filter((dates) => dates.length === 0)).toEqual([])
  const unclear = said
    .flat()
    .filter(
      (date) =>
        !/^[^,]+(, states of the 2\dth)?, ([A-Z][a-z]+ (to [A-Z][a-z]+ )?)?\d{4}/.test(date) || /two months/.test(date),
    )
  expect([...new Set(unclear)]).toEqual([])
})

test('the index leads to every state, with the number of its cities, and no city but the largest stands on it', () => {
  const index = getPage('/gst').root
  expect(new Set(hrefsIn(index, 'section[aria-labelledby=map] a'))).toEqual(new Set(pages.map(({ path }) => path)))
  const squares = index.querySelectorAll('section[aria-labelledby=map] a').map(textOf)
  const wrong = pages.filter(({ code, state }) => {
    const own = slugsOf(code).filter((slug) => cities[slug]!.within === undefined)
    const said = `${own.length} ${own.length === 1 ? 'city' : 'cities'}`
    return !squares.some((square) => square.includes(state.name) && square.endsWith(said))
  })
  expect(wrong.map(({ code }) => code)).toEqual([])
  const largest = hrefsIn(index, 'section[aria-labelledby=states] li a[href^="/gst/"]')
  expect(largest).toContain('/gst/mumbai')
  expect(largest).not.toContain('/gst/jayanagar')
  expect(pathsWhere(({ root }) => !root.querySelector('footer a[href="/gst"]'))).toEqual([])
})

test('the map is light: it draws no borders, and 36 squares alike are packed well', () => {
  const map = partOf('/gst', 'section[aria-labelledby=map]').toString()
  expect(Buffer.byteLength(map)).toBeLessThan(6.5 * 1024)
  expect(gzipSync(map).length).toBeLessThan(1.5 * 1024)
})

test('the map is reached from the menu of registrations, the home page and the service', () => {
  const leads = (path: string, selector: string) => hrefsIn(getPage(path).root, selector).includes('/gst')
  const places = [leads('/pricing', 'header details a'), leads('/', 'main a'), leads('/services/gst-reg', 'main a')]
  expect(places).toEqual([true, true, true])
})

test('where the law has a time of its own, no page of a state and no answer promises the days that it replaced', () => {
  const timed = allPages.filter(({ path }) => /^\/(gst\/state|do-i-need-gst)\//.test(path))
  expect(timed.length).toBeGreaterThan(50)
  expect(pathsWhere(({ path }) => /business days/.test(mainText(path)), timed)).toEqual([])
})

test('earlier names of states lead on', () => {
  const old = ['daman-and-diu', 'dadra-and-nagar-haveli', 'orissa', 'uttaranchal', 'pondicherry']
  expect(old.filter((slug) => !hasPage(redirects[`/gst/state/${slug}`] ?? ''))).toEqual([])
})
