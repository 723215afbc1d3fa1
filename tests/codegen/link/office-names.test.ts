import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { City, Place } from '#generated/records.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'

const read = (file: string) => parse(readFileSync(join(projectRoot, 'data', file), 'utf8'))
const cities: Record<string, City> = read('cities.yaml')
const places: Record<string, Place> = read('places.yaml')
const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

// An office may keep the old name of its city: Bellary, Gulbarga, Tumkur, Tuticorin, Allahabad.
const names = Object.entries(cities).flatMap(([slug, { name, alias = name, aliases = [] }]) => [
  ...[name, alias, ...aliases].map(lettersOf),
  ...(places[slug]?.district === undefined ? [] : [lettersOf(places[slug].district)]),
])

test('an office of the provident fund bears a name that a city or its district has, present or old', () => {
  const offices = Object.entries(places).flatMap(([slug, { offices: { epfo } = {} }]) =>
    // Of several in one city each is called by its quarter.
    typeof epfo?.office === 'string' ? [{ slug, office: epfo.office }] : [],
  )
  expect(offices.length).toBeGreaterThan(100)
  expect(offices.filter(({ office }) => !names.some((name) => lettersOf(office).includes(name)))).toEqual([])
})
