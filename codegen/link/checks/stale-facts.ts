import { placeIn } from '../../model/records.ts'
import type { Entry, LinkedData } from '../../model/records.ts'
import type { Check } from './check.ts'

// Two Union Budgets never lie less than half a year apart, and most of these figures move with a
// Budget.
const freshDays = 180

/**
 * Warns of facts, figures of a state, rules and extensions that nobody has compared with their
 * source for half a year.
 */
export const checkStaleFacts: Check = (data, report) => {
  for (const { said, entry, path, checkedOn, source, authority } of checkedOf(data)) {
    const age = Math.floor((Date.parse(data.today) - Date.parse(checkedOn)) / 86_400_000)
    // A day that does not exist gives no age; the check of days reports it.
    if (!(age > freshDays)) continue
    report({
      code: 'stale-fact',
      message: `${said} was last checked ${age} days ago.`,
      place: placeIn(entry, [...path, 'checkedOn']),
      hint: `Compare it with ${source ?? authority ?? 'its sources'}, then set checkedOn to the day you did.`,
    })
  }
}

interface Checked {
  said: string
  entry: Entry<unknown>
  /** Where it is in the entry. */
  path: readonly (string | number)[]
  checkedOn: string
  source?: string
  authority?: string
}

function checkedOf({
  catalogue: { facts, professionalTax, extensions, rules, placeSources },
  singles,
}: LinkedData): Checked[] {
  const whole = (name: string) => (entry: Entry<Omit<Checked, 'said' | 'entry' | 'path'>>) => ({
    ...entry.value,
    said: `${name} "${entry.id}"`,
    entry,
    path: [],
  })
  const lastRows = [...rules.values()].flatMap((entry) => {
    // Older rows are history, which nothing changes any more.
    const index = entry.value.rows.length - 1
    const row = entry.value.rows[index]
    return row ? [{ ...row, said: `The last row of rule "${entry.id}"`, entry, path: ['rows', index] }] : []
  })
  return [
    ...[...facts.values()].map(whole('Fact')),
    ...[...professionalTax.values()].map(whole('Professional tax of state')),
    ...[...extensions.values()].map(whole('Extension')),
    ...[...placeSources.values()].map((entry) => ({
      checkedOn: entry.value.checkedOn,
      source: entry.value.url,
      said: `Source "${entry.id}"`,
      entry,
      path: [],
    })),
    ...lastRows,
    ...lawsOf(singles.gstDecision),
  ]
}

/** What the outcomes of the decision on GST rest on by themselves; limits have their rule. */
function lawsOf(entry: LinkedData['singles']['gstDecision']): Checked[] {
  return (entry?.value.outcomes ?? []).flatMap(({ id, law }, index) =>
    entry && law ? [{ ...law, said: `The law of the outcome "${id}"`, entry, path: ['outcomes', index, 'law'] }] : [],
  )
}
