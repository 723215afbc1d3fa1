import { expect, test } from 'vitest'
import { findSimilar } from '../../src/lib/find-similar.ts'

const links = [
  { href: '/services/gst-reg', label: 'GST Registration' },
  { href: '/services/trademark-registration', label: 'Trademark Registration' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/gst/bengaluru', label: 'GST registration in Bangalore' },
]
const nearest = (path: string) => findSimilar(path, links, 1)[0]?.href

test.each([
  ['letters that were left out', '/pricng', '/pricing'],
  ['another ending', '/pricing.php', '/pricing'],
  ['capitals and underscores', '/Services/GST_Reg', '/services/gst-reg'],
  ['another order of the words', '/registration-trademark', '/services/trademark-registration'],
  ['a word of the link that its address lacks', '/bangalore', '/gst/bengaluru'],
])('an address with %s is told the page that was meant', (_, path, want) => expect(nearest(path)).toBe(want))

test.each(['/wp-login.php', '/xyzzy', '/'])('%s resembles nothing, and nothing is offered', (path) =>
  expect(findSimilar(path, links, 3)).toEqual([]),
)

test('of two links that have the same of the address the one with less else comes first', () => {
  const two = [
    { href: '/gst-annual-return', label: 'GST Annual Return' },
    { href: '/gst', label: 'GST' },
  ]
  expect(findSimilar('/gst', two, 2).map(({ href }) => href)).toEqual(['/gst', '/gst-annual-return'])
})

test('no more links are offered than asked for, the nearest first', () => {
  const found = findSimilar('/gst-registration', links, 2)
  expect(found).toHaveLength(2)
  expect(found[0]!.href).toBe('/services/gst-reg')
})
