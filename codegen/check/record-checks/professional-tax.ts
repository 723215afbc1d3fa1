import type { ProfessionalTax } from '#generated/records.ts'
import { formatDate, formatRupees } from '../../model/texts/format.ts'
import { edgeOf, yearlyTax } from '../../model/rules/professional-tax.ts'
import type { SalaryTax, Slab } from '../../model/rules/professional-tax.ts'
import { placeIn } from '../../model/records.ts'
import type { KeyPath, Place, Problem } from '../../problem/problem.ts'
import type { RecordCheck } from '../check.ts'

type Found = Omit<Problem, 'place'> & { path: KeyPath; target?: Place['target'] }

// Article 276(2) of the Constitution.
const mostAYear = 2500

/** The slabs of a state rise and end where the law ends them; without the tax there are none. */
export const checkProfessionalTax: RecordCheck = (entry, report) => {
  if (entry.collection !== 'professionalTax') return
  const faults = entry.value.levied ? findFaults(entry.id, entry.value) : findLevyFaults(entry.id, entry.value)
  for (const { path, target, ...problem } of faults) report({ ...problem, place: placeIn(entry, path, target) })
}

function* findFaults(id: string, { endedOn, note, salaries }: ProfessionalTax): Generator<Found> {
  const { rows = [], per = 'year' } = salaries ?? {}
  if (endedOn !== undefined)
    yield {
      code: 'wrong-value',
      message: `State "${id}" levies professional tax (levied: true), but says that it ended on ${formatDate(endedOn)}.`,
      path: ['endedOn'],
      target: 'key',
      hint: 'Remove endedOn, or write levied: false.',
    }
  // Amounts in words would be shown whatever the confidence of the figures is.
  const amount = /₹\s?[\d,]+/.exec(note)?.[0]
  if (amount !== undefined)
    yield {
      code: 'wrong-value',
      message: `The note of state "${id}" contains the amount ${amount}, which pages would show whatever its confidence is.`,
      path: ['note'],
      hint: 'State amounts under salaries or enrolment, where confidence decides whether they are shown.',
    }
  yield* findOrderOfRows(id, rows)
  for (const [index, { slabs, women = [] }] of rows.entries()) {
    yield* findSlabFaults(slabs, per, { id, path: ['salaries', 'rows', index, 'slabs'] })
    yield* findSlabFaults(women, per, { id, path: ['salaries', 'rows', index, 'women'] })
  }
}

/** Figures of a tax that is not levied, or no source for that. */
function* findLevyFaults(id: string, tax: ProfessionalTax): Generator<Found> {
  const figures = (['salaries', 'due', 'enrolment'] as const).find((key) => tax[key] !== undefined)
  if (figures)
    yield {
      code: 'wrong-value',
      message: `State "${id}" levies no professional tax (levied: false), but has "${figures}".`,
      path: [figures],
      target: 'key',
      hint: 'Remove salaries, due and enrolment, or write levied: true.',
    }
  else if (tax.source === undefined)
    yield {
      code: 'missing-key',
      message: `State "${id}" levies no professional tax, but names no source for that.`,
      path: [],
      target: 'record',
      hint: 'Add source: the https address of the page on which you read it.',
    }
}

function* findOrderOfRows(id: string, rows: NonNullable<SalaryTax['rows']>): Generator<Found> {
  for (const [index, { from }] of rows.entries()) {
    const before = rows[index - 1]
    const path = ['salaries', 'rows', index]
    if (before && from === undefined)
      yield {
        code: 'missing-key',
        message: `Slabs ${index + 1} of state "${id}" do not say from which day they hold.`,
        path,
        target: 'record',
        hint: 'Add from: "2026-04-01", with the day. Only the first ones may leave it out.',
      }
    else if (before?.from !== undefined && from !== undefined && before.from >= from)
      yield {
        code: 'inverted-dates',
        message: `Slabs ${index + 1} of state "${id}" hold from ${formatDate(from)}, and those before them from ${formatDate(before.from)}.`,
        path: [...path, 'from'],
        hint: 'The oldest come first; each hold until the next begin.',
      }
  }
}

interface SlabList {
  id: string
  path: KeyPath
}

/** The first slab that does not fit. The slabs after it may be right. */
function findSlabFaults(slabs: readonly Slab[], per: SalaryTax['per'], { id, path }: SlabList): Found[] {
  for (const [index, slab] of slabs.entries()) {
    const fault = findSlabFault(slab, per, { before: slabs[index - 1], isLast: index === slabs.length - 1 })
    if (fault) {
      const { key, text, hint } = fault
      const at = key === undefined ? [...path, index] : [...path, index, key]
      const message = `Slab ${index + 1} of professional tax in state "${id}" ${text}.`
      return [{ code: 'slab-order', message, path: at, ...(key === undefined ? { target: 'record' } : {}), hint }]
    }
  }
  return []
}

const digit = 'Look for a digit too many or too few.'

interface SlabFault {
  key?: keyof Slab
  text: string
  hint: string
}

function findSlabFault(
  slab: Slab,
  per: SalaryTax['per'],
  { before, isLast }: { before: Slab | undefined; isLast: boolean },
): SlabFault | undefined {
  const { upTo, below, tax, february = tax } = slab
  const [edge, last] = [edgeOf(slab), before && edgeOf(before)]
  if (upTo !== undefined && below !== undefined)
    return { key: 'below', text: 'has both upTo and below', hint: 'Keep the one that the law says.' }
  if (edge === undefined && !isLast)
    return {
      text: 'has no end, and another one follows it',
      hint: 'Add upTo, its last rupee, or below, where the law says "less than".',
    }
  if (edge !== undefined && isLast)
    return {
      key: edge.key,
      text: `is the last and ends at ${formatRupees(edge.at)}`,
      hint: `Remove its ${edge.key}: the last slab has no end.`,
    }
  if (last !== undefined && edge !== undefined && edge.at <= last.at)
    return {
      key: edge.key,
      text: `ends at ${formatRupees(edge.at)}, and the one before it at ${formatRupees(last.at)}`,
      hint: digit,
    }
  if (before && tax <= before.tax)
    return {
      key: 'tax',
      text: `takes ${formatRupees(tax)}, and the one before it ${formatRupees(before.tax)}`,
      hint: digit,
    }
  if (february !== tax && per !== 'month')
    return {
      key: 'february',
      text: 'has an amount for February, but its tax is not by the month',
      hint: 'Remove february.',
    }
  return findTooMuch(slab, per)
}

function findTooMuch(slab: Slab, per: SalaryTax['per']): SlabFault | undefined {
  const year = yearlyTax(slab, per)
  if (year <= mostAYear) return undefined
  const most = formatRupees(mostAYear)
  return {
    key: slab.february === undefined || yearlyTax({ tax: slab.tax }, per) > mostAYear ? 'tax' : 'february',
    text: `takes ${formatRupees(year)} a year, and the Constitution allows ${most} (Article 276)`,
    hint: `${digit} The amount is for one ${per}.`,
  }
}
