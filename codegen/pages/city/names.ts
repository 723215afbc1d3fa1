import type { City, Place } from '#generated/records.ts'
import type { Entry, WholeData } from '../../model/records.ts'
import { cityLink } from '../shared/links.ts'
import type { CityNames } from './inputs.ts'

/** A city with what is known about it, and the city that it is part of. */
export function cityNames({ id, value: city }: Entry<City>, data: WholeData): CityNames {
  const placeOf = (slug: string) => data.catalogue.places.get(slug)?.value
  const place = city.within === undefined ? placeOf(id) : partOf(placeOf(city.within), placeOf(id))
  return {
    city,
    ...(place ? { place } : {}),
    ...(city.within === undefined ? {} : { within: cityLink(data, city.within) }),
  }
}

/**
 * What is known about a neighbourhood: its own facts, and those of its city that hold for all its
 * parts.
 */
function partOf(city: Place = {}, own: Place = {}): Place {
  const { district, products, exportTown, offices } = city
  return {
    ...(district === undefined ? {} : { district }),
    ...(products ? { products } : {}),
    ...(exportTown === undefined ? {} : { exportTown }),
    ...(offices ? { offices } : {}),
    ...own,
  }
}
