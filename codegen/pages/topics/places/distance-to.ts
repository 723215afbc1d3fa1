import { distance } from 'geokdbush'
import type { PageCity, Place } from '#generated/records.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'

export type Point = NonNullable<Place['at']>

type Distance = ReturnType<typeof distanceTo>

// Clockwise from north.
const directions = 8

/** The straight distance to another place, and its direction. */
export function distanceTo(from: Point, to: Point) {
  return { km: Math.round(distance(from.lon, from.lat, to.lon, to.lat)), direction: directionTo(from, to) }
}

export function distanceBetween(from: Point | undefined, to: Point | undefined): Distance | undefined {
  return from && to ? distanceTo(from, to) : undefined
}

function directionTo(from: Point, to: Point): number {
  const north = to.lat - from.lat
  // A degree of longitude is shorter farther from the equator.
  const east = (to.lon - from.lon) * Math.cos((((from.lat + to.lat) / 2) * Math.PI) / 180)
  const turns = Math.atan2(east, north) / (2 * Math.PI)
  return (Math.round(turns * directions) + directions) % directions
}

/** The same in words: 107 km south. */
export function distanceWords({ km, direction }: Distance, { text, directions: names }: PageCity['distance']): string {
  return fillTokens(text, { km: String(km), direction: names[direction] ?? '' })
}
