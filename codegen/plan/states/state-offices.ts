import type { Offices, State } from '#generated/records.ts'
import { getRecord } from '../../lib/present.ts'
import { formatDate } from '../../model/format.ts'
import type { PlanContext } from '../context.ts'
import type { StatePayload } from '../payloads/state-pages.ts'

type OfficeRow = StatePayload['offices'][number]

const kinds = ['gst', 'gstat', 'roc', 'nclt', 'tradeMarks', 'epfo', 'esic'] as const satisfies (keyof Offices)[]

/** The offices of a state: its own tax department, and those of which it is known where they sit. */
export function stateOffices(code: string, state: State, { data }: PlanContext): OfficeRow[] {
  const { offices: words } = data.singles['page:state'].value
  const known = data.catalogue.stateOffices.get(code)?.value ?? {}
  const department: OfficeRow = {
    ...words.kinds.stateTax,
    office: state.taxDepartment,
    ...(state.taxDepartmentUrl ? { href: state.taxDepartmentUrl } : {}),
  }
  const others = kinds.flatMap((kind): OfficeRow[] => {
    const found = known[kind]
    if (!found) return []
    const { short, title, url, checkedOn } = getRecord(data.catalogue.placeSources, found.source).value
    return [
      {
        ...words.kinds[kind],
        // Of a state it is all of them; of which city each has charge is another question.
        office: typeof found.office === 'string' ? found.office : found.office.join(', '),
        ...(found.confidence === 'medium' ? { doubt: words.doubt } : {}),
        source: { href: url, label: short, title: `${title}, ${formatDate(checkedOn)}` },
      },
    ]
  })
  return [department, ...others]
}
