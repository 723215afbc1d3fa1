import type { PageCity, Place, PlaceSource } from '#generated/records.ts'
import { present } from '../../../lib/present.ts'
import type { ProductList } from '../../city/payload.ts'

interface ProductTexts {
  labels: PageCity['products']
  sources: Readonly<Record<string, PlaceSource>>
}

/** The products that government lists name for a place, list by list. */
export function productLists({ products = {}, exportTown }: Place, { labels, sources }: ProductTexts): ProductList[] {
  const named: Partial<Record<keyof PageCity['products']['lists'], readonly string[]>> = {
    ...products,
    ...(exportTown === undefined ? {} : { exportTown: [exportWords(exportTown, labels)] }),
  }
  return listNames.flatMap((list) => {
    const found = named[list]
    if (!found) return []
    const { label, source } = labels.lists[list]
    const { short, url } = present(sources[source], `source "${source}"`)
    return [{ label, products: found, source: { href: url, label: short } }]
  })
}

const listNames = [
  'odop',
  'odopServices',
  'pmfme',
  'gi',
  'giOfRegion',
  'exportTown',
] as const satisfies (keyof PageCity['products']['lists'])[]

function exportWords(town: NonNullable<Place['exportTown']>, { since, yes }: PageCity['products']): string {
  if (town === true) return yes
  return [town.product ?? yes, ...(town.since === undefined ? [] : [`${since} ${town.since}`])].join(', ')
}
