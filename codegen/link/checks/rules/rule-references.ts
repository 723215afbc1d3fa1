import type { Entry } from '../../../model/records.ts'
import type { Check } from '../check.ts'
import { checkReference } from '../references/reference.ts'

/** Rules that are named by rules, extensions, facts and lists of next dates must exist. */
export const checkRuleReferences: Check = (data, report) => {
  const refer = (
    who: string,
    entry: Entry<unknown>,
    references: readonly [path: readonly (string | number)[], id: string][],
  ) => {
    for (const [path, id] of references) checkReference(data, { who, entry, path, to: 'rules', id }, report)
  }
  for (const entry of data.catalogue.rules.values()) {
    const { value } = entry
    const costs = value.kind === 'due-date' ? (value.lateCosts ?? []) : []
    const base = value.kind === 'delay-multiples' && value.baseRule !== undefined ? [value.baseRule] : []
    refer(`Rule "${entry.id}"`, entry, [
      ...costs.map((id, index): [(string | number)[], string] => [['lateCosts', index], id]),
      ...base.map((id): [string[], string] => [['baseRule'], id]),
    ])
  }
  for (const entry of data.catalogue.extensions.values())
    refer(
      `Extension "${entry.id}"`,
      entry,
      (['rules', 'dueDates'] as const).flatMap((key) =>
        (entry.value[key] ?? []).map((id, index): [(string | number)[], string] => [[key, index], id]),
      ),
    )
  const home = data.singles['page:home']
  if (home) refer('The home page', home, nextOf(home.value))
  for (const entry of data.catalogue.services.values()) refer(`Service "${entry.id}"`, entry, nextOf(entry.value))
  for (const entry of data.catalogue.facts.values())
    if (entry.value.rule !== undefined) refer(`Fact "${entry.id}"`, entry, [[['rule'], entry.value.rule]])
}

const nextOf = ({ nextDates = [] }: { nextDates?: readonly string[] }) =>
  nextDates.map((id, index): [(string | number)[], string] => [['nextDates', index], id])
