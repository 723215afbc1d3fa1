import { placeIn } from '../../model/records.ts'
import type { Entry } from '../../model/records.ts'
import type { Report } from '../../problem/problem.ts'
import type { Check } from './check.ts'

// Two Union Budgets never lie less than half a year apart, and most of these figures move with a Budget.
const freshDays = 180

/** Warns of facts, rules and extensions that nobody has compared with their source for half a year. */
export const checkStaleFacts: Check = (data, report) => {
  const { facts, rules, extensions } = data.catalogue
  for (const entry of facts.values())
    checkAge(data.today, { said: `Fact "${entry.id}"`, entry, path: [], ...entry.value }, report)
  for (const entry of extensions.values())
    checkAge(data.today, { said: `Extension "${entry.id}"`, entry, path: [], ...entry.value }, report)
  for (const entry of rules.values()) {
    // Older rows are history, which nothing changes any more.
    const index = entry.value.rows.length - 1
    const row = entry.value.rows[index]
    if (row)
      checkAge(data.today, { said: `The last row of rule "${entry.id}"`, entry, path: ['rows', index], ...row }, report)
  }
}

interface Checked {
  said: string
  entry: Entry<unknown>
  /** Where it stands in the entry. */
  path: readonly (string | number)[]
  checkedOn: string
  source?: string
  authority: string
}

function checkAge(today: string, { said, entry, path, checkedOn, source, authority }: Checked, report: Report): void {
  const age = Math.floor((Date.parse(today) - Date.parse(checkedOn)) / 86_400_000)
  // A day that does not exist gives no age; the check of days reports it.
  if (!(age > freshDays)) return
  report({
    code: 'stale-fact',
    message: `${said} was last checked ${age} days ago.`,
    place: placeIn(entry, [...path, 'checkedOn']),
    hint: `Compare it with ${source ?? authority}, then set checkedOn to the day you did.`,
  })
}
