import { workOut, findDue } from '../book.ts'
import type { Line } from '../book.ts'
import type { Family } from '../family.ts'
import type { Case } from '../../rule.ts'

interface Form {
  due: string
  /** Of a fee that is a multiple of the normal one: the normal fee, the multiple, and the class of the form. */
  base?: { fee: string; additional: string; item?: string; measure: string }
}

const company = { fee: 'roc/filing-fee', additional: 'roc/additional-fee', measure: 'capital' }
const llp = { fee: 'llp/filing-fee', additional: 'llp/additional-fee', measure: 'contribution' }

const forms: Readonly<Record<string, Form>> = {
  'aoc-4': { due: 'due-dates/roc/aoc-4' },
  'aoc-4-opc': { due: 'due-dates/roc/aoc-4-opc' },
  'mgt-7': { due: 'due-dates/roc/mgt-7' },
  'adt-1': { due: 'due-dates/roc/adt-1', base: { ...company, item: 'auditor' } },
  'dpt-3': { due: 'due-dates/roc/dpt-3', base: { ...company, item: 'other' } },
  'llp-8': { due: 'due-dates/llp/llp-8', base: llp },
  'llp-11': { due: 'due-dates/llp/llp-11', base: llp },
}

/** Additional fees of the forms of companies and LLPs, which come on top of the normal fee. */
export const companyForms: Family = ({ text, rupees, has, common }, book) => {
  const form = forms[text('form')]
  if (form === undefined) return { lines: [] }
  const due = findDue(book, form.due, text(has('meeting') ? 'meeting' : 'period'))
  if (due.result.kind === 'unknown') return { due, lines: [] }
  const { base } = form
  const late: Case = { ...common, due: due.result.due }
  if (base === undefined) return { due, lines: [workOut(book, 'roc/annual-filing-late-fee', late)] }
  const normal = workOut(book, base.fee, { on: text('filed'), amount: rupees(base.measure) })
  if (normal.result.kind !== 'sum') return { due, lines: [normal] }
  const given = { ...late, item: base.item ?? text('size'), fee: normal.result.paise / 100 }
  const additional = workOut(book, base.additional, given)
  return { due, lines: [normal, isBeyond(additional) ? workOut(book, beyond, given) : additional] }
}

const beyond = 'llp/additional-fee-beyond-360-days'

/** Whether the table ends before so long a delay, for which another one stands. */
function isBeyond({ rule, result }: Line): boolean {
  return rule === llp.additional && result.kind === 'unknown' && result.why === 'no-slab'
}
