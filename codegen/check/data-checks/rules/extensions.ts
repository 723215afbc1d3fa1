import type { Extension } from '#generated/records.ts'
import { readDay } from '#src/rules/days/civil-day.ts'
import { dueDay } from '#src/rules/days/due-day.ts'
import type { Rule } from '#src/rules/rule.ts'
import { repeatsIn } from '../../../lib/group-by.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import { formatDate } from '../../../model/texts/format.ts'
import type { Check } from '../../check.ts'
import { isSoundRule } from '../../record-checks/rules.ts'

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
    for (const { said, hint, path } of faults.length > 0 ? faults : findWrongEnd(entry.value))
      report({
        code: 'wrong-extension',
        message: `Extension "${entry.id}" ${said}`,
        place: placeIn(entry, path),
        hint,
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

/** An end that is no later than the beginning, or later than any order sets it. */
function findWrongEnd({ kind, from, to }: Extension) {
  const [first, last] = [readDay(from), readDay(to)]
  if (first === undefined || last === undefined) return []
  const fault = (said: string) => [{ said, hint: 'Look at the year first.', path: ['to'] }]
  if (kind === 'due-date' && last - first > longestMove)
    return fault(
      `moves ${formatDate(from)} by ${last - first} days, to ${formatDate(to)}; more than ${longestMove} are taken for a mistake.`,
    )
  const isNoLater = last < first || (kind === 'due-date' && last === first)
  return isNoLater ? fault(`goes from ${formatDate(from)} to ${formatDate(to)}, which is no later.`) : []
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
