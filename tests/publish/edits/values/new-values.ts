import type { Scalar } from 'yaml'
import type { Random } from '../../../helpers/edits/random.ts'
import { isScalarPlace, listPlaces, withYaml } from './data-places.ts'
import type { DataPlace } from './data-places.ts'
import type { World } from '../world.ts'

/** Another value for a place, one that its schema allows; undefined where it allows no other. */
export function newValue(place: DataPlace & { node: Scalar }, world: World, random: Random): unknown {
  const { value } = place.node
  const ideas =
    typeof value === 'string'
      ? textIdeas(value, random)
      : typeof value === 'number'
        ? [value + 1, value - 1, value * 2, value / 2]
        : [!value]
  // What stands in the same place of another record: another state, another trade, another icon.
  const elsewhere = listPlaces(world)
    .filter((other) => other.shape === place.shape)
    .filter(isScalarPlace)
    .map(({ node }) => node.value)
  const all = [...ideas, ...sample(elsewhere, random)].filter((one) => one !== value)
  while (all.length > 0) {
    const [one] = all.splice(random.below(all.length), 1)
    if (withYaml(world, place.file, (yaml) => yaml.setIn(place.path, one)).isValid) return one
  }
  return undefined
}

/** A few of many, so that the values of other records do not crowd out the other ideas. */
function sample<T>(list: readonly T[], random: Random): T[] {
  return list.length === 0 ? [] : Array.from({ length: 4 }, () => random.pick(list))
}

function textIdeas(text: string, random: Random): string[] {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return [1, -1, 31, -31, 400, -400].map((days) => dayFrom(text, days))
  return [
    `${text} Zq`,
    `Zq ${text}`,
    `${text}zq`,
    otherLetter(text, /\d/g, random),
    otherLetter(text, /[a-z]/g, random),
    withoutWord(text, random),
    `${text} <b>"&'`,
    `${text} ₹ திரு 😀`,
  ]
}

/** A day so many days after another one. */
export function dayFrom(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

function otherLetter(text: string, pattern: RegExp, random: Random): string {
  const found = [...text.matchAll(pattern)]
  if (found.length === 0) return text
  const at = random.pick(found)
  const next = /\d/.test(at[0]) ? String((Number(at[0]) + 1) % 10) : at[0] === 'z' ? 'y' : 'z'
  return text.slice(0, at.index) + next + text.slice(at.index + 1)
}

function withoutWord(text: string, random: Random): string {
  const words = text.split(' ')
  words.splice(random.below(words.length), 1)
  return words.join(' ')
}

/** A text, or another scalar, as YAML, for the place of a scalar in the file's text. */
export function writeScalar(value: unknown, before: Scalar): string {
  const text =
    typeof value === 'string' &&
    before.type === 'PLAIN' &&
    /^[A-Za-z][\w -]*\w$/.test(value) &&
    !/^(true|false|null|yes|no|on|off)$/i.test(value)
      ? value
      : JSON.stringify(value)
  return String(before.type).startsWith('BLOCK') ? `${text}\n` : text
}
