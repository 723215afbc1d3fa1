import { placeIn } from '../../model/records.ts'
import type { Check } from './check.ts'

// Two Union Budgets never lie less than half a year apart, and most of these figures move with a Budget.
const freshDays = 180

/** Warns of facts, and of the figures of a state, that nobody has compared with their source for half a year. */
export const checkStaleFacts: Check = (data, report) => {
  const { facts, professionalTax } = data.catalogue
  const dated = [
    ...[...facts.values()].map((entry) => ({ entry, who: `Fact "${entry.id}"` })),
    ...[...professionalTax.values()].map((entry) => ({ entry, who: `Professional tax of state "${entry.id}"` })),
  ]
  for (const { entry, who } of dated) {
    const age = Math.floor((Date.parse(data.today) - Date.parse(entry.value.checkedOn)) / 86_400_000)
    // A day that does not exist gives no age; the check of days reports it.
    if (!(age > freshDays)) continue
    report({
      code: 'stale-fact',
      message: `${who} was last checked ${age} days ago.`,
      place: placeIn(entry, ['checkedOn']),
      hint: `Compare it with ${entry.value.source ?? entry.value.authority ?? 'its sources'}, then set checkedOn to the day you did.`,
    })
  }
}
