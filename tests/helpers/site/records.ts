import type { City, Place, State } from '#generated/records.ts'
import { readData } from '../project/read-data.ts'

/** The places of the operator's data: cities, what is known of them, and states. */
export const cities = readData('cities.yaml') as Readonly<Record<string, City>>
export const places = readData('places.yaml') as Readonly<Record<string, Place>>
export const states = readData('states.yaml') as Readonly<Record<string, State>>

/** The name by which people know a city. */
export const nameOf = (slug: string): string => cities[slug]!.alias ?? cities[slug]!.name
