import { placeIn } from '../../model/records.ts'
import type { Entry, LinkedData } from '../../model/records.ts'
import type { Check } from './check.ts'

// Union Budgets are at least half a year apart, and most of these figures change with a Budget.
const freshDays = 180

/** Warns of figures that were last compared with their source more than half a year ago. */
export const checkStaleFacts: Check = (data, report) => {
  for (const { said, entry, path, checkedOn, source, authority } of checkedOf(data)) {
    const age = Math.floor((Date.parse(data.today) - Date.parse(checkedOn)) / 86_400_000)
    // A day that does not exist gives no age. The check of dates reports it.
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
  /** The path of the record in its entry. */
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
    // Older rows are history and do not change.
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

/** The law that outcomes of the decision on GST name themselves. Limits have their rule. */
function lawsOf(entry: LinkedData['singles']['gstDecision']): Checked[] {
  return (entry?.value.outcomes ?? []).flatMap(({ id, law }, index) =>
    entry && law ? [{ ...law, said: `The law of the outcome "${id}"`, entry, path: ['outcomes', index, 'law'] }] : [],
  )
}
