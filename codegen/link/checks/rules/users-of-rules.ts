import { repeatsIn } from '../../../lib/group-by.ts'
import { placeIn } from '../../../model/records.ts'
import { suggestionHint } from '../../../problem/suggest.ts'
import type { Check } from '../../check.ts'
import { checkReference } from '../references/reference.ts'
import { readDay } from '#src/rules/days/civil-day.ts'
import { dueDay } from '#src/rules/days/due-day.ts'
import type { Rule } from '#src/rules/rule.ts'
import { formatDate } from '../../../model/texts/format.ts'
import { isSoundRule } from '../../record-checks/rules.ts'
import { isSettled, findRow } from '#src/rules/select-row.ts'
import { crore, formatPaise, lakh, toPaise } from '#src/rules/money.ts'
import type { Extension, Fact } from '#generated/records.ts'
import type { Entry } from '../../../model/records.ts'
import type { Problem } from '../../../problem/problem.ts'
import { valuesIn } from '../../../model/texts/visit-texts.ts'
import { factOfDay } from '../../../model/rules/law-of-day.ts'

/** A row of the ledger shows the service's time and fee; a row with a date needs a yearly rule. */
export const checkHomeLedger: Check = (data, report) => {
  const entry = data.singles['page:home']
  if (!entry) return
  const { rows, dated } = entry.value.hero.ledger
  const named = [
    ...rows.map(({ service }, index) => ({ service, path: ['rows', index, 'service'] })),
    ...dated.dates.map(({ service }, index) => ({ service, path: ['dated', 'dates', index, 'service'] })),
  ]
  const seen = new Set<string>()
  for (const { service, path } of named) {
    const value = data.catalogue.services.get(service)?.value
    if (seen.has(service)) continue
    seen.add(service)
    if (!value || (value.pricing && value.timeline)) continue
    const lacks = value.pricing ? 'timeline' : 'pricing'
    report({
      code: 'wrong-value',
      message: `The ledger of the home page shows service "${service}", but that service has no \`${lacks}\`.`,
      place: placeIn(entry, ['hero', 'ledger', ...path]),
      hint: `Add \`${lacks}\` to data/services/${service}.yaml, or name a service that has it.`,
    })
  }
  dated.dates.forEach(({ rule: id }, index) => {
    const path = ['hero', 'ledger', 'dated', 'dates', index, 'rule']
    checkReference(data, { who: 'The ledger of the home page', entry, path, to: 'rules', id }, report)
    const rule = data.catalogue.rules.get(id)?.value
    if (!rule || (rule.kind === 'due-date' && rule.period !== 'event')) return
    report({
      code: 'wrong-value',
      message: `The ledger of the home page takes a day from rule "${id}", which gives no day of a year.`,
      place: placeIn(entry, path),
      hint: 'Name a rule of data/rules/due-dates that does not count from an event.',
    })
  })
}

/** A fixed fee is taken by its name in the rule. Estimators have examples that would notice. */
export const checkFixedFees: Check = ({ catalogue, singles: { gstDecision } }, report) => {
  const services = [...catalogue.services.values()].flatMap((entry) =>
    (entry.value.costs.inAll?.parts ?? []).map((part, index) => ({
      entry,
      path: ['costs', 'inAll', 'parts', index],
      ...part,
    })),
  )
  const onGst = gstDecision ? [{ entry: gstDecision, path: ['governmentFee'], ...gstDecision.value.governmentFee }] : []
  for (const { entry, path, rule: id, item } of [...onGst, ...services]) {
    const rule = catalogue.rules.get(id)?.value
    if (rule === undefined || item === undefined) continue
    const known = rule.kind === 'fees' ? Object.keys(rule.rows.at(-1)?.figures?.fees ?? {}) : []
    if (known.includes(item) || (rule.kind !== 'fees' && entry !== gstDecision)) continue
    report({
      code: 'unknown-rule',
      message: `Rule "${id}" has no fixed fee "${item}".`,
      place: placeIn(entry, [...path, 'item']),
      hint: known.length > 0 ? suggestionHint(item, known) : 'Name a rule of the kind fees.',
    })
  }
}

/** The calendar's meeting has a yearly day, and the rules after it count from that day. */
export const checkCalendarRules: Check = (data, report) => {
  const entry = data.singles['page:calendar']
  const meeting = entry?.value.meeting
  if (!entry || !meeting) return
  const named = [
    { id: meeting.rule, path: ['meeting', 'rule'], wanted: 'year' },
    ...meeting.followedBy.map((id, index) => ({ id, path: ['meeting', 'followedBy', index], wanted: 'event' })),
  ]
  for (const { id, path, wanted } of named) {
    const rule = data.catalogue.rules.get(id)?.value
    if (!rule || (rule.kind === 'due-date' && rule.period === wanted)) continue
    report({
      code: 'wrong-value',
      message:
        wanted === 'year'
          ? `The calendar takes the day of a meeting from rule "${id}", which gives no day of a year.`
          : `The calendar counts rule "${id}" from a meeting, but that rule does not count from an event.`,
      place: placeIn(entry, path),
      hint: `Name a rule of data/rules/due-dates whose \`period\` is ${wanted}.`,
    })
  }
}

// In days. A wrong year adds 365; an order moves a due day by weeks.
const longestMove = 180

/** An extension moves the day that its rule gives; another day belongs to another return. */
export const checkExtensionDays: Check = ({ catalogue }, report) => {
  for (const entry of catalogue.extensions.values()) {
    const { kind, rules } = entry.value
    const faults = rules.flatMap((id, index) => {
      const rule = catalogue.rules.get(id)
      if (kind !== 'due-date' || rule === undefined) return []
      const fault = findFault(rule, entry.value)
      // If the rule itself is wrong, that is reported, and the extension may be right.
      return fault === undefined || !isSoundRule(rule)
        ? []
        : [{ ...fault, path: fault.at === 'rules' ? ['rules', index] : [fault.at] }]
    })
    for (const { said, hint, path } of faults)
      report({
        code: 'wrong-extension',
        message: `Extension "${entry.id}" ${said}`,
        place: placeIn(entry, path),
        hint,
      })
    const said = faults.length === 0 ? findWrongEnd(entry.value) : undefined
    if (said !== undefined)
      report({
        code: 'wrong-extension',
        message: `Extension "${entry.id}" ${said}`,
        place: placeIn(entry, ['to']),
        hint: 'Look at the year first.',
      })
  }
}

/** One order moves a day once. A later order, of another name, may move it again. */
export const checkMovedTwice: Check = ({ catalogue }, report) => {
  const moves = [...catalogue.extensions.values()].flatMap((entry) =>
    entry.value.kind === 'due-date' ? entry.value.rules.map((rule) => ({ entry, rule })) : [],
  )
  const orderOf = ({ entry: { value }, rule }: (typeof moves)[number]) =>
    [rule, value.period, value.from, value.authority.toLowerCase()].join(' ')
  // An order for several rules is reported once.
  const again = new Map(
    [...repeatsIn(moves, orderOf)].map(([move, first]) => [move.entry, { ...move, first: first.entry }]),
  )
  for (const { entry, rule, first } of again.values())
    report({
      code: 'wrong-extension',
      message: `Extension "${entry.id}" moves the day of rule "${rule}" for "${entry.value.period}" to ${formatDate(entry.value.to)}, but by the same order "${first.id}" moves it to ${formatDate(first.value.to)}; the later day would count for everybody.`,
      place: placeIn(entry, ['to']),
      also: { message: 'The other day is here.', place: placeIn(first, ['to']) },
      hint: 'Delete one of the two. If another order moved the day again, name that order under authority.',
    })
}

function findWrongEnd({ kind, from, to }: Extension): string | undefined {
  const [first, last] = [readDay(from), readDay(to)]
  if (first === undefined || last === undefined) return undefined
  if (kind === 'due-date' && last - first > longestMove)
    return `moves ${formatDate(from)} by ${last - first} days, to ${formatDate(to)}; more than ${longestMove} are taken for a mistake.`
  const isNoLater = last < first || (kind === 'due-date' && last === first)
  return isNoLater ? `goes from ${formatDate(from)} to ${formatDate(to)}, which is no later.` : undefined
}

/** Why a rule has no such day that could be moved. */
function findFault({ id, value: rule }: Entry<Rule>, { period = '', from }: Extension) {
  if (rule.kind !== 'due-date')
    return {
      at: 'rules',
      said: `moves the day of rule "${id}", which is no due date.`,
      hint: 'Name a rule of data/rules/due-dates, or write "kind: fee-waiver".',
    }
  const due = dueDay({ id, rule }, period)
  if (due.kind === 'unknown')
    return {
      at: 'period',
      said: `is for "${period}", for which rule "${id}" has no due day.`,
      hint: `The rule is for ${rule.period === 'event' ? 'the day of an event: 2026-09-30' : `one ${rule.period} at a time: ${samples[rule.period]}`}.`,
    }
  // A day that does not exist is reported elsewhere.
  if (due.due === from || readDay(from) === undefined) return undefined
  return {
    at: 'from',
    said: `moves ${formatDate(from)}, but by rule "${id}" the day is ${formatDate(due.due)}.`,
    hint: `Write "${due.due}" if the period is right.`,
  }
}

const samples = { month: '2026-07', quarter: '2026-27-Q1', half: '2026-27-H1', year: '2026-27' } as const

/** A fact states the figures of its rule, today and on each later day on which a row begins. */
export const checkFactFigures: Check = ({ catalogue, today }, report) => {
  for (const entry of catalogue.facts.values()) {
    const rule = catalogue.rules.get(entry.value.rule ?? '')
    // If the rule itself is wrong, that is reported, and the sentence may be right.
    if (!isSoundRule(rule)) continue
    for (const day of [today, ...comingDays(rule.value, today)]) {
      const problem = findUnstated(entry, rule, { day, today })
      if (problem) report(problem)
      if (problem) break
    }
  }
}

const comingDays = (rule: Rule, today: string) => rule.rows.flatMap(({ from }) => (from > today ? [from] : []))

/** The figures of a rule on a day that the fact does not state for that day. */
function findUnstated(entry: Entry<Fact>, rule: Entry<Rule>, at: { day: string; today: string }): Problem | undefined {
  const { day, today } = at
  const fact = factOfDay(entry.value, day)
  const said = numbersIn(fact.current)
  const left = [...statedFigures(rule.value, day)].flatMap(([value, label]) => (said.has(value) ? [] : [label]))
  if (left.length === 0) return undefined
  const figures = left.join(', ')
  const who = `Fact "${entry.id}" points at rule "${rule.id}"`
  if (day === today)
    return {
      code: 'fact-disagrees',
      message: `${who}, but its sentence does not state ${figures}.`,
      place: placeIn(entry, ['current'], 'key'),
      hint: 'Compare both with the source: correct the sentence, or the row of the rule that holds today.',
    }
  return {
    code: 'fact-disagrees',
    message: `${who}, which from ${formatDate(day)} says ${figures}. On that day its sentence would be wrong.`,
    place: placeIn(entry, fact.coming || !entry.value.coming ? ['current'] : ['coming', 'current'], 'key'),
    hint: `Write the sentence of that day under the fact: coming: { from: "${day}", current: …, authority: …, source: …, checkedOn: "${today}" }`,
  }
}

// The rates and days by which a visitor pays. The limits of slabs are left to the sentence.
const stated: Readonly<Record<string, (value: number) => string>> = {
  perDay: (value) => formatPaise(toPaise(value)),
  cap: (value) => formatPaise(toPaise(value)),
  amount: (value) => formatPaise(toPaise(value)),
  most: (value) => formatPaise(toPaise(value)),
  percent: (value) => `${value}%`,
  ratePercent: (value) => `${value}%`,
  day: (value) => `day ${value}`,
}

/** The figures of the row in force on a day, with their words. */
function statedFigures(rule: Rule, day: string): Map<number, string> {
  const found = new Map<number, string>()
  const row = findRow<Rule['rows'][number]>(rule.rows, readDay(day) ?? 0)
  if (row === undefined || !isSettled(row)) return found
  for (const [value, path] of valuesIn(row.figures)) {
    const label = stated[String(path.at(-1))]
    if (typeof value === 'number' && value > 0 && label && !found.has(value)) found.set(value, label(value))
  }
  return found
}

const units: Readonly<Record<string, number>> = { lakh, crore }

/** Every number in a sentence: ₹1.5 lakh is 1,50,000, and "20th" is 20. */
function numbersIn(text: string): ReadonlySet<number> {
  const found = new Set<number>()
  for (const [, digits = '', unit] of text.matchAll(/(\d[\d,]*(?:\.\d+)?)(?: (lakh|crore))?/g))
    found.add(Number(digits.replaceAll(',', '')) * (unit === undefined ? 1 : (units[unit] ?? 1)))
  return found
}
