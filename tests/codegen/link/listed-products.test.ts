import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Place } from '#generated/records.ts'
import { listedProducts } from '../../../codegen/model/places/speaks-for.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'

const places: Record<string, Place> = parse(readFileSync(join(projectRoot, 'data/places.yaml'), 'utf8'))

/**
 * What the lists name for districts; a geographical indication keeps the name under which it is
 * registered.
 */
const listed = Object.entries(places).flatMap(([slug, { products: { odop = [], pmfme = [] } = {}, ...place }]) =>
  listedProducts({ ...place, products: { odop, pmfme } }).map((product) => ({ slug, product })),
)
const those = (clumsy: RegExp) => listed.filter(({ product }) => clumsy.test(product))

test.each([
  ['no plural stands before "products"', /[^s]s products\b/],
  ['no "product" is alone', /\bproduct\b/],
  ['no sign stands for a word', /[&/]| -|- /],
])('in the names of listed products %s', (_, clumsy) => expect(those(clumsy)).toEqual([]))

test('a product in which trade is banned is not listed: the list writes carving of ivory beside that of stone', () => {
  expect(those(/ivory/i)).toEqual([])
})
