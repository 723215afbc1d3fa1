import { linksInMarkdown } from '../../pages/checks/dead-links.ts'
import { placeIn } from '../../model/records.ts'
import type { LinkedData } from '../../model/records.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import { count, showPlace } from '../../problem/format-report.ts'
import { hostOf } from './ask-links.ts'
import type { Answer, Verdict } from './ask-links.ts'

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
    visitTexts(entry.value, (text, path) => add(text, showPlace(placeIn(entry, path))))
    if (entry.body) for (const { href, place } of linksInMarkdown(entry, entry.body)) add(href, showPlace(place))
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

const headings: readonly [Exclude<Verdict, 'fine'>, string][] = [
  ['gone', 'Gone. Find the new address, or another source:'],
  ['moved', 'Moved for good. Open the new address, compare, and write it:'],
  ['unreachable', 'Not reached. Ask again on another day:'],
  ['refused', 'Could not be asked: the host refuses programs. Open it in a browser:'],
]

/** The addresses that need a person, by result, each with the places that name it. */
export function describeLinks(links: readonly OutsideLink[], answers: ReadonlyMap<string, Answer>): string[] {
  const told = links.map((link) => ({ ...link, ...(answers.get(link.address) ?? never(link)) }))
  const of = (verdict: Verdict) => told.filter((link) => link.verdict === verdict)
  const hosts = new Set(links.map(({ address }) => hostOf(address))).size
  return [
    `${count(links.length, 'link')} of ${count(hosts, 'host')} asked: ${of('fine').length} answered, ${of('moved').length} moved, ${of('gone').length} gone, ${of('unreachable').length} not reached, ${of('refused').length} could not be asked.`,
    ...headings.flatMap(([verdict, heading]) => {
      const found = of(verdict)
      if (found.length === 0) return []
      return [
        '',
        heading,
        ...found.flatMap(({ address, said, places }) => [
          `  ${address}  ${said}`,
          ...places.map((place) => `    ${place}`),
        ]),
      ]
    }),
  ]
}

function never({ address }: OutsideLink): never {
  throw new Error(`${address} was not asked.`)
}
