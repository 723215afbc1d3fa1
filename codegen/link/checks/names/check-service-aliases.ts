import { placeIn } from '../../../model/records.ts'
import type { Place } from '../../../problem/problem.ts'
import type { Check } from '../check.ts'
import { servicePath } from '../../../model/route.ts'
import { publicFirst } from './public-first.ts'
import { findCopies } from './unfinished-copies.ts'

/** The search leads from a name to one service, so no two services may have the same name. */
export const checkServiceAliases: Check = (data, report) => {
  const owners = new Map<string, { id: string; isTitle: boolean; place: Place }>()
  const services = publicFirst(
    [...data.catalogue.services.values()].filter((entry) => !findCopies(data).has(entry)),
    ({ id }) => servicePath(id),
    data.published,
  )
  for (const entry of services)
    owners.set(plain(entry.value.title), { id: entry.id, isTitle: true, place: placeIn(entry, ['title']) })
  for (const entry of services) {
    const { aliases = [] } = entry.value
    aliases.forEach((alias, index) => {
      const place = placeIn(entry, ['aliases', index])
      const first = owners.get(plain(alias))
      if (!first) owners.set(plain(alias), { id: entry.id, isTitle: false, place })
      else
        report({
          code: 'alias-collision',
          message:
            first.id === entry.id
              ? `Alias "${alias}" of service "${entry.id}" says the same as ${first.isTitle ? 'its title' : 'another of its aliases'}.`
              : `Alias "${alias}" of service "${entry.id}" is already ${first.isTitle ? 'the title' : 'an alias'} of service "${first.id}".`,
          place,
          also: { message: 'It is here first.', place: first.place },
          hint: first.id === entry.id ? 'Remove it.' : 'Leave it with the service that people mean by it.',
        })
    })
  }
}

/** As the search reads it: without capitals and punctuation. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
