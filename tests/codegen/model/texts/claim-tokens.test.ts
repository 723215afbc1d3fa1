import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { recordsOf, useSiteFolder } from '../../../helpers/project/use-site-folder.ts'
import { fillClaims } from '../../../../codegen/model/texts/claim-tokens.ts'

const claim = (id: string, value: object) => [id, { id, value: { text: id, about: id, ...value } }] as const
const claims = new Map([claim('kept', {}), claim('gone', { omit: true })]) as never

test.each([
  ['a text', 'We have {claim:kept}.', 'We have kept.'],
  ['a sentence of a text', 'One. Two {claim:gone}, and more. "{claim:kept}" is three.', 'One. "kept" is three.'],
  ['an entry of a list', ['{claim:kept}', '{claim:gone}'], ['kept']],
  [
    'a figure with its label',
    [
      { value: '{claim:gone}', label: 'clients' },
      { value: '1', label: 'a' },
    ],
    [{ value: '1', label: 'a' }],
  ],
  ['a figure whose label states it', [{ value: '1', label: 'a, {claim:gone}' }], []],
  ['a price of a card', [{ title: 'GST', price: '{claim:gone}' }], [{ title: 'GST' }]],
  ['numbers', { count: 3 }, { count: 3 }],
])('what states a claim that is left out goes from %s', (_, given, want) => {
  expect(fillClaims(given, claims)).toEqual(want)
})

const site = useSiteFolder('small-site')
const file = 'data/claims.yaml'

/** The claims of the small site, each with a text that nothing else says. */
function rewrite(more: (id: string) => object) {
  const texts = Object.keys(parse(site.read(file)) as object).map((id) => [
    id,
    { text: `${id} claimed`, about: id, ...more(id) },
  ])
  site.write(file, JSON.stringify(Object.fromEntries(texts)))
  return texts.length
}

// The heading of the About page states the year.
const stays = (id: string) => id === 'founded'

test('every claim is on a page, and none that is left out is on any', async () => {
  const count = rewrite(() => ({}))
  const all = [...recordsOf(await site.plan()).values()].join('')
  expect(new Set(all.match(/[a-z-]+ claimed/g)).size).toBe(count)
  site.restore()
  rewrite((id) => (stays(id) ? {} : { omit: true }))
  const left = [...recordsOf(await site.plan()).values()].join('')
  expect([...new Set(left.match(/[a-z-]+ claimed/g))]).toEqual(['founded claimed'])
  expect(left).not.toContain('{claim:')
})

test('a page says that its claims are not confirmed only while one of them is not', async () => {
  const note = 'As first published.'
  site.replace('data/pages/about.yaml', 'claims:\n', `claims:\n  unconfirmed: ${note}\n`)
  const confirmed = { by: 'Meera Iyer', on: '2026-11-20', basis: 'A register' }
  const isSaid = async () =>
    recordsOf(await site.plan())
      .get('/aboutus')!
      .includes(note)
  rewrite((id) => (id === 'audits' ? {} : { confirmed }))
  expect(await isSaid()).toBe(true)
  rewrite((id) => (id === 'audits' ? { omit: true } : { confirmed }))
  expect(await isSaid()).toBe(false)
})
