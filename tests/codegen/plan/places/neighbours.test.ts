import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createNeighbours } from '../../../../codegen/plan/places/create-neighbours.ts'
import type { City, Place } from '#generated/records.ts'
import type { Entry } from '../../../../codegen/model/records.ts'

const source = { file: 'data/cities.yaml', text: '' } as Entry<City>['source']
const entryOf = <T>(id: string, value: T): [string, Entry<T>] => [id, { id, value, source, path: [id] }]

/** By the law of cosines, and of every city: the plain way. */
function kmBetween(one: NonNullable<Place['at']>, other: NonNullable<Place['at']>): number {
  const [a, b] = [one.lat, other.lat].map((degrees) => (degrees * Math.PI) / 180) as [number, number]
  const turn = ((other.lon - one.lon) * Math.PI) / 180
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn)
  return 6371 * Math.acos(Math.min(1, cosine))
}

const point = fc.record({
  lat: fc.double({ min: 8, max: 35, noNaN: true }),
  lon: fc.double({ min: 69, max: 97, noNaN: true }),
})

describe('the places that a city leads to', () => {
  test('are the eight nearest within 180 km, nearest first, whatever the map', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 120 }), (points) => {
        const cities = new Map(points.map((_, index) => entryOf<City>(`c${index}`, { name: `C${index}`, state: 'TN' })))
        const places = new Map(points.map((at, index) => entryOf<Place>(`c${index}`, { at })))
        const neighboursOf = createNeighbours(cities, places)
        for (const [id, entry] of cities) {
          const own = places.get(id)!.value.at!
          const wanted = points
            .map((at, index) => ({ slug: `c${index}`, km: kmBetween(own, at) }))
            .filter(({ slug, km }) => slug !== id && km <= 180)
            .sort((a, b) => a.km - b.km)
            .slice(0, 8)
          const [found] = neighboursOf(entry)
          if (wanted.length === 0) expect(found!.kind).toBe('others')
          else {
            expect(found!.kind).toBe('near')
            expect(found!.places.map(({ distance }) => distance?.km)).toEqual(wanted.map(({ km }) => Math.round(km)))
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('of a city without coordinates are others of its state, and of a neighbourhood the other parts of its city', () => {
    const cities = new Map([
      entryOf<City>('a', { name: 'A', state: 'TN' }),
      entryOf<City>('b', { name: 'B', state: 'TN' }),
      entryOf<City>('c', { name: 'C', state: 'KA' }),
      entryOf<City>('a-east', { name: 'A East', state: 'TN', within: 'a' }),
      entryOf<City>('a-west', { name: 'A West', state: 'TN', within: 'a' }),
    ])
    const neighboursOf = createNeighbours(cities, new Map())
    expect(neighboursOf(cities.get('a')!)).toEqual([
      { kind: 'others', places: [{ slug: 'b' }] },
      { kind: 'parts', places: [{ slug: 'a-east' }, { slug: 'a-west' }] },
    ])
    expect(neighboursOf(cities.get('a-east')!)).toEqual([{ kind: 'otherParts', places: [{ slug: 'a-west' }] }])
  })
})
