import type { StateMap } from '#src/pages/state/payload.ts'
import type { ListedCity } from '../cities/page.ts'

// Fewer dots tell a reader nothing.
const fewestDots = 3
// More dots would merge on so small a map. The largest cities are kept.
const mostDots = 200
const size = 240
const margin = 10
// More names would make it a list, and the list is next to it.
const mostNames = 8
const mostTried = 30
// In units of the map: the radius of a dot, the size of a letter, and the distance of a name from
// its dot.
const dot = 4
const letter = { width: 6.8, height: 14 }
const gap = 8
const baseline = 4

type Point = ReturnType<typeof toPoints>[number]

/** The map of a state's cities, north up: dots as one path, and the names of the largest. */
export function stateMap(cities: readonly ListedCity[]): StateMap | undefined {
  const points = toPoints(cities)
  if (points.length < fewestDots) return undefined
  const height = Math.round(Math.max(...points.map(({ y }) => y)) + margin)
  return {
    size: `0 0 ${size} ${height}`,
    dots: points.map(({ x, y }) => `M${x} ${y}h0`).join(''),
    names: namesOf(points),
  }
}

function toPoints(cities: readonly ListedCity[]) {
  const placed = cities
    .flatMap(({ label, at, people }) => (at === undefined ? [] : [{ label, at, people }]))
    .sort((a, b) => b.people - a.people)
    .slice(0, mostDots)
  const lats = placed.map(({ at }) => at.lat)
  const lons = placed.map(({ at }) => at.lon)
  const [north, south, west, east] = [Math.max(...lats), Math.min(...lats), Math.min(...lons), Math.max(...lons)]
  // A degree of longitude is shorter farther from the equator.
  const narrow = Math.cos((((north + south) / 2) * Math.PI) / 180)
  const span = Math.max((east - west) * narrow, north - south) || 1
  const scale = (size - 2 * margin) / span
  const left = (size - (east - west) * narrow * scale) / 2
  return placed.map(({ label, at: { lat, lon } }) => ({
    label,
    x: Math.round(left + (lon - west) * narrow * scale),
    y: Math.round(margin + (north - lat) * scale),
  }))
}

/** The names of the largest cities where they cover neither a dot nor a name. The first always. */
function namesOf(points: readonly Point[]): StateMap['names'] {
  const taken = points.map(({ x, y }) => ({ left: x - dot, right: x + dot, top: y - dot, bottom: y + dot }))
  const names: StateMap['names'][number][] = []
  for (const [place, point] of points.slice(0, mostTried).entries()) {
    const free = [false, true].find((isLeft) => isFree(boxOf(point, isLeft), taken))
    const isLeft = free ?? (place === 0 ? point.x > size / 2 : undefined)
    if (isLeft === undefined || names.length === mostNames) continue
    taken.push(boxOf(point, isLeft))
    names.push({ x: point.x, y: point.y + baseline, label: point.label, isLeft })
  }
  return names
}

type Box = ReturnType<typeof boxOf>

function boxOf({ x, y, label }: Point, isLeft: boolean) {
  const width = label.length * letter.width
  const left = isLeft ? x - gap - width : x + gap
  return { left, right: left + width, top: y - letter.height / 2, bottom: y + letter.height / 2 }
}

function isFree(box: Box, taken: readonly Box[]): boolean {
  const overlaps = ({ left, right, top, bottom }: Box) =>
    box.left < right && left < box.right && box.top < bottom && top < box.bottom
  return box.left >= 0 && box.right <= size && !taken.some(overlaps)
}
