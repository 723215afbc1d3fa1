import { placeIn } from '../../../model/records.ts'
import type { AnyEntry, Entry } from '../../../model/records.ts'
import type { Place, Report } from '../../../problem/problem.ts'
import { placeOfFile } from '../../../model/source.ts'
import { reservedSlugs, toSlug } from '../../../model/slug.ts'
import type { Check } from '../../check.ts'
import type { State } from '#generated/records.ts'

// Folders of the built site that hold no pages. A legal page is built beside them.
const folders = new Map(['assets', 'fonts', 'share'].map((word) => [word, 'a folder of the site has that address']))

const filed = { services: 'A service', articles: 'An article', legal: 'A legal page', checks: 'A check' }

// Longer addresses are cut off in chats and on paper. The schemas set the same limit for keys.
const longest = 60

/** A slug becomes an address, and some words cannot be an address on every host. */
export const checkReservedSlugs: Check = (data, report) => {
  for (const entry of data.entries) {
    if (entry.collection === 'states') checkStateName(entry, report)
    for (const { slug, who, place } of addressesOf(entry)) {
      const reason = reservedSlugs.get(slug) ?? (entry.collection === 'legal' ? folders.get(slug) : undefined)
      if (reason !== undefined)
        report({
          code: 'reserved-slug',
          message: `${who} cannot be called "${slug}": ${reason}.`,
          place,
          hint: 'Choose another word, or put one more behind it.',
        })
      if (entry.collection in filed && slug.length > longest)
        report({
          code: 'wrong-length',
          message: `The file's name "${slug}" has ${slug.length} characters; at most ${longest} fit into an address.`,
          place,
          hint: 'Give it a shorter name.',
        })
    }
  }
}

/** What in a record becomes an address. */
function* addressesOf(entry: AnyEntry): Generator<{ slug: string; who: string; place: Place }> {
  if (entry.collection === 'cities') {
    yield { slug: entry.id, who: 'A city', place: placeIn(entry, [], 'key') }
    for (const [index, slug] of (entry.value.aliases ?? []).entries())
      yield { slug, who: `An alias of city "${entry.id}"`, place: placeIn(entry, ['aliases', index]) }
  } else if (entry.collection === 'states') {
    yield { slug: toSlug(entry.value.name), who: 'A state', place: placeIn(entry, ['name']) }
  } else if (entry.collection === 'checks') {
    yield { slug: entry.id, who: filed.checks, place: placeOfFile(entry.source.file) }
    for (const [index, { id }] of entry.value.outcomes.entries())
      yield { slug: id, who: 'An outcome', place: placeIn(entry, ['outcomes', index, 'id']) }
  } else if (entry.collection === 'jobs') {
    for (const slug of Object.keys(entry.value.openings))
      yield { slug, who: 'An opening', place: placeIn(entry, ['openings', slug], 'key') }
  } else if (entry.collection === 'services' || entry.collection === 'articles' || entry.collection === 'legal') {
    yield { slug: entry.id, who: filed[entry.collection], place: placeOfFile(entry.source.file) }
  }
}

/** The name of a state becomes its address. */
function checkStateName(entry: Entry<State>, report: Report): void {
  const { length } = toSlug(entry.value.name)
  if (length > 0 && length <= longest) return
  report({
    code: length === 0 ? 'wrong-format' : 'wrong-length',
    message:
      length === 0
        ? `The name of state "${entry.id}" has no Latin letter, so its page can have no address.`
        : `The name of state "${entry.id}" makes an address of ${length} characters; at most ${longest} fit.`,
    place: placeIn(entry, ['name']),
    hint: 'Write the name in Latin letters, as short as people say it.',
  })
}
