import { readDay } from '#src/rules/days/civil-day.ts'
import { evaluate } from '#src/rules/evaluate.ts'
import type { Extension, Row, Rule } from '#src/rules/rule.ts'
import { findRow } from '#src/rules/select-row.ts'
import { describeAnswer, outOf } from '../../model/rules/answers.ts'
import { formatDate } from '../../model/texts/format.ts'
import { findTaxRow } from '../../model/rules/professional-tax.ts'
import type { Catalogue } from '../../model/records.ts'

/** One line for each record that changes after today and up to that day. */
export function describeComingChanges(
  { rules, extensions, professionalTax, facts }: Pick<Catalogue, 'rules' | 'extensions' | 'professionalTax' | 'facts'>,
  today: string,
  day: string,
): string[] {
  const span: Span = { today, day }
  const lines = [
    ...[...rules.values()].flatMap(({ id, value }) => [
      ...ruleChanges(id, value, span),
      ...noticeChanges(id, value, span),
    ]),
    ...[...extensions.values()].flatMap(({ id, value }) => extensionChanges(id, value, span)),
    ...[...professionalTax.values()].flatMap(({ id, value: { salaries } }) => {
      const from = salaries && findTaxRow(salaries, day)?.from
      return from && isWithin(from, span)
        ? [`  Professional tax of state ${id}: new slabs from ${formatDate(from)}.`]
        : []
    }),
    ...[...facts.values()].flatMap(({ id, value: { coming } }) =>
      coming && isWithin(coming.from, span)
        ? [`  Fact ${id}: from ${formatDate(coming.from)} pages say "${coming.current}"`]
        : [],
    ),
  ]
  const until = `by ${formatDate(day)}`
  return lines.length === 0 ? [`Nothing changes ${until}.`] : [`What changes ${until}:`, ...lines]
}

interface Span {
  today: string
  day: string
}

const isWithin = (date: string, { today, day }: Span) => date > today && date <= day

function ruleChanges(id: string, rule: Rule, { today, day }: Span): string[] {
  const rows: readonly Row[] = rule.rows
  const [before, after] = [findRow(rows, readDay(today) ?? 0), findRow(rows, readDay(day) ?? 0)]
  if (after === undefined || after === before) return []
  const said =
    after.ends === true ? 'ends' : after.figures === undefined ? 'is no longer settled' : before ? 'changes' : 'begins'
  const line = `  ${id}: ${said} on ${formatDate(after.from)} (${after.authority}).`
  return [line, ...(before === undefined ? [] : exampleChanges(id, rule, [before, after]))]
}

/** Each example whose answer differs between the two rows. */
function exampleChanges(id: string, rule: Rule, [before, after]: readonly [Row, Row]): string[] {
  return rule.examples.flatMap(({ name, in: given, out }) => {
    // The example expects no answer on its day, so a change of rows cannot affect it.
    if (out.unknown !== undefined) return []
    const [old, next] = [before, after].map((row) => describeAnswer(outOf(evaluate(id, withRow(rule, row), given))))
    return old === next ? [] : [`    Example "${name}": ${old} → ${next}.`]
  })
}

/** The rule with only this row, in force on every day. */
function withRow(rule: Rule, row: Row): Rule
// The row is one of the rule's own.
function withRow(rule: Rule, row: Row): unknown {
  return { ...rule, rows: [{ ...row, from: '1800-01-01' }] }
}

function noticeChanges(id: string, { pending = [] }: Rule, span: Span): string[] {
  return pending.flatMap(({ title, awaitedOn }) =>
    awaitedOn !== undefined && isWithin(awaitedOn, span)
      ? [`  ${id}: "${title}" is awaited on ${formatDate(awaitedOn)}; see whether it is in force.`]
      : [],
  )
}

function extensionChanges(id: string, { kind, rules, from, to }: Extension, span: Span): string[] {
  const what = kind === 'fee-waiver' ? 'waiver' : 'extended day'
  return [
    ...(isWithin(from, span) && kind === 'fee-waiver' ? [`  ${id}: the waiver begins on ${formatDate(from)}.`] : []),
    // It is still in force on its last day.
    ...(to >= span.today && to < span.day
      ? [`  ${id}: the ${what} of ${rules.join(', ')} has passed after ${formatDate(to)}.`]
      : []),
  ]
}
