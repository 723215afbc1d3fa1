import { expect, test } from 'vitest'
import { readData } from '../../helpers/project/read-data.ts'
import { getPage, partsOf, textOf } from '../../helpers/site/built-site.ts'

interface Fact {
  topic: string
  published: string
  current: string
  status: string
  since?: string
  source: string
}
const facts = Object.entries(readData('facts.yaml') as Record<string, Fact>)
const superseded = facts.filter(([, { status }]) => status === 'superseded')
const rows = partsOf('/corrections', 'tbody tr')
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

test('the book of corrections has every superseded figure, the newest rule first', () => {
  expect(superseded.length).toBeGreaterThan(20)
  expect(rows.map((row) => row.getAttribute('id')).sort()).toEqual(superseded.map(([id]) => id).sort())
  const days = rows.map((row) => facts.find(([id]) => id === row.getAttribute('id'))![1].since!)
  expect(days).toEqual([...days].sort().reverse())
})

test.each(superseded)(
  'the correction of %s says the rule in force, strikes the old one, and links to its source',
  (id, fact) => {
    const row = rows.find((one) => one.getAttribute('id') === id)!
    expect(plain(textOf(row))).toContain(plain(fact.current))
    const struck = row.querySelectorAll('del')
    expect(struck).toHaveLength(1)
    expect(plain(textOf(struck[0]!))).toContain(plain(fact.published))
    expect(row.querySelector(`a[href="${fact.source}"]`)).not.toBeNull()
  },
)

test('the foot of every page and the search lead to the book of corrections', () => {
  expect(getPage('/').root.querySelector('footer a[href="/corrections"]')).not.toBeNull()
  expect(getPage('/search').root.querySelector('main a[href="/corrections"]')).not.toBeNull()
})
