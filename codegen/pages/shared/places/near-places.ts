import type { PageCity } from '#generated/records.ts'
import type { NearPlaces } from '../../city/payload.ts'
import type { PageLink } from '../payload/links.ts'
import { distanceWords } from './distance-to.ts'
import type { Distance } from './distance-to.ts'

/** A city near by, for a seller. */
export interface NearCity extends PageLink {
  distance?: Distance
  /** The product that its district is listed for. */
  products: readonly string[]
  /** Name and GST code of its state, if it is another state. */
  other?: { state: string; gstCode: string }
}

/** The cities near by, grouped by the tax on goods delivered there. */
export function nearPlaces(
  links: readonly NearCity[],
  { near, distance }: Pick<PageCity, 'near' | 'distance'>,
): NearPlaces | undefined {
  if (links.length === 0) return undefined
  const show = ({ href, label, distance: far, products, other }: NearCity) => {
    const note = [
      ...(other ? [...(other.state === label ? [] : [other.state]), `${near.code} ${other.gstCode}`] : []),
      ...(far ? [distanceWords(far, distance)] : []),
      ...products,
    ].join(', ')
    return { href, label, ...(note === '' ? {} : { note }) }
  }
  return {
    heading: near.near,
    groups: [
      { text: near.inside, links: links.filter(({ other }) => !other).map(show) },
      { text: near.outside, links: links.filter(({ other }) => other).map(show) },
    ].filter((group) => group.links.length > 0),
    note: [near.away, ...(links.some(({ products }) => products.length > 0) ? [near.products] : [])].join(' '),
  }
}
