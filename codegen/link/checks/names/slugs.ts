import { placeIn } from '../../../model/records.ts'
import type { Place } from '../../../problem/problem.ts'
import type { CityCheck } from '../check.ts'
import { cityPath } from '../../../model/route.ts'
import { publicFirst } from './public-first.ts'

/** Each slug and alias of a city is a page, so none may be claimed twice. */
export const checkSlugs: CityCheck = (data, report) => {
  const owners = new Map<string, { said: string; place: Place }>()
  const cities = publicFirst(
    data.entries.filter((entry) => entry.collection === 'cities'),
    ({ id }) => cityPath(id),
    data.published,
  )
  for (const entry of cities) {
    const first = owners.get(entry.id)
    if (!first) owners.set(entry.id, { said: `slug of city "${entry.id}"`, place: placeIn(entry, [], 'key') })
    else
      report({
        code: 'slug-collision',
        message: `City "${entry.id}" is in two files.`,
        place: placeIn(entry, [], 'key'),
        also: { message: 'It is already here.', place: first.place },
        hint: 'Remove one of the two.',
      })
  }
  for (const entry of cities) {
    const { aliases = [] } = entry.value
    aliases.forEach((alias, index) => {
      const place = placeIn(entry, ['aliases', index])
      const first = owners.get(alias)
      if (!first) owners.set(alias, { said: `alias of city "${entry.id}"`, place })
      else
        report({
          code: 'slug-collision',
          message: `Alias "${alias}" of city "${entry.id}" is already the ${first.said}.`,
          place,
          also: { message: 'It is claimed here first.', place: first.place },
          hint: 'Remove it at one of the two places.',
        })
    })
  }
}
