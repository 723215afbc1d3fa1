import { describeCollection, homeOf } from '../../../model/collections.ts'
import { placeIn } from '../../../model/records.ts'
import type { Catalogue, Entries, Entry, LinkedData } from '../../../model/records.ts'
import type { Place, Problem, Report } from '../../../problem/problem.ts'
import { suggestionHint } from '../../../problem/suggest.ts'
import { findRenamed } from './find-renamed.ts'

interface Reference {
  /** The record that refers, as the report names it: City "nashik". */
  who: string
  entry: Entry<unknown>
  path: readonly (string | number)[]
  /** What of the path names the other record: its value, unless the key does. */
  target?: Place['target']
  to: keyof Catalogue
  id: string
}

/** Reports a reference to a record that does not exist, and a record's reference to itself. */
export function checkReference(data: LinkedData, reference: Reference, report: Report): void {
  const { who, entry, path, to, id } = reference
  if (data.has(to, id)) {
    const isItself = data.catalogue[to].get(id) === entry
    if (isItself)
      report({
        code: 'self-reference',
        message: `${who} refers to itself.`,
        place: placeIn(entry, path),
        hint: 'Name another one, or remove it.',
      })
    return
  }
  report((to === 'cities' ? explainAlias(data, reference) : undefined) ?? explainMissing(data, reference))
}

function explainMissing(data: LinkedData, { who, entry, path, target, to, id }: Reference): Problem {
  const { missing: code, noun: written } = describeCollection(to)
  const [noun, home] = [written.toLowerCase(), homeOf(to)]
  const records: ReadonlyMap<string, Catalogued> = data.catalogue[to]
  const renamed = findRenamed(data, to, id)
  const hint = renamed ?? suggestionHint(id, [...records.keys()], (known) => nameOf(records.get(known)))
  return {
    code,
    message: `${who} refers to ${noun} "${id}", but ${home} has no ${noun} "${id}".`,
    place: placeIn(entry, path, target),
    hint,
    missing: { name: `${noun} "${id}"`, home, hint, wasThere: renamed !== undefined },
  }
}

const owners = new WeakMap<LinkedData, ReadonlyMap<string, Entry<unknown>>>()

/** A city that is named by one of its other addresses: which one is meant is known then. */
function explainAlias(data: LinkedData, { who, entry, path, target, id }: Reference): Problem | undefined {
  let known = owners.get(data)
  if (!known)
    owners.set(
      data,
      (known = new Map(
        [...data.catalogue.cities.values()].flatMap((city) =>
          (city.value.aliases ?? []).map((alias) => [alias, city] as const),
        ),
      )),
    )
  const owner = known.get(id)
  if (!owner) return undefined
  if (owner === entry)
    return {
      code: 'self-reference',
      message: `${who} refers to itself: "${id}" is one of its own aliases.`,
      place: placeIn(entry, path),
      hint: 'Name another one, or remove it.',
    }
  return {
    code: 'unknown-city',
    message: `${who} refers to "${id}", which is an alias of city "${owner.id}".`,
    place: placeIn(entry, path, target),
    hint: `Write ${owner.id}.`,
  }
}

type Catalogued = Entry<Entries[keyof Catalogue]['value']>

function nameOf(entry: Catalogued | undefined): string {
  if (!entry) return ''
  const { value } = entry
  if ('name' in value) return value.name
  if ('title' in value) return value.title
  return 'topic' in value ? value.topic : ''
}
