import type { Office, Offices, PageOffices, PlaceSource, State } from '#generated/records.ts'
import { formatDate } from '../../model/format.ts'
import { present } from '../../lib/present.ts'
import type { OfficeRow, OfficeTable } from '../payloads/offices.ts'

/** The offices of a state, and those of a place in it that has its own. */
export interface KnownOffices {
  state: Pick<State, 'taxDepartment' | 'taxDepartmentUrl'> & { offices: Offices }
  own?: Offices | undefined
}

export interface OfficeTexts {
  /** Without oneOf several offices are all of them, as those of a state are. */
  labels: Omit<PageOffices, 'oneOf'> & { oneOf?: string }
  sources: Readonly<Record<string, PlaceSource>>
}

const officeKinds = ['gst', 'gstat', 'roc', 'nclt', 'tradeMarks', 'epfo', 'esic'] as const satisfies (keyof Offices)[]

/** The table of the offices that deal with a business of a place: the state's tax department, then those of which it is known. */
export function officeTable({ state, own }: KnownOffices, texts: OfficeTexts): OfficeTable {
  const { purpose, office, source: read, kinds } = texts.labels
  const known = { ...state.offices, ...own }
  const department: OfficeRow = {
    ...kinds.stateTax,
    office: state.taxDepartment,
    ...(state.taxDepartmentUrl ? { href: state.taxDepartmentUrl } : {}),
  }
  const others = officeKinds.flatMap((kind): OfficeRow[] => {
    const found = known[kind]
    return found ? [{ ...kinds[kind], ...officeWords(found, texts) }] : []
  })
  return { heads: [purpose, office], read, rows: [department, ...others] }
}

function officeWords(
  { office, under, address, source, confidence }: Office,
  { labels, sources }: OfficeTexts,
): Omit<OfficeRow, 'name' | 'purpose'> {
  const { short, title, url, checkedOn } = present(sources[source], `source "${source}"`)
  const remarks = [
    ...(under === undefined ? [] : [`${labels.under} ${under}`]),
    ...(address === undefined ? [] : [address]),
    ...(confidence === 'medium' ? [labels.doubt] : []),
  ]
  return {
    office: typeof office === 'string' ? office : severalWords(office, labels.oneOf),
    ...(remarks.length > 0 ? { remarks } : {}),
    source: { href: url, label: short, title: `${title}, ${formatDate(checkedOn)}` },
  }
}

function severalWords(offices: readonly string[], oneOf: string | undefined): string {
  const listed = offices.join(', ')
  return oneOf === undefined ? listed : `${oneOf} ${listed}`
}
