import type { State } from '#generated/records.ts'
import type { Entry, Records } from '../../model/records.ts'
import { suggest } from '../../problem/suggest.ts'
import { Refusal } from '../terminal/terminal.ts'

/** The code of a state that was given by its code or its name. */
export function findState(given: string, states: Records<State>): string {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll('&', 'and')
      .replace(/[^a-z]/g, '')
  const isMeant = (text: string) => plain(text) !== '' && plain(given) === plain(text)
  const found = [...states.values()].find(({ id, value }) => isMeant(id) || isMeant(value.name))
  if (found) return found.id
  const meant = guessState(given, states)
  const allowed = 'Write its two letters or its name as data/states.yaml has them.'
  const hint = meant === undefined ? allowed : `Did you mean ${meant.id} (${meant.value.name})?`
  throw new Refusal(`data/states.yaml has no state "${given}". ${hint}`)
}

function guessState(given: string, states: Records<State>): Entry<State> | undefined {
  // The first two digits of a GSTIN, which people have at hand; a leading zero is easily lost.
  const digits = /\d+/.exec(given)?.[0].padStart(2, '0')
  if (digits !== undefined) return [...states.values()].find(({ value }) => value.gstCode === digits)
  const known = new Map(
    [...states.values()].flatMap((state) => [state.id, state.value.name].map((name) => [name, state])),
  )
  return known.get(suggest(given.length <= 2 ? given.toUpperCase() : given, [...known.keys()]) ?? '')
}
