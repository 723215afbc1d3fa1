import { workOut, findDue } from '../book.ts'
import type { Book, Line } from '../book.ts'
import { countFrom } from '../family.ts'
import type { Family, Given } from '../family.ts'
import type { Missed } from '../relief.ts'

interface Form {
  due: string
  /** The parts of a fee that is a multiple: the normal fee, the multiple, and the form's class. */
  base?: Base
}

interface Base {
  fee: string
  additional: string
  item?: string
  measure: string
}

const company = { fee: 'roc/filing-fee', additional: 'roc/additional-fee', measure: 'capital' }
const llp = { fee: 'llp/filing-fee', additional: 'llp/additional-fee', measure: 'contribution' }

const forms: Readonly<Record<string, Form>> = {
  'aoc-4': { due: 'due-dates/roc/aoc-4' },
  'aoc-4-opc': { due: 'due-dates/roc/aoc-4-opc' },
  'mgt-7': { due: 'due-dates/roc/mgt-7' },
  'mgt-7-opc': { due: 'due-dates/roc/mgt-7-opc' },
  'adt-1': { due: 'due-dates/roc/adt-1', base: { ...company, item: 'auditor' } },
  'dpt-3': { due: 'due-dates/roc/dpt-3', base: { ...company, item: 'other' } },
  'llp-8': { due: 'due-dates/llp/llp-8', base: llp },
  'llp-11': { due: 'due-dates/llp/llp-11', base: llp },
}

/** Additional fees of the forms of companies and LLPs, on top of the normal fee. */
export const companyForms: Family = (given, book) => {
  const { text, has, common } = given
  const form = forms[text('form')]
  if (form === undefined) return { lines: [] }
  const { base } = form
  const missed = { due: form.due, period: text(has('meeting') ? 'meeting' : 'period') }
  const due = findDue(book, form.due, missed.period)
  return countFrom({ book, due, done: text('filed') }, (day) =>
    base === undefined
      ? [workOut(book, 'roc/annual-filing-late-fee', { ...common, due: day }, missed)]
      : workOutMultiple({ book, base, missed }, { ...given, common: { ...common, due: day } }),
  )
}

interface Multiple {
  book: Book
  base: Base
  missed: Missed
}

/** The normal fee and its multiple. */
function workOutMultiple({ book, base, missed }: Multiple, { text, rupees, common }: Given): readonly Line[] {
  const normal = workOut(book, base.fee, { on: text('filed'), amount: rupees(base.measure) })
  if (normal.result.kind !== 'sum') return [normal]
  const isLarge = rupees(base.measure) > mostOfSmall
  const late = { ...common, item: base.item ?? (isLarge ? 'other' : text('size')), fee: normal.result.paise / 100 }
  const additional = workOut(book, base.additional, late, missed)
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
