import { expect, test } from 'vitest'
import { findCategory } from '../../src/lib/find-category.ts'

const categories = [{ id: 'gst' }, { id: 'income-tax' }]

test.each([
  ['by the query', { search: '?category=gst', hash: '' }, 'gst'],
  ['by the hash, as links without JavaScript do', { search: '', hash: '#income-tax' }, 'income-tax'],
  ['by the query where both are there', { search: '?category=gst', hash: '#income-tax' }, 'gst'],
  ['not where the address names none', { search: '?utm_source=chat', hash: '' }, undefined],
  ['not where there is no such category', { search: '?category=atlantis', hash: '' }, undefined],
])('a category is found %s', (_, address, want) => expect(findCategory(categories, address)?.id).toBe(want))
