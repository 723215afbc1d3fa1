import type { StatePayload } from '../../payloads/cities/state-pages.ts'
import type { ListedCity } from './cities-of-states.ts'
import { largestOf } from './cities-of-states.ts'

type StateMap = NonNullable<StatePayload['map']>

// Of fewer dots a reader learns nothing.
const fewestDots = 3
// Of more, a sheet so small becomes one blot; the largest are kept.
const mostDots = 200
const size = 240
const margin = 10
const named = 3
// Names nearer to each other than a line would lie over each other.
const line = 16

interface Point {
  href: string
  label: string
  x: number
  y: number
}

/** Where the cities of a state lie to each other, north up: dots as one path, and the names of the largest. */
export function stateMap(cities: readonly ListedCity[]): StateMap | undefined {
  const points = toPoints(cities)
  if (points.length < fewestDots) return undefined
  const height = Math.round(Math.max(...points.map(({ y }) => y)) + margin)
  return {
    size: `0 0 ${size} ${height}`,
    dots: points.map(({ x, y }) => `M${x} ${y}h0`).join(''),
    names: namesOf(points, largestOf(cities).slice(0, named)),
  }
}

function toPoints(cities: readonly ListedCity[]): Point[] {
  const placed = cities
    .flatMap(({ href, label, at, people }) => (at === undefined ? [] : [{ href, label, at, people }]))
    .sort((a, b) => b.people - a.people)
    .slice(0, mostDots)
  const lats = placed.map(({ at }) => at.lat)
  const lons = placed.map(({ at }) => at.lon)
  const [north, south, west, east] = [Math.max(...lats), Math.min(...lats), Math.min(...lons), Math.max(...lons)]
  // A degree of longitude is shorter the further north it lies.
  const narrow = Math.cos((((north + south) / 2) * Math.PI) / 180)
  const span = Math.max((east - west) * narrow, north - south) || 1
  const scale = (size - 2 * margin) / span
  const left = (size - (east - west) * narrow * scale) / 2
  return placed.map(({ href, label, at: { lat, lon } }) => ({
    href,
    label,
    x: Math.round(left + (lon - west) * narrow * scale),
    y: Math.round(margin + (north - lat) * scale),
  }))
}

/** The names of the largest, each on the side of its dot where there is room, and none over another. */
function namesOf(points: readonly Point[], largest: readonly { href: string }[]): StateMap['names'] {
  const shown: Point[] = []
  for (const { href } of largest) {
    const point = points.find((one) => one.href === href)
    if (point && shown.every(({ y }) => Math.abs(y - point.y) >= line)) shown.push(point)
  }
  return shown.map(({ x, y, label }) => ({ x, y: y + 4, label, isLeft: x > size / 2 }))
}
