import { placeIn } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import type { Place, Report } from '../../../problem/problem.ts'
import { placeOfFile } from '../../../model/source.ts'
import { reservedSlugs, toSlug } from '../../../model/slug.ts'
import type { CityCheck } from '../../check.ts'
import type { State } from '#generated/records.ts'

// Folders of the built site that hold no pages. A legal page is built beside them.
const folders = new Map(['assets', 'fonts', 'share'].map((word) => [word, 'a folder of the site has that address']))

const filed = { services: 'A service', articles: 'An article', legal: 'A legal page' }

// Longer addresses are cut off in chats and on paper. The schemas set the same limit for keys.
const longest = 60

/** A slug becomes an address, and some words cannot be an address on every host. */
export const checkReservedSlugs: CityCheck = (data, report) => {
  const tell = (
    slug: string,
    { who, place, reason = reservedSlugs.get(slug) }: { who: string; place: () => Place; reason?: string | undefined },
  ): void => {
    if (reason !== undefined)
      report({
        code: 'reserved-slug',
        message: `${who} cannot be called "${slug}": ${reason}.`,
        place: place(),
        hint: 'Choose another word, or put one more behind it.',
      })
  }
  for (const entry of data.entries) {
    const asKey = () => placeIn(entry, [], 'key')
    if (entry.collection === 'cities') {
      tell(entry.id, { who: 'A city', place: asKey })
      const { aliases = [] } = entry.value
      aliases.forEach((alias, index) =>
        tell(alias, { who: `An alias of city "${entry.id}"`, place: () => placeIn(entry, ['aliases', index]) }),
      )
    } else if (entry.collection === 'states') {
      checkStateName(entry, report)
      tell(toSlug(entry.value.name), { who: 'A state', place: () => placeIn(entry, ['name']) })
    } else if (entry.collection === 'jobs') {
      for (const id of Object.keys(entry.value.openings))
        tell(id, { who: 'An opening', place: () => placeIn(entry, ['openings', id], 'key') })
    } else if (entry.collection === 'services' || entry.collection === 'articles' || entry.collection === 'legal') {
      const reason = reservedSlugs.get(entry.id) ?? (entry.collection === 'legal' ? folders.get(entry.id) : undefined)
      tell(entry.id, { who: filed[entry.collection], place: () => placeOfFile(entry.source.file), reason })
      if (entry.id.length > longest)
        report({
          code: 'wrong-length',
          message: `The file's name "${entry.id}" has ${entry.id.length} characters; at most ${longest} fit into an address.`,
          place: placeOfFile(entry.source.file),
          hint: 'Give it a shorter name.',
        })
    }
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
