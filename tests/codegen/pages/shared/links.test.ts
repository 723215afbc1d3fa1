import type { Category, City, Service } from '#generated/records.ts'
import { describe, expect, test } from 'vitest'
import type { WholeData } from '../../../../codegen/model/records.ts'
import { cityLink, neighboursOf, serviceLinks, servicesByCategory } from '../../../../codegen/pages/shared/links.ts'
import { makeRecords } from '../../../helpers/source/entry.ts'

const services = makeRecords<Service>({
  third: { title: 'Third', overview: 'O3', icon: 'receipt', category: 'tax', order: 12 },
  first: { title: 'First', overview: 'O1', icon: 'receipt', category: 'tax', order: 2 },
  other: { title: 'Other', overview: 'O2', icon: 'receipt', category: 'legal', order: 1 },
})
const cities = makeRecords<City>({
  bengaluru: { name: 'Bengaluru', alias: 'Bangalore', state: 'KA' },
  pune: { name: 'Pune', state: 'MH' },
})
const data = {
  catalogue: { services, cities, categories: makeRecords<Category>({ legal: {}, tax: {}, empty: {} }) },
} as unknown as WholeData

test('services stand in the order of the categories, and in each by their number', () => {
  expect([...servicesByCategory(data)].map(([id, group]) => [id, group.map((entry) => entry.id)])).toEqual([
    ['legal', ['other']],
    ['tax', ['first', 'third']],
    ['empty', []],
  ])
})

test('services are linked in the order in which they are named', () => {
  expect(serviceLinks(['other', 'first'], data).map(({ href, title }) => [href, title])).toEqual([
    ['/services/other', 'Other'],
    ['/services/first', 'First'],
  ])
})

test.each([
  ['bengaluru', 'Bangalore'],
  ['pune', 'Pune'],
])('the link to %s bears the name %s', (slug, label) => {
  expect(cityLink(data, slug)).toEqual({ href: `/gst/${slug}`, label })
})

describe('the neighbours in a list', () => {
  const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ href: id, label: id }))
  test.each([
    ['a', { next: b }],
    ['b', { previous: a, next: c }],
    ['c', { previous: b }],
  ])('of %s', (id, want) => {
    expect(neighboursOf(list, id, (entry) => ({ href: entry.id, label: entry.id }))).toEqual(want)
  })

  test('of the only one are none', () => {
    expect(neighboursOf([{ id: 'a' }], 'a', (entry) => ({ href: entry.id, label: entry.id }))).toEqual({})
  })
})
