import { expect, test } from 'vitest'
import type { City, Place } from '#generated/records.ts'
import { listedProducts } from '../../../codegen/model/places/speaks-for.ts'
import { readData } from '../../helpers/project/read-data.ts'

const cities: Record<string, City> = readData('cities.yaml')
const places: Record<string, Place> = readData('places.yaml')

/**
 * What the lists name for districts; a geographical indication keeps the name under which it is
 * registered.
 */
const listed = Object.entries(places).flatMap(([slug, { products: { odop = [], pmfme = [] } = {}, ...place }]) =>
  listedProducts({ ...place, products: { odop, pmfme } }).map((product) => ({ slug, product })),
)

test.each([
  ['no plural stands before "products"', /[^s]s products\b/],
  ['no "product" is alone', /\bproduct\b/],
  ['no sign stands for a word', /[&/]| -|- /],
  // The list writes carving of ivory, in which trade is banned, beside that of stone.
  ['ivory is not named', /ivory/i],
])('in the names of listed products %s', (_, clumsy) =>
  expect(listed.filter(({ product }) => clumsy.test(product))).toEqual([]),
)

test('an office of the provident fund bears a name that a city or its district has, present or old', () => {
  const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
  // An office may keep the old name of its city: Bellary, Gulbarga, Tumkur, Tuticorin, Allahabad.
  const names = Object.entries(cities).flatMap(([slug, { name, alias = name, aliases = [] }]) =>
    [name, alias, ...aliases, places[slug]?.district ?? name].map(lettersOf),
  )
  const offices = Object.entries(places).flatMap(([slug, { offices: { epfo } = {} }]) =>
    // Of several in one city each is called by its quarter.
    typeof epfo?.office === 'string' ? [{ slug, office: epfo.office }] : [],
  )
  expect(offices.length).toBeGreaterThan(100)
  expect(offices.filter(({ office }) => !names.some((name) => lettersOf(office).includes(name)))).toEqual([])
})

test('no text of a trade stands on more than one city page in twelve: it would say less of each than its name', () => {
  const uses = new Map<string, number>()
  for (const id of Object.values(cities).flatMap(({ trades = [] }) => trades)) uses.set(id, (uses.get(id) ?? 0) + 1)
  const pages = Object.values(cities).filter((city) => city.within === undefined).length
  expect([...uses].filter(([, count]) => count / pages > 0.08)).toEqual([])
})
