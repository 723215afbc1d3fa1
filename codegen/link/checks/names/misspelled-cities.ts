import { groupBy } from '../../../lib/group-by.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import { cityPath } from '../../../model/route.ts'
import { areAlike } from '../../../problem/suggest.ts'
import type { CityCheck } from '../../check.ts'
import type { City } from '#generated/records.ts'

/** A new city is compared with the others of its state: it may be one of them, misspelled. */
export const checkMisspelledCities: CityCheck = (data, report) => {
  const known = new Set(data.published.map(({ path }) => path))
  const cities = [...data.catalogue.cities.values()]
  // Numbers tell parts of a city apart: Sector 14, Sector 15.
  const isNew = ({ id }: Entry<City>) => !known.has(cityPath(id)) && !/\d/.test(id)
  const added = cities.filter(isNew)
  if (added.length === 0) return
  const slugs = cities.flatMap((city) => [city.id, ...(city.value.aliases ?? [])].map((slug) => ({ slug, city })))
  const nearby = groupBy(slugs, ({ slug, city }) => city.value.state + slug.charAt(0))
  for (const entry of added) {
    const { id, value } = entry
    const found = nearby
      .get(value.state + id.charAt(0))
      ?.find(
        ({ slug, city }) =>
          city !== entry && slug !== id && areAlike(id, slug) && (!isNew(city) || isLater(entry, city)),
      )
    if (!found) continue
    const { city } = found
    report({
      code: 'misspelled-city',
      message: `${value.name} may be ${city.value.name} in another spelling; it would get a page of its own.`,
      place: placeIn(entry, [], 'key'),
      also: { message: `${city.value.name} is here.`, place: placeIn(city, [], 'key') },
      hint: `If it is, delete this line and add "${id}" to the aliases of "${city.id}". If it is another place, leave it.`,
    })
  }
}

/** Which of two new cities is reported: the one that says less, else the second by name. */
function isLater(one: Entry<City>, other: Entry<City>): boolean {
  const said = ({ value }: Entry<City>) => Object.keys(value).length
  return said(one) < said(other) || (said(one) === said(other) && one.id > other.id)
}
