import { linksInMarkdown } from '../../pages/checks/dead-links.ts'
import { placeIn } from '../../model/records.ts'
import type { LinkedData } from '../../model/records.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import { describePlace } from './plan-figures.ts'

/** An address of another site, and where the data names it. */
export interface OutsideLink {
  address: string
  places: readonly string[]
}

/** Every address of another site in the data, once. The policy in headers.yaml has patterns. */
export function findLinks({ entries }: Pick<LinkedData, 'entries'>, origin: string): OutsideLink[] {
  const places = new Map<string, string[]>()
  const add = (text: string, place: string) => {
    const address = toAddress(text, origin)
    if (address !== undefined) places.set(address, [...(places.get(address) ?? []), place])
  }
  for (const entry of entries) {
    if (entry.collection === 'headers') continue
    visitTexts(entry.value, (text, path) => add(text, describePlace(placeIn(entry, path))))
    if (entry.body) for (const { href, place } of linksInMarkdown(entry, entry.body)) add(href, describePlace(place))
  }
  return [...places].map(([address, named]) => ({ address, places: named }))
}

/** Undefined for hosts under .example: `validate --deploy` lists them. The part after # is cut. */
function toAddress(text: string, origin: string): string | undefined {
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.origin === new URL(origin).origin || url.hostname.endsWith('.example')) return undefined
  url.hash = ''
  return url.href
}
