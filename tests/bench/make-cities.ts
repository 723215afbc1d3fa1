import { stateOutlines } from '../../codegen/check/data-checks/places/state-outlines.ts'
import { createRandom } from '../helpers/edits/random.ts'
import type { Random } from '../helpers/edits/random.ts'

export interface CityWishes {
  /** How many cities the file shall hold. */
  cities: number
  /** Codes of states and ids of trades that the data knows. */
  states: readonly string[]
  trades: readonly string[]
}

// Any number would do; a fixed one makes every machine measure the same site.
const seed = 7
const syllables = 'ba ra na ga pu ram ko ta vi ja ya mal wa shi mo di nag pet hal kar'.split(' ')
// Of real cities most have two or three trades.
const tradeCounts = [2, 2, 2, 3]

/**
 * Fills data/cities.yaml up to a number of cities, one line each, sorted. None has an alias, so
 * each is one page.
 */
export function addCities(text: string, wishes: CityWishes): string {
  const [head = [], own = []] = partition(text.trimEnd().split('\n'))
  const missing = wishes.cities - own.length
  if (missing < 0)
    throw new Error(
      `data/cities.yaml holds ${own.length} cities already; ask for that many or more, not for ${wishes.cities}.`,
    )
  return `${[...head, ...[...own, ...makeCities(missing, wishes)].sort()].join('\n')}\n`
}

function partition(lines: readonly string[]): [string[], string[]] {
  const isCity = (line: string) => /^[a-z]/.test(line)
  return [lines.filter((line) => !isCity(line)), lines.filter(isCity)]
}

function makeCities(count: number, { states, trades }: CityWishes): string[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, (_, index) => {
    const slug = `${[1, 2, 3].map(() => random.pick(syllables)).join('')}-${String(index + 1).padStart(6, '0')}`
    const fields = [
      `name: ${toName(slug)}`,
      `state: ${random.pick(states)}`,
      `trades: [${pickSome(trades, random.pick(tradeCounts), random).join(', ')}]`,
    ]
    return `${slug}: { ${fields.join(', ')} }`
  })
}

/** Adds coordinates of the generated cities to data/places.yaml, each within its state. */
export function addPlaces(places: string, cities: string): string {
  const random = createRandom(seed)
  const between = (least: number, most: number) =>
    (Math.ceil(least * 1000) + random.below(Math.floor((most - least) * 1000))) / 1000
  const lines = [...cities.matchAll(/^([a-z]+-\d{6}): .*?state: (\w\w)/gm)].map(([, slug = '', state = '']) => {
    const [south, north, west, east] = stateOutlines[state]!.box
    return `${slug}: { at: { lat: ${between(south, north)}, lon: ${between(west, east)} } }\n`
  })
  return `${places.trimEnd()}\n${lines.join('')}`
}

function pickSome(list: readonly string[], count: number, random: Random): string[] {
  const picked = new Set<string>()
  while (picked.size < Math.min(count, list.length)) picked.add(random.pick(list))
  return [...picked]
}

function toName(slug: string): string {
  return slug
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ')
}
