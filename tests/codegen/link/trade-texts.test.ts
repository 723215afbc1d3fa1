import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { City } from '#generated/records.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'

const cities: Record<string, City> = parse(readFileSync(join(projectRoot, 'data/cities.yaml'), 'utf8'))

// What stands on more pages says of each of them less than its name does.
const mostOfAll = 0.08

test('no text of a trade stands on more than one city page in twelve', () => {
  const uses = new Map<string, number>()
  for (const id of Object.values(cities).flatMap(({ trades = [] }) => trades)) uses.set(id, (uses.get(id) ?? 0) + 1)
  const pages = Object.values(cities).filter((city) => city.within === undefined).length
  expect([...uses].filter(([, count]) => count / pages > mostOfAll)).toEqual([])
})
