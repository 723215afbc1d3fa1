import { workOut, findDue } from '../book.ts'
import type { Book, Line } from '../book.ts'
import { countFrom } from '../family.ts'
import type { Family, Given } from '../family.ts'
import type { Missed } from '../relief.ts'

interface Form {
  due: string
  /** The rule of the normal fee, and the answer by which that goes. */
  fee: string
  measure: 'capital' | 'contribution'
  additional: string
  /** The form's class, where the additional fee is a multiple of the normal one. */
  item?: string
}

const company = { fee: 'roc/filing-fee', measure: 'capital' } as const
const yearly = { ...company, additional: 'roc/annual-filing-late-fee' }
const multiple = { ...company, additional: 'roc/additional-fee' }
const llp = { fee: 'llp/filing-fee', measure: 'contribution', additional: 'llp/additional-fee' } as const

const forms = new Map<string, Form>([
  ['aoc-4', { ...yearly, due: 'due-dates/roc/aoc-4' }],
  ['aoc-4-opc', { ...yearly, due: 'due-dates/roc/aoc-4-opc' }],
  ['mgt-7', { ...yearly, due: 'due-dates/roc/mgt-7' }],
  ['mgt-7-opc', { ...yearly, due: 'due-dates/roc/mgt-7-opc' }],
  ['adt-1', { ...multiple, due: 'due-dates/roc/adt-1', item: 'auditor' }],
  ['dpt-3', { ...multiple, due: 'due-dates/roc/dpt-3', item: 'other' }],
  ['llp-8', { ...llp, due: 'due-dates/llp/llp-8' }],
  ['llp-11', { ...llp, due: 'due-dates/llp/llp-11' }],
])

/** The normal and the additional fees of late forms of companies and LLPs. */
export const companyForms: Family = (given, book) => {
  const { text, has } = given
  const form = forms.get(text('form'))
  if (form === undefined) return { lines: [] }
  const missed = { due: form.due, period: text(has('meeting') ? 'meeting' : 'period') }
  return countFrom({
    book,
    due: findDue(book, form.due, missed.period),
    done: text('filed'),
    lines: (due) => feesOf({ book, form, missed }, { ...given, common: { ...given.common, due } }),
  })
}

interface Filing {
  book: Book
  form: Form
  missed: Missed
}

function feesOf({ book, form, missed }: Filing, { text, rupees, amount, common }: Given): readonly Line[] {
  const normal = workOut(book, form.fee, { on: text('filed'), ...amount(form.measure) })
  if (normal.result.kind !== 'sum') return [normal]
  const isLarge = (rupees('contribution') ?? 0) > mostOfSmall
  const late = { ...common, item: form.item ?? (isLarge ? 'other' : text('size')), fee: normal.result.paise / 100 }
  const additional = workOut(book, form.additional, late, missed)
  return [normal, isBeyond(additional) ? workOut(book, beyond, late, missed) : additional]
}

// With a larger contribution an LLP is not small, whatever its turnover: see the classes of
// llp/additional-fee.
const mostOfSmall = 25_00_000

const beyond = 'llp/additional-fee-beyond-360-days'

/** Whether the table ends before so long a delay, to which another table applies. */
function isBeyond({ rule, result }: Line): boolean {
  return rule === llp.additional && result.kind === 'unknown' && result.why === 'no-slab'
}
