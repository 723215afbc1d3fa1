import type { PlaceSource } from '#generated/records.ts'
import type { SiteData } from '../../../model/records.ts'

/** Where local facts were read, by id: plain data, so that it can be a part of a page's inputs. */
export function sourcesOfPlaces({ catalogue: { placeSources } }: SiteData): Readonly<Record<string, PlaceSource>> {
  return Object.fromEntries([...placeSources].map(([id, { value }]) => [id, value]))
}
