import { readDay, daysInMonth } from '#src/rules/days/civil-day.ts'
import { once } from '../../lib/once.ts'
import type { Rule, FiguresOf } from '#src/rules/rule.ts'
import { placeIn } from '../../model/records.ts'
import type { Entry } from '../../model/records.ts'
import { passes } from '../../problem/problem.ts'
import type { Problem, Report } from '../../problem/problem.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import type { RecordCheck } from '../check.ts'
import { evaluate } from '#src/rules/evaluate.ts'
import type { Result } from '#src/rules/result.ts'
import { saySteps } from '#src/rules/say-steps.ts'
import { describeAnswer, outOf } from '../../model/rules/answers.ts'

/** A part of the check of one rule. */
type RuleCheck = (entry: Entry<Rule>, report: Report) => void

/** A rule's rows, slabs and days; if they are correct, its examples, which one slip fails. */
export const checkRule: RecordCheck = (entry, report) => {
  if (entry.collection !== 'rules') return
  const checks = [checkRuleRows, checkSlabOrder, checkRuleDays]
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
  let isFound = false
  visitTexts(rule, (text) => {
    if (/^\d{4}-\d{2}-\d{2}$/.test(text) && readDay(text) === undefined) isFound = true
  })
  return isFound
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

type Due = FiguresOf<'due-date'>

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

interface Impossible {
  day: number
  month: number
  path: readonly (string | number)[]
}

function findImpossible(figures: Due, ends: readonly number[]): Impossible | undefined {
  for (const end of figures.endsIn ?? ends) {
    const at = figures.exceptions?.findIndex(({ endsIn }) => endsIn === end) ?? -1
    const { monthsAfter = 0, day } = figures.exceptions?.[at] ?? figures
    const month = ((((end - 1 + monthsAfter) % 12) + 12) % 12) + 1
    if (day !== undefined && day > daysInMonth(plainYear, month))
      return { day, month, path: at < 0 ? [] : ['exceptions', at] }
  }
  return undefined
}

/** Slabs rise: each ends above the one before, the last is open, none is cheaper. */
const checkSlabOrder: RuleCheck = (entry, report) => {
  for (const list of slabListsOf(entry.value)) {
    checkEdges(entry, list, report)
    checkValues(entry, list, report)
  }
}

function checkEdges(entry: Entry<Rule>, { path, slabs }: SlabList, report: Report): void {
  const tell = (index: number, said: string, hint: string, key?: string) =>
    report({
      code: 'slab-order',
      message: `Slab ${index + 1} of rule "${entry.id}" ${said}`,
      place: placeIn(
        entry,
        [...path, index, ...(key === undefined ? [] : [key])],
        key === undefined ? 'record' : 'value',
      ),
      hint,
    })
  slabs.forEach(({ edge }, index) => {
    const before = slabs[index - 1]?.edge
    const isLast = index === slabs.length - 1
    if (edge === undefined && !isLast)
      tell(
        index,
        'has no end, so the slabs behind it are never reached.',
        'Say up to where it goes, or move it to the end.',
      )
    else if (edge !== undefined && isLast)
      tell(
        index,
        'is the last one and has an end, so nothing is said of what lies beyond.',
        `Remove "${edge.key}", or add a slab for the rest; with "unknown: true" where no figure is known.`,
        edge.key,
      )
    else if (edge !== undefined && before !== undefined && edge.at <= before.at)
      tell(
        index,
        `ends at ${edge.at}, which is not above the end of the slab before, ${before.at}.`,
        'List the slabs lowest first.',
        edge.key,
      )
  })
}

function checkValues(entry: Entry<Rule>, { path, slabs }: SlabList, report: Report): void {
  slabs.forEach(({ values }, index) => {
    for (const [steps, value] of values) {
      const before = slabs[index - 1]?.values.find(([other]) => other.join('.') === steps.join('.'))
      if (before === undefined || value >= before[1]) continue
      report({
        code: 'slab-order',
        message: `"${steps.join('.')}" falls from ${before[1]} to ${value} in slab ${index + 1} of rule "${entry.id}".`,
        place: placeIn(entry, [...path, index, ...steps]),
        also: { message: 'The slab before has more.', place: placeIn(entry, [...path, index - 1, ...steps]) },
        hint: 'Look for a missing zero, or for two slabs that were swapped.',
      })
    }
  })
}

/** A slab as the check of order sees it. */
interface PlainSlab {
  /** The upper limit of the slab and its key. The last slab has none. */
  edge?: { key: string; at: number }
  /** The values that must not fall from slab to slab, by their path in the slab. */
  values: readonly Value[]
}

type Value = readonly [path: readonly string[], value: number]

interface SlabList {
  path: readonly (string | number)[]
  slabs: readonly PlainSlab[]
}

type Numbers = Readonly<Record<string, unknown>>

const edges = ['upTo', 'below', 'upToDays', 'belowMonths'] as const

function plain(slab: Numbers, rising: readonly string[]): PlainSlab {
  const key = edges.find((name) => typeof slab[name] === 'number')
  const values = rising.flatMap((name): Value[] => {
    const value = slab[name]
    if (typeof value === 'number') return [[[name], value]]
    return Object.entries(value ?? {}).flatMap(([one, number]): Value[] =>
      typeof number === 'number' ? [[[name, one], number]] : [],
    )
  })
  return { ...(key === undefined ? {} : { edge: { key, at: Number(slab[key]) } }), values }
}

const list = (path: SlabList['path'], slabs: readonly Numbers[], ...rising: string[]): SlabList => ({
  path,
  slabs: slabs.map((slab) => plain(slab, rising)),
})

/** All lists of slabs in a rule, with the values that must not fall. */
function slabListsOf(rule: Rule): SlabList[] {
  return rule.rows.flatMap((row, index) => {
    const at = ['rows', index, 'figures']
    const { figures } = row
    if (figures === undefined) return []
    if ('slabs' in figures)
      return [list([...at, 'slabs'], figures.slabs, 'perDay', 'cap', 'capPercent', 'ratePercent', 'times', 'amount')]
    if ('states' in figures)
      return Object.entries(figures.states).flatMap(([state, { articles }]) =>
        articles === undefined ? [] : [list([...at, 'states', state, 'articles'], articles, 'amount')],
      )
    return []
  })
}
