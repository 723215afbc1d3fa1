import type { Office, Offices, PageOffices, PlaceSource } from '#generated/records.ts'
import type { SiteData } from '../../../model/records.ts'
import { formatDate } from '../../../model/texts/format.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import { present } from '../../../lib/present.ts'
import type { OfficeRow, OfficeTable } from '#src/content/payload/offices.ts'

interface OfficeTexts {
  /** Without `or`, several offices are all responsible, as those of a state are. */
  labels: Omit<PageOffices, 'or'> & { or?: string }
  sources: Readonly<Record<string, PlaceSource>>
  language?: string | undefined
  /** The distance to an office in another city, in words. */
  away?: (seat: string) => string | undefined
}

export const officeKinds: readonly (keyof Offices)[] = ['gst', 'gstat', 'roc', 'nclt', 'tradeMarks', 'epfo', 'esic']

export function officeTable(offices: Offices, texts: OfficeTexts): OfficeTable {
  const { purpose, office, kinds } = texts.labels
  const rows = officeKinds.flatMap((kind): OfficeRow[] => {
    const found = offices[kind]
    return found ? [{ name: kinds[kind].name, purpose: kinds[kind].purpose, ...officeWords(found, texts) }] : []
  })
  return { heads: [purpose, office], rows, read: readOn(offices, texts) }
}

/** When the offices were read. The link to each source gives its day too, but only to a mouse. */
function readOn(offices: Offices, { labels, sources, language }: OfficeTexts): string | undefined {
  const days = officeKinds.flatMap((kind) => sources[offices[kind]?.source ?? '']?.checkedOn ?? []).sort()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return undefined
  if (from === to) return `${labels.read} ${formatDate(from, language)}.`
  return fillTokens(labels.readBetween, { from: formatDate(from, language), to: formatDate(to, language) })
}

function officeWords(known: Office, texts: OfficeTexts): Omit<OfficeRow, 'name' | 'purpose'> {
  const { under, address, source, confidence } = known
  const { labels, sources } = texts
  const { short, title, url, checkedOn } = present(sources[source], `source "${source}"`)
  const remarks = [
    ...(under === undefined ? [] : [`${labels.under} ${under}`]),
    ...(address === undefined ? [] : [address]),
    ...(confidence === 'medium' ? [labels.doubt] : []),
  ]
  return {
    office: officeNames(known, texts),
    ...(remarks.length > 0 ? { remarks } : {}),
    source: { href: url, label: short, title: `${title}, ${formatDate(checkedOn)}` },
  }
}

/** The office, or each of several, with the distance if it is in another city. */
function officeNames({ office, seat }: Office, { labels: { or }, away }: OfficeTexts): string {
  const said = (at: string | undefined) => (at === undefined ? undefined : away?.(at))
  const far = (at: string | undefined) => {
    const words = said(at)
    return words === undefined ? '' : ` (${words})`
  }
  const one = typeof seat === 'string' ? seat : undefined
  // A second pair of brackets after a name that ends in brackets, such as "Goa (at Panaji)", would
  // be hard to read.
  if (typeof office === 'string') return [office, said(one) ?? []].flat().join(', ')
  const each = typeof seat === 'object' ? seat : []
  const { sort, names } = sortOnce(office)
  const all = names.map((name, index) => name + far(each[index]))
  const listed = or === undefined ? all.join(', ') : `${all.slice(0, -1).join(', ')} ${or} ${all.at(-1) ?? ''}`
  return (sort === undefined ? '' : `${sort}: `) + listed + far(one)
}

/** Ten times "Regional Office" would fill a phone's screen, so shared words come once, in front. */
function sortOnce(office: readonly string[]): { sort?: string; names: readonly string[] } {
  const parts = office.map((name) => /^(.*?\bOffice) (.+)$/.exec(name))
  const [sort] = parts.map((part) => part?.[1])
  if (sort === undefined || parts.some((part) => part?.[1] !== sort)) return { names: office }
  return { sort, names: parts.map((part) => part?.[2] ?? '') }
}

/** The sources of local facts by id: plain data, so that it can be part of a page's inputs. */
export function sourcesOfPlaces({ catalogue: { placeSources } }: SiteData): Readonly<Record<string, PlaceSource>> {
  return Object.fromEntries([...placeSources].map(([id, { value }]) => [id, value]))
}
