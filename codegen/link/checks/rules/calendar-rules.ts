import { placeIn } from '../../../model/records.ts'
import type { Check } from '../check.ts'
import { checkReference } from '../references/reference.ts'

/** The calendar's meeting has a yearly day, and the rules after it count from that day. */
export const checkCalendarRules: Check = (data, report) => {
  const entry = data.singles['page:calendar']
  const meeting = entry?.value.meeting
  if (!entry || !meeting) return
  const who = 'The calendar'
  const named = [
    { id: meeting.rule, path: ['meeting', 'rule'], wanted: 'year' },
    ...meeting.followedBy.map((id, index) => ({ id, path: ['meeting', 'followedBy', index], wanted: 'event' })),
  ]
  for (const { id, path, wanted } of named) {
    checkReference(data, { who, entry, path, to: 'rules', id }, report)
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
