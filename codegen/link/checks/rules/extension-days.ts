import { readDay } from '#src/rules/days/civil-day.ts'
import { dueDay } from '#src/rules/days/due-day.ts'
import type { Rule } from '#src/rules/rule.ts'
import { formatDate } from '../../../model/texts/format.ts'
import { placeIn } from '../../../model/records.ts'
import { isSoundRule } from '../../record-checks/rules/check-rule.ts'
import type { Check } from '../../check.ts'

/** An extension moves the day that its rule gives; another day belongs to another return. */
export const checkExtensionDays: Check = ({ catalogue }, report) => {
  for (const entry of catalogue.extensions.values()) {
    const { kind, rules, period = '', from, to } = entry.value
    const faults = rules.flatMap((id, index) => {
      const rule = catalogue.rules.get(id)
      if (kind !== 'due-date' || rule === undefined) return []
      const fault = findFault({ id, rule: rule.value, period, from })
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
    const areDays = readDay(from) !== undefined && readDay(to) !== undefined
    if (faults.length === 0 && areDays && (to < from || (kind === 'due-date' && to === from)))
      report({
        code: 'wrong-extension',
        message: `Extension "${entry.id}" goes from ${formatDate(from)} to ${formatDate(to)}, which is no later.`,
        place: placeIn(entry, ['to']),
        hint: 'Look at the year first.',
      })
  }
}

interface Moved {
  id: string
  rule: Rule
  period: string
  from: string
}

interface Fault {
  at: 'rules' | 'period' | 'from'
  said: string
  hint: string
}

/** Why a rule has no such day that could be moved. */
function findFault({ id, rule, period, from }: Moved): Fault | undefined {
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
