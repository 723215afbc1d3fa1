import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SearchGroup, SearchIndex } from '#generated/payloads/search/payload.ts'
import { findBest } from '../../../src/lib/search/find-best.ts'
import { fold } from '../../../src/lib/search/words/fold.ts'
import { isNear } from '../../../src/lib/search/words/is-near.ts'
import { findRedirect, findSameAddress, keepLikely, wordsOfAddress } from '../../../src/lib/search/likely-pages.ts'
import { openIndex } from '../../../src/lib/search/load-search.ts'
import { findEntries, prepareGroups } from '../../../src/lib/search/prepare-index.ts'
import { sayFound } from '../../../src/lib/search/say-found.ts'
import { isMisspelt, toSound } from '../../../src/lib/search/words/sounds-alike.ts'
import { toFindable } from '../../../src/lib/search/words/rank-words.ts'

describe('what is typed and what is searched are folded alike', () => {
  test.each([
    ['  Púne  ', 'pune'],
    ['12A/80G', '12a 80g'],
    ['GSTR-3B', 'gstr 3b'],
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

describe('one letter may be wrong', () => {
  test.each([
    ['a letter left out', 'tradmark', 'trademark'],
    ['a letter too many', 'trradmark', 'tradmark'],
    ['another letter', 'trafemark', 'trademark'],
    ['two that changed places', 'traedmark', 'trademark'],
    ['the first letter', 'drademark', 'trademark'],
    ['the last letter', 'trademarc', 'trademark'],
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

describe('a misspelt word is surely meant', () => {
  test.each([
    ['by its sound', 'jamshedpoor', 'jamshedpur'],
    ['by its sound, though short', 'puna', 'poona'],
    ['but for a vowel', 'hydrabad', 'hyderabad'],
    ['but for two letters that changed places', 'compnay', 'company'],
    ['but for any letter, where it is long', 'trademarj', 'trademark'],
  ])('%s: %s is %s', (_, typed, word) => expect(isMisspelt(toSound(typed), toSound(word))).toBe(true))

  test.each([
    ['with another consonant', 'rampur', 'raipur'],
    ['with one more at its end', 'silar', 'salary'],
    ['with another vowel, where it is short', 'patan', 'patna'],
    ['where what it sounds like is short', 'laakh', 'lakh'],
    ['in another script', 'கோவை', 'கோயை'],
  ])('but not %s: %s and %s', (_, typed, word) => expect(isMisspelt(toSound(typed), toSound(word))).toBe(false))
})

const thing = (title: string, words: string[] = [], text = '') => ({
  title,
  findable: toFindable([title, ...words], { text }),
})
const titles = (found: readonly { title: string }[]) => found.map(({ title }) => title)

describe('what was found is in order', () => {
  const order = (typed: string, ...things: ReturnType<typeof thing>[]) => titles(findBest(things, typed))

  test('names before texts', () =>
    expect(order('will', thing('LLP', [], 'it will be registered'), thing('Will Drafting'))).toEqual([
      'Will Drafting',
      'LLP',
    ]))
  test('whole words before beginnings, these before what is nearly so and the inside of words', () =>
    expect(order('gift', thing('Regifting'), thing('Giftware'), thing('Gift Deed'))).toEqual([
      'Gift Deed',
      'Giftware',
      'Regifting',
    ]))
  test('a whole name before a longer one', () =>
    expect(order('gst', thing('GST Annual Return'), thing('GST Registration', ['gst']))[0]).toBe('GST Registration'))
  test('among equals as they were given', () =>
    expect(order('deed', thing('Sale Deed'), thing('Gift Deed'))).toEqual(['Sale Deed', 'Gift Deed']))

  test('the inside of a word of a text is not looked at', () =>
    expect(order('lut', thing('Director', [], 'a board resolution'))).toEqual([]))
  test('in texts no letter is overlooked', () =>
    expect(order('brand', thing('LLP', [], 'a grand total'), thing('X', [], 'brend'))).toEqual([]))
  test('guesses are left out where something is spelt as it was typed', () =>
    expect(order('trade', thing('Trace'), thing('Trade Licence'))).toEqual(['Trade Licence']))
  test('every word is wanted', () =>
    expect(order('gift tax', thing('Gift Deed'), thing('Gift Tax'))).toEqual(['Gift Tax']))
  test('or, where nothing has all of three, most of them', () =>
    expect(order('gst registration goa fast', thing('GST Registration in Goa'), thing('GST'))).toEqual([
      'GST Registration in Goa',
    ]))
  test('words that say nothing are passed over, unless they are all there is', () => {
    expect(order('how do I close a company', thing('Close Company'))).toEqual(['Close Company'])
    expect(order('do', thing('Do I need GST?'))).toEqual(['Do I need GST?'])
  })
  test('words do not run together across brackets, commas and the like', () =>
    expect(order('itr', thing('Pay It (Reverse Charge)'), thing('It, Really'))).toEqual([]))
  test('three letters are not looked for inside of words', () => {
    expect(order('hra', thing('Dehradun'))).toEqual([])
    expect(order('radu', thing('Dehradun'))).toEqual(['Dehradun'])
  })
  test.each(['llp vs pvt ltd', 'difference between llp and pvt ltd', 'llp or pvt ltd'])('"%s" asks for both', (typed) =>
    expect(order(typed, thing('LLP'), thing('Pvt Ltd or LLP?'))).toEqual(['Pvt Ltd or LLP?']),
  )
  test('blanks and hyphens make no difference', () => {
    expect(order('tamilnadu', thing('Tamil Nadu'))).toHaveLength(1)
    expect(order('gstr3b', thing('GSTR-3B'))).toHaveLength(1)
  })
  test.each(['', '  ', '?', '/'])('nothing is found by "%s"', (typed) => expect(order(typed, thing('GST'))).toEqual([]))
})

describe('what was found is a guess', () => {
  const isGuess = (typed: string, ...entries: string[]) =>
    findEntries(prepareGroups([{ label: 'City', entries: entries.map((title) => ({ title, href: title })) }]), typed)[0]
      ?.isGuess === true

  test.each([
    ['a name', 'raipur', 'Raipur', false],
    ['a beginning', 'raip', 'Raipur', false],
    ['a sure misspelling', 'chenai', 'Chennai', false],
    ['another consonant', 'rampur', 'Raipur', true],
    ['nearly a beginning', 'thirupa', 'Tirupati', true],
    ['the inside of a word', 'moga', 'Shimoga', true],
  ])('by %s: %s and %s, %s', (_, typed, title, want) => expect(isGuess(typed, title)).toBe(want))

  test('is asked for by its title, and with one question mark', () => {
    const texts = { one: 'result', many: 'results', guess: 'Did you mean', none: 'Nothing' }
    expect(sayFound([{ title: 'Raipur', isGuess: true }, { title: 'Bihar' }], texts)).toBe('Did you mean Raipur?')
    expect(sayFound([{ title: 'Do I need GST?', isGuess: true }], texts)).toBe('Did you mean Do I need GST?')
    expect(sayFound([{ title: 'Raipur' }], texts)).toBe('1 result')
    expect(sayFound([], texts)).toBe('Nothing')
  })
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
    const { find } = openIndex({ texts, groups }, load(asked))
    expect(titles(await find('pune'))).toEqual(['Pune'])
    expect(asked).toEqual([])
    expect(titles(await find('new de'))).toEqual(['New Delhi'])
    await find('new delhi')
    expect(asked).toEqual(['cities-d', 'cities-ne'])
  })

  test('answers without a part that does not come, and asks for it again', async () => {
    let tries = 0
    const { find } = openIndex({ texts, groups }, () => {
      tries++
      return Promise.reject(new Error('no line'))
    })
    expect(await find('delhi')).toEqual([])
    expect(await find('delhi')).toEqual([])
    expect(tries).toBe(2)
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
  test('is answered by names alone', () => expect(keepLikely(found, 'gst registration')).toEqual([found[0]]))

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
