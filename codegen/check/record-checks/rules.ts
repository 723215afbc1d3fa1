import { readDay, daysInMonth } from '#src/rules/days/civil-day.ts'
import { once } from '../../lib/once.ts'
import type { Rule, FiguresOf } from '#src/rules/rule.ts'
import { placeIn } from '../../model/records.ts'
import type { Entry } from '../../model/records.ts'
import { passes } from '../../problem/problem.ts'
import type { Problem, Report } from '../../problem/problem.ts'
import { valuesIn } from '../../model/texts/visit-texts.ts'
import type { RecordCheck } from '../check.ts'
import { checkSlabOrder } from './slabs-of-rules.ts'
import { checkZeroFigures } from './zero-figures.ts'
import { evaluate } from '#src/rules/evaluate.ts'
import type { Result } from '#src/rules/result.ts'
import { saySteps } from '#src/rules/say-steps.ts'
import { describeAnswer, outOf } from '../../model/rules/answers.ts'

type RuleCheck = (entry: Entry<Rule>, report: Report) => void

/** A rule's rows, slabs and days; if they are correct, its examples, which one slip fails. */
export const checkRule: RecordCheck = (entry, report) => {
  if (entry.collection !== 'rules') return
  const checks = [checkRuleRows, checkSlabOrder, checkZeroFigures, checkRuleDays]
  const isWellFormed = passes((tell) => checks.forEach((check) => check(entry, tell)), report)
  if (isWellFormed && !holdsImpossibleDay(entry.value)) checkRuleExamples(entry, report)
}

/** Whether a rule exists and is correct in itself, so that what disagrees with it is wrong. */
export function isSoundRule(entry: Entry<Rule> | undefined): entry is Entry<Rule> {
  return entry !== undefined && isSound(entry)
}

const isSound = once(
  (entry: Entry<Rule>) =>
    !holdsImpossibleDay(entry.value) &&
    passes(
      (report) => checkRule({ ...entry, collection: 'rules' }, report),
      () => undefined,
    ),
)

/** The check of dates reports a day that does not exist. */
function holdsImpossibleDay(rule: unknown): boolean {
  return valuesIn(rule).some(
    ([value]) => /^\d{4}-\d{2}-\d{2}$/.test(String(value)) && readDay(String(value)) === undefined,
  )
}

type Example = Rule['examples'][number]

/** The pages' engine gets the result worked out by hand. Several failures are one mistake. */
const checkRuleExamples: RuleCheck = (entry, report) => {
  const { examples } = entry.value
  const [first, ...others] = examples.flatMap((example, index) => findFault(entry, example, index) ?? [])
  if (first) report({ ...first, ...(others.length > 0 ? { others: others.map(({ place }) => place) } : {}) })
}

function findFault(entry: Entry<Rule>, { name, in: given, out }: Example, index: number): Problem | undefined {
  const result = evaluate(entry.id, entry.value, given)
  const said = `Example "${name}" of rule "${entry.id}"`
  const path = ['examples', index]
  if (result.kind === 'unknown' && result.why === 'missing')
    return {
      code: 'wrong-example',
      message: `${said} gives no "${result.missing}" that the rule can use, and cannot be computed.`,
      place: placeIn(entry, [...path, 'in'], 'key'),
      hint: `Write ${result.missing} among what is given, or look at its form in another example.`,
    }
  const found = outOf(result)
  const wrong = (['amount', 'other', 'due', 'unknown'] as const).find((key) => found[key] !== out[key])
  if (wrong === undefined) return undefined
  const isSaid = out[wrong] !== undefined
  return {
    code: 'wrong-example',
    message: `${said} says ${describeAnswer(out)}, but the rule gives ${describeAnswer(found)}.`,
    place: placeIn(entry, [...path, 'out', ...(isSaid ? [wrong] : [])], isSaid ? 'value' : 'key'),
    hint: hintFor(result),
  }
}

function hintFor(result: Result): string {
  const worked = result.kind === 'sum' ? `The rule works it out so: ${saySteps(result.steps)}. ` : ''
  return `${worked}Work it out by hand from the text of the law, then correct the row or the example.`
}

/** Rows follow each other in time, without overlap or gap, and each states a rule. */
const checkRuleRows: RuleCheck = (entry, report) => {
  const { rows } = entry.value
  rows.forEach((row, index) => {
    const before = rows[index - 1]
    if (before && row.from <= before.from)
      report({
        code: 'row-order',
        message: `Row ${index + 1} of rule "${entry.id}" begins on ${row.from}, ${row.from === before.from ? 'on the same day as' : 'before'} row ${index}.`,
        place: placeIn(entry, ['rows', index, 'from']),
        also: { message: 'The row before begins here.', place: placeIn(entry, ['rows', index - 1, 'from']) },
        hint: 'List the rows oldest first, each with a day of its own.',
      })
    checkContent(entry, row, index, report)
  })
}

function checkContent(entry: Entry<Rule>, row: Rule['rows'][number], index: number, report: Report): void {
  if (row.ends === true && row.figures !== undefined)
    report({
      code: 'row-order',
      message: `Row ${index + 1} of rule "${entry.id}" ends the rule and has figures.`,
      place: placeIn(entry, ['rows', index, 'figures'], 'key'),
      hint: 'Remove the figures, or "ends" where the rule goes on.',
    })
  if (row.ends !== true && row.figures === undefined && row.confidence !== 'low')
    report({
      code: 'missing-key',
      message: `Row ${index + 1} of rule "${entry.id}" has no "figures".`,
      place: placeIn(entry, ['rows', index], 'record'),
      hint: 'Add the figures; or write "ends: true" where the rule ceases on that day, or "confidence: low" where they are not known.',
    })
}

const endsOf: Readonly<Record<string, readonly number[]>> = {
  month: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  quarter: [3, 6, 9, 12],
  half: [3, 9],
  year: [3],
}
// A year without a leap day: 29 February cannot be a due day.
const plainYear = 2027

/** A due day exists in each of its months and is given in one way only. */
const checkRuleDays: RuleCheck = (entry, report) => {
  const rule = entry.value
  if (rule.kind !== 'due-date') return
  rule.rows.forEach(({ figures }, index) => {
    if (figures === undefined) return
    const path = ['rows', index, 'figures']
    const said = (['day', 'lastDay', 'daysAfter'] as const).filter((key) => figures[key] !== undefined)
    const needsOne = rule.period !== 'event' || figures.monthsAfter === undefined
    if (said.length > 1 || (needsOne && said.length === 0))
      return report({
        code: 'due-day',
        message: `Row ${index + 1} of rule "${entry.id}" says ${said.length === 0 ? 'no day' : `its day in ${said.length} ways: ${said.join(', ')}`}.`,
        place: placeIn(entry, path, 'key'),
        hint: 'Give one of them: day, lastDay or daysAfter.',
      })
    const wrong = findImpossible(figures, endsOf[rule.period] ?? [])
    if (wrong === undefined) return
    report({
      code: 'due-day',
      message: `Rule "${entry.id}" is due on day ${wrong.day} of month ${wrong.month}, which has ${daysInMonth(plainYear, wrong.month)} days.`,
      place: placeIn(entry, [...path, ...wrong.path, 'day']),
      hint: 'Write "lastDay: true" for the last day of a month, or list the month under "exceptions".',
    })
  })
}

function findImpossible(figures: FiguresOf<'due-date'>, ends: readonly number[]) {
  for (const end of figures.endsIn ?? ends) {
    const at = figures.exceptions?.findIndex(({ endsIn }) => endsIn === end) ?? -1
    const { monthsAfter = 0, day } = figures.exceptions?.[at] ?? figures
    const month = ((((end - 1 + monthsAfter) % 12) + 12) % 12) + 1
    if (day !== undefined && day > daysInMonth(plainYear, month))
      return { day, month, path: at < 0 ? [] : ['exceptions', at] }
  }
  return undefined
}
