import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { SearchGroup, SearchIndex } from '#src/pages/search/payload.ts'
import { rankBest } from '../../../src/lib/search/find-best.ts'
import { fold } from '../../../src/rules/fold.ts'
import { isNear } from '../../../src/lib/search/words/is-near.ts'
import { findRedirect, findSameAddress, keepLikely, wordsOfAddress } from '../../../src/lib/search/likely-pages.ts'
import { loadSearch, openIndex } from '../../../src/lib/search/load-search.ts'
import { findEntries, prepareGroups } from '../../../src/lib/search/prepare-index.ts'
import { sayFound } from '../../../src/lib/search/say-found.ts'
import { askAbout, hideNumbers } from '../../../src/lib/search/words/hide-numbers.ts'
import { isMisspelt, toSound } from '../../../src/lib/search/words/sounds-alike.ts'
import { toFindable } from '../../../src/lib/search/words/rank-words.ts'

describe('what is typed and what is searched are folded alike', () => {
  test.each([
    ['  Púne  ', 'pune'],
    ['12A/80G', '12a 80g'],
    ['GSTR-3B', 'gstr 3b'],
    ['aoc4', 'aoc 4'],
    ['194 IA', '194ia'],
    ['12a80g', '12a 80g'],
    ['15th', '15 th'],
    ['31 to 40', '31 to 40'],
    ['आयकर80', 'आयकर 80'],
    ['P.V.T. Ltd.', 'pvt ltd'],
    ["Company's", 'companys'],
    ['கோவை', 'கோவை'],
    ['नई दिल्ली', 'नई दिल्ली'],
    ['—', ''],
  ])('%s is %s', (typed, want) => expect(fold(typed)).toBe(want.normalize('NFD')))

  test('no word of an Indian script is folded away', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('கோவை', 'कोलकाता', 'హైదరాబాద్', 'ಮೈಸೂರು', 'കൊച്ചി', 'কলকাতা', 'સુરત', 'ਲੁਧਿਆਣਾ', 'କଟକ', 'دہلی'),
        (word) => fold(word) !== '',
      ),
    ))
})

test.each([
  ['27AAPFU0939F1ZV', 'GSTIN 27'],
  ['my gstin 27 aapfu 0939 f 1zv please', 'my gstin GSTIN 27 please'],
  ['pan abcpe1234f', 'pan PAN'],
  ['BLRA12345B', 'TAN'],
  ['aadhaar 1234 5678 9012', 'aadhaar'],
  ['call 98765 43210', 'call'],
  ['9876543210', ''],
  ['chennai 600001', 'chennai 600001'],
  ['15-12-2026', '15-12-2026'],
])('of "%s" no address and no chat has more than "%s"', (typed, want) => {
  expect(hideNumbers(typed)).toBe(want)
  expect(askAbout('https://wa.me/1?text=On%20%7Bwords%7D', typed)).toBe(
    `https://wa.me/1?text=On%20${encodeURIComponent(want)}`,
  )
})

describe('one letter may be wrong', () => {
  test.each([
    ['two that changed places', 'traedmark', 'trademark'],
    ['the beginning of a longer word', 'regstr', 'registration'],
  ])('%s: %s is near %s', (_, typed, word) => expect(isNear(typed, word)).toBe(true))

  test.each([
    ['in fewer than five letters', 'sole', 'sale'],
    ['two letters', 'tredmark', 'trademarks'.slice(0, 5)],
    ['two letters apart', 'trafemurk', 'trademark'],
  ])('but not %s: %s and %s', (_, typed, word) => expect(isNear(typed, word)).toBe(false))

  test('whichever letter it is', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 6, maxLength: 14 }),
        fc.nat(),
        fc.constantFrom(...'abcdxyz'),
        fc.constantFrom<'leave' | 'add' | 'change'>('leave', 'add', 'change'),
        (word, place, letter, edit) => {
          const at = place % word.length
          const typed = word.slice(0, at) + (edit === 'leave' ? '' : letter) + word.slice(edit === 'add' ? at : at + 1)
          return isNear(typed, word)
        },
      ),
    ))
})

// What is surely meant by a misspelling, and what is only a guess: tests/codegen/pages/search.
test.each([
  ['what it sounds like is short', 'laakh', 'lakh'],
  ['it is in another script', 'கோவை', 'கோயை'],
])('a misspelt word is not surely meant where %s: %s and %s', (_, typed, word) =>
  expect(isMisspelt(toSound(typed), toSound(word))).toBe(false),
)

const thing = (title: string, words: string[] = [], text = '') => ({
  title,
  findable: toFindable([title, ...words], { text }),
})
const titles = (found: readonly { title: string }[]) => found.map(({ title }) => title)

describe('what was found is in order', () => {
  const order = (typed: string, ...things: ReturnType<typeof thing>[]) =>
    titles(rankBest(things, typed).map(({ one }) => one))

  test('whole words before beginnings, and nothing by the inside of a word', () =>
    expect(order('gift', thing('Regifting'), thing('Giftware'), thing('Gift Deed'))).toEqual(['Gift Deed', 'Giftware']))
  test('among equals as they were given', () =>
    expect(order('deed', thing('Sale Deed'), thing('Gift Deed'))).toEqual(['Sale Deed', 'Gift Deed']))

  test('guesses are left out where something is spelt as it was typed', () =>
    expect(order('trade', thing('Trace'), thing('Trade Licence'))).toEqual(['Trade Licence']))
  test('where nothing has all of three words, most of them are enough', () =>
    expect(order('gst registration goa fast', thing('GST Registration in Goa'), thing('GST'))).toEqual([
      'GST Registration in Goa',
    ]))
  test.each([
    ['gst returns', 'GST Return'],
    ['companies', 'Company'],
    ['taxes', 'Tax'],
    ['licenses', 'License'],
  ])('a plural is its singular, and as sure: %s', (typed, title) =>
    expect(rankBest([thing(title)], typed)).toMatchObject([{ isGuess: false, one: { title } }]),
  )
  test.each(['tds', 'mass', 'news'])('what only ends like a plural is none: %s', (typed) =>
    expect(order(typed, thing('TD'), thing('Mas'), thing('New'))).toEqual([]),
  )
  test('a word of cost is not required beside another, and puts what has it in its title first', () =>
    expect(order('llp cost', thing('LLP'), thing('Cost of an LLP'), thing('Cost of a Trademark'))).toEqual([
      'Cost of an LLP',
      'LLP',
    ]))
  test('alone, it is', () => expect(order('fees', thing('LLP'), thing('Late Fee'))).toEqual(['Late Fee']))
  test('words of Hindi grammar are left out beside others', () =>
    expect(order('gst kaise le', thing('Leh'), thing('GST Registration'))).toEqual(['GST Registration']))

  test('words do not run together across brackets, commas and the like', () =>
    expect(order('itr', thing('Pay It (Reverse Charge)'), thing('It, Really'))).toEqual([]))
  test.each(['', '  ', '?', '/'])('nothing is found by "%s"', (typed) => expect(order(typed, thing('GST'))).toEqual([]))
})

test('a guess is asked for by its title, and with one question mark', () => {
  const texts = { one: 'result', many: 'results', guess: 'Did you mean', none: 'Nothing' }
  expect(sayFound([{ title: 'Raipur', isGuess: true }, { title: 'Bihar' }], texts)).toBe('Did you mean Raipur?')
  expect(sayFound([{ title: 'Do I need GST?', isGuess: true }], texts)).toBe('Did you mean Do I need GST?')
  expect(sayFound([{ title: 'Raipur' }], texts)).toBe('1 result')
  expect(sayFound([], texts)).toBe('Nothing')
})

describe('words of a whole kind', () => {
  const groups = [
    { label: 'Service', entries: [{ title: 'GST Registration', href: '/a' }] },
    { label: 'City', words: 'GST registration', entries: [{ title: 'Pune', href: '/p', note: 'Maharashtra' }] },
  ]
  const find = (typed: string) => titles(findEntries(prepareGroups(groups), typed))

  test('find one by its own name beside them', () => expect(find('gst pune')).toEqual(['Pune']))
  test('do not bring all of them beside what is called so', () => expect(find('gst')).toEqual(['GST Registration']))
  test('what is said beside a title finds it', () => expect(find('maharashtra')).toEqual(['Pune']))
})

describe('an index in parts', () => {
  const load = (asked: string[]) => async (name: string) => {
    asked.push(name)
    return [{ title: 'New Delhi', href: '/gst/new-delhi' }]
  }
  const texts = {} as SearchIndex['texts']
  const groups: SearchGroup[] = [
    { id: 'cities', label: 'City', entries: [{ title: 'Pune', href: '/gst/pune' }], parts: ['d', 'ne', 'no'] },
  ]

  test('loads what begins with the letters that were typed, once', async () => {
    const asked: string[] = []
    const { find } = await openIndex({ texts, groups }, load(asked))
    expect(titles(await find('pune'))).toEqual(['Pune'])
    expect(asked).toEqual([])
    expect(titles(await find('new de'))).toEqual(['New Delhi'])
    await find('new delhi')
    expect(asked).toEqual(['cities-d', 'cities-ne'])
  })

  test('answers without a part that does not come, and asks for it again', async () => {
    let tries = 0
    const { find } = await openIndex({ texts, groups }, () => {
      tries++
      return Promise.reject(new Error('no line'))
    })
    expect(await find('delhi')).toEqual([])
    expect(await find('delhi')).toEqual([])
    expect(tries).toBe(2)
  })

  test('is asked for again where it did not come', async () => {
    const answers = [() => Promise.reject(new Error('no line')), async () => Response.json({ texts, groups })]
    vi.stubGlobal('fetch', () => answers.shift()!())
    await expect(loadSearch()).rejects.toThrow('no line')
    expect(titles(await (await loadSearch()).find('pune'))).toEqual(['Pune'])
    vi.unstubAllGlobals()
  })

  test('lets a visitor type while it is prepared, and finds all of it', async () => {
    const entries = Array.from({ length: 130 }, (_, index) => ({ title: `Town ${index}`, href: `/gst/town-${index}` }))
    let keysAnswered = 0
    for (let key = 0; key < 3; key++) setTimeout(() => keysAnswered++, key)
    const { find } = await openIndex({ texts, groups: [{ id: 'cities', label: 'City', entries }] })
    expect(keysAnswered).toBeGreaterThan(0)
    expect(titles(await find('town 129'))).toContain('Town 129')
  })
})

describe('an address without a page', () => {
  test.each([
    ['/services/gst-registration', ['gst registration', 'services']],
    ['/Pricing.php', ['Pricing']],
    ['/%F0%9F%99%82', ['🙂']],
    ['/100%', ['100%']],
    ['/', []],
  ])('%s says %o', (path, want) => expect(wordsOfAddress(path)).toEqual(want))

  const found = [
    { title: 'GST Registration', href: '/services/gst-reg', label: 'Service' },
    { title: 'Trust', href: '/services/trust', label: 'Service', text: 'gst registration of a trust' },
  ]
  test('is answered by nothing where no word of it tells what is looked for', () =>
    expect(keepLikely([{ title: 'Services above ₹20 lakh', href: '/above', label: 'Answer' }], 'services')).toEqual([]))
  test('is answered by names alone', () => {
    expect(keepLikely(found, 'gst registration')).toEqual([found[0]])
    expect(keepLikely([{ title: 'Panaji', href: '/gst/panaji', label: 'City', note: 'Goa' }], 'goa')).toEqual([])
  })

  test.each([
    ['/Services/GST-Reg', '/services/gst-reg'],
    ['/services/gst-reg.html', '/services/gst-reg'],
    ['/services/gst-reg', undefined],
    ['/services/gst', undefined],
  ])('%s is another writing of %s', (path, want) => expect(findSameAddress(found, path)).toBe(want))

  test.each([
    ['/About', '/aboutus'],
    ['/about.html', '/aboutus'],
    ['/CONTACT/', '/Contact'],
    ['/abouts', undefined],
  ])('%s is a writing of a retired address, which leads to %s', (path, want) =>
    expect(findRedirect({ '/about': '/aboutus', '/contact': '/Contact' }, path)).toBe(want),
  )
})
