import { describe, expect, test, vi } from 'vitest'
import { filterServices, readServiceFilter, writeServiceFilter } from '../../src/lib/filter-services.ts'

const groups = [
  {
    id: 'tax',
    services: [
      { id: 'gst', title: 'GST Filing' },
      { id: 'itr', title: 'Income Tax Return', aliases: ['itr'] },
    ],
  },
  { id: 'food', services: [{ id: 'fssai', title: 'FSSAI Licence' }] },
]
const overviews: Readonly<Record<string, string>> = {
  gst: 'Monthly returns of a business.',
  itr: 'The yearly return of a person.',
  fssai: 'For whoever makes food, a café included.',
}
const overviewOf = (id: string) => overviews[id]!
const found = (words: string, category?: string) =>
  filterServices(groups, { words, category }, overviewOf).flatMap(({ services }) => services.map(({ title }) => title))

describe('the list of services', () => {
  test.each<[why: string, words: string, category: string | undefined, want: string[]]>([
    ['is whole while nothing is asked for', ' ', undefined, ['GST Filing', 'Income Tax Return', 'FSSAI Licence']],
    ['finds words in titles before those in overviews', 'return', undefined, ['Income Tax Return', 'GST Filing']],
    ['finds what people type for a service', 'itr', undefined, ['Income Tax Return']],
    ['does not look for words inside of words', 'turn', undefined, []],
    ['wants every word, in any order', 'return income', undefined, ['Income Tax Return']],
    ['minds neither case nor accents', 'CAFE', undefined, ['FSSAI Licence']],
    ['narrows to a category and words together', 'return', 'food', []],
    ['shows the closest where one word is nowhere', 'gst atlantis', undefined, ['GST Filing']],
  ])('%s', (_, words, category, want) => expect(found(words, category)).toEqual(want))

  test('leaves out groups of which nothing is left', () =>
    expect(filterServices(groups, { words: 'fssai' }, overviewOf).map(({ id }) => id)).toEqual(['food']))
})

describe('the address of a filter', () => {
  test.each<[search: string, want: ReturnType<typeof readServiceFilter>]>([
    ['?q=a%26b&category=tax', { words: 'a&b', category: 'tax' }],
    ['?category=atlantis', { words: '', category: undefined }],
  ])('%s is read', (search, want) => expect(readServiceFilter(new URLSearchParams(search), groups)).toEqual(want))

  test('is read as it was written', () => {
    for (const filter of [
      { words: 'கட்டணம் 50% + "x"', category: 'food' },
      { words: '', category: undefined },
    ])
      expect(readServiceFilter(new URLSearchParams(writeServiceFilter(filter)), groups)).toEqual(filter)
  })

  test('is written by browsers that cannot count the parts of a query, too', () => {
    const size = vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never)
    expect(writeServiceFilter({ words: ' trade ', category: 'tax' })).toBe('?q=trade&category=tax')
    expect(writeServiceFilter({ words: ' ' })).toBe('')
    size.mockRestore()
  })
})
