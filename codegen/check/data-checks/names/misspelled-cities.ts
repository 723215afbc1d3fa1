import { fold } from '#src/rules/fold.ts'
import { groupBy } from '../../../lib/group-by.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import { cityPath } from '../../../model/route.ts'
import { toSlug } from '../../../model/slug.ts'
import { areAlike } from '../../../problem/suggest.ts'
import type { Check } from '../../check.ts'
import type { City } from '#generated/records.ts'

/** A new city is compared with the others of its state: it may be one of them, by another name. */
export const checkMisspelledCities: Check = (data, report) => {
  const known = new Set(data.published.map(({ path }) => path))
  const cities = [...data.catalogue.cities.values()]
  // Numbers tell parts of a city apart: Sector 14, Sector 15.
  const isNew = ({ id }: Entry<City>) => !known.has(cityPath(id)) && !/\d/.test(id)
  const added = cities.filter(isNew)
  if (added.length === 0) return
  const names = cities.flatMap((city) => namesOf(city).map((slug) => ({ slug, city })))
  const called = groupBy(names, ({ slug, city }) => `${city.value.state} ${slug}`)
  const addresses = names.filter(({ slug, city }) => isAddress(city, slug))
  const nearby = groupBy(addresses, ({ slug, city }) => city.value.state + slug.charAt(0))
  for (const entry of added) {
    const { id, value } = entry
    const isOther = (city: Entry<City>) =>
      city !== entry && city.id !== value.within && (!isNew(city) || isLater(entry, city))
    const same = namesOf(entry)
      .flatMap((slug) => called.get(`${value.state} ${slug}`) ?? [])
      .find(({ slug, city }) => isOther(city) && !isTold(entry, city, slug))
    const found =
      same ??
      nearby
        .get(value.state + id.charAt(0))
        ?.find(({ slug, city }) => isOther(city) && slug !== id && areAlike(id, slug))
    if (!found) continue
    const { city } = found
    report({
      code: 'misspelled-city',
      message: `${value.name} may be ${city.value.name} ${same ? 'by another name' : 'in another spelling'}; it would get a page of its own.`,
      place: placeIn(entry, [], 'key'),
      also: { message: `${city.value.name} is here.`, place: placeIn(city, [], 'key') },
      hint: `If it is, delete this line${same ? '' : ` and add "${id}" to the aliases of "${city.id}"`}. If it is another place, leave it.`,
    })
  }
}

/** What people call a city, as slugs: Prayagraj (Allahabad) has two names and is found by both. */
function namesOf({ id, value: { name, alias = '', aliases = [] } }: Entry<City>): string[] {
  const names = [name, alias].flatMap((text) => [text, ...text.split(/[()/]/)]).map(toSlug)
  return [...new Set([id, ...aliases, ...names])].filter((slug) => slug !== '')
}

/** An address that both have is told as a collision, and a name that both show by their titles. */
function isTold(one: Entry<City>, other: Entry<City>, slug: string): boolean {
  const titleOf = ({ value }: Entry<City>) => fold(value.alias ?? value.name)
  const isTitle = one.value.within === undefined && other.value.within === undefined
  return (isAddress(one, slug) && isAddress(other, slug)) || (isTitle && titleOf(one) === titleOf(other))
}

function isAddress({ id, value }: Entry<City>, slug: string): boolean {
  return slug === id || value.aliases?.includes(slug) === true
}

/** Which of two new cities is reported: the one that says less, else the second by name. */
function isLater(one: Entry<City>, other: Entry<City>): boolean {
  const countKeys = ({ value }: Entry<City>) => Object.keys(value).length
  return countKeys(one) < countKeys(other) || (countKeys(one) === countKeys(other) && one.id > other.id)
}
