import { count } from '../../problem/format-report.ts'
import { hostOf } from './ask-links.ts'
import type { Answer, Verdict } from './ask-links.ts'
import type { OutsideLink } from './find-links.ts'

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
