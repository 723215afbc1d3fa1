import type { Entry } from '../../../model/records.ts'
import { placeIn } from '../../../model/records.ts'
import type { Check } from '../check.ts'
import { publicFirst } from '../names/public-first.ts'
import { findCopies, freePlaces } from '../names/unfinished-copies.ts'
import { servicePath } from '../../../model/route.ts'

/** Two services cannot have the same place in one menu. */
export const checkServiceOrder: Check = (data, report) => {
  const owners = new Map<string, Entry<unknown>>()
  const services = publicFirst([...data.catalogue.services.values()], ({ id }) => servicePath(id), data.published)
  for (const entry of services) {
    // A copy is reported once, not for every line that is still the same.
    if (findCopies(data).has(entry)) continue
    const place = `${entry.value.category} ${entry.value.order}`
    const first = owners.get(place)
    if (!first) owners.set(place, entry)
    else {
      report({
        code: 'order-collision',
        message: `Services "${first.id}" and "${entry.id}" both claim place ${entry.value.order} in category "${entry.value.category}".`,
        place: placeIn(entry, ['order']),
        also: { message: 'The place is claimed here first.', place: placeIn(first, ['order']) },
        hint: `Give one of them a free number: ${freePlaces(data, entry.value.category)}.`,
      })
    }
  }
}
