import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createNeighbours } from '../../../../codegen/pages/city/neighbours.ts'
import { memoOfOneRun } from '../../../helpers/project/memo-of-one-run.ts'
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
  test('are the eight nearest within 180 km, else the four nearest of its state, nearest first, whatever the map', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 120 }), (points) => {
        const cities = new Map(points.map((_, index) => entryOf<City>(`c${index}`, { name: `C${index}`, state: 'TN' })))
        const places = new Map(points.map((at, index) => entryOf<Place>(`c${index}`, { at })))
        const memo = memoOfOneRun()
        const neighboursOf = createNeighbours({ cities, places }, memo)
        const again = createNeighbours({ cities, places }, memo)
        for (const [id, entry] of cities) {
          const own = places.get(id)!.value.at!
          const others = points
            .map((at, index) => ({ slug: `c${index}`, km: kmBetween(own, at) }))
            .filter(({ slug }) => slug !== id)
            .sort((a, b) => a.km - b.km)
          const near = others.filter(({ km }) => km <= 180).slice(0, 8)
          const wanted = near.length > 0 ? near : others.slice(0, 4)
          const [found] = neighboursOf(entry)
          expect(again(entry)).toEqual(neighboursOf(entry))
          const kmTo = (slug: string) => kmBetween(own, places.get(slug)!.value.at!)
          expect(found!.kind).toBe(near.length > 0 ? 'near' : 'others')
          expect(found!.places.map((slug) => Math.round(kmTo(slug)))).toEqual(wanted.map(({ km }) => Math.round(km)))
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
    const neighboursOf = createNeighbours({ cities, places: new Map() }, memoOfOneRun())
    expect(neighboursOf(cities.get('a')!)).toEqual([
      { kind: 'others', places: ['b'] },
      { kind: 'parts', places: ['a-east', 'a-west'] },
    ])
    // The list starts again after its last one.
    expect(neighboursOf(cities.get('b')!)[0]).toEqual({ kind: 'others', places: ['a'] })
    expect(neighboursOf(cities.get('a-east')!)).toEqual([{ kind: 'otherParts', places: ['a-west'] }])
  })
})

test('What was remembered of other places is not taken for these: a city that moved has other neighbours', () => {
  const cities = new Map(['a', 'b', 'c'].map((slug) => entryOf<City>(slug, { name: slug, state: 'TN' })))
  const placesWith = (at: NonNullable<Place['at']>) =>
    new Map([
      entryOf<Place>('a', { at: { lat: 11, lon: 77 } }),
      entryOf<Place>('b', { at: { lat: 11.1, lon: 77 } }),
      entryOf<Place>('c', { at }),
    ])
  const memo = memoOfOneRun()
  const nearA = (at: NonNullable<Place['at']>) =>
    createNeighbours({ cities, places: placesWith(at) }, memo)(cities.get('a')!)[0]!.places
  expect(nearA({ lat: 11.05, lon: 77 })).toEqual(['c', 'b'])
  expect(nearA({ lat: 11.2, lon: 77 })).toEqual(['b', 'c'])
  expect(nearA({ lat: 30, lon: 77 })).toEqual(['b'])
})
