import { isPlaceholder } from '../../../model/texts/placeholder.ts'
import { fold } from '#src/rules/fold.ts'
import { groupBy } from '../../../lib/group-by.ts'
import { placeIn } from '../../../model/records.ts'
import type { AnyEntry, LinkedData } from '../../../model/records.ts'
import type { KeyPath } from '../../../problem/problem.ts'
import type { Check } from '../../check.ts'
import { findCopies } from './claimed-names.ts'

/** A name that visitors read, and the list in which it tells one thing from the others. */
interface Named {
  list: string
  name: string
  entry: AnyEntry
  path: KeyPath
}

/**
 * One thing under two keys: its names are equal but for capitals, accents and signs.
 */
export const checkSameNames: Check = (data, report) => {
  // A name between square brackets is still to be written, and shown nowhere.
  const named = [...namesIn(data)].filter(({ name }) => !isPlaceholder(name))
  for (const [first, ...others] of groupBy(named, ({ list, name }) => `${list} ${fold(name)}`).values())
    for (const { name, entry, path } of others)
      report({
        code: 'same-name',
        message: `"${name}" has the same name as "${first.name}", which is there under another key.`,
        place: placeIn(entry, path),
        also: { message: 'The other one is here.', place: placeIn(first.entry, first.path) },
        hint: 'If they are one, delete one of them. If they are two, add to one name what tells them apart.',
      })
}

function* namesIn(data: LinkedData): Generator<Named> {
  const copies: ReadonlyMap<unknown, unknown> = findCopies(data)
  for (const entry of data.entries) {
    // A copy that is not yet rewritten is told as such.
    if (copies.has(entry)) continue
    const { collection: list, value } = entry
    if (list === 'team')
      for (const [id, { name }] of Object.entries(entry.value.people))
        yield { list, name, entry, path: ['people', id, 'name'] }
    // Two states may have a city of one name; cities have a check of their own.
    else if (list === 'cities') continue
    // A translation has the title of its page. Files of one record have no others beside them.
    else if (list !== 'locales' && 'title' in value && typeof value.title === 'string')
      yield { list, name: value.title, entry, path: ['title'] }
    else if ('name' in value && typeof value.name === 'string') yield { list, name: value.name, entry, path: ['name'] }
  }
}
