import type { PlaceSource } from '#generated/records.ts'
import type { SiteData } from '../../../model/records.ts'

/** The sources of local facts by id: plain data, so that it can be part of a page's inputs. */
export function sourcesOfPlaces({ catalogue: { placeSources } }: SiteData): Readonly<Record<string, PlaceSource>> {
  return Object.fromEntries([...placeSources].map(([id, { value }]) => [id, value]))
}
