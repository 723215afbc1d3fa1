import type { Entry } from '../../../model/records.ts'
import type { Check } from '../check.ts'
import { checkReference } from './reference.ts'
import type { Reference } from './reference.ts'

/** Ids that a record names, with their paths in it. */
type Named = readonly (readonly [path: Reference['path'], id: string | undefined])[]

const listed = (key: string, ids: readonly string[] = []): Named => ids.map((id, index) => [[key, index], id])

/** Categories, authors, articles, services and rules that records name by their ids must exist. */
export const checkRecordReferences: Check = (data, report) => {
  const { articles, services, rules, extensions, facts } = data.catalogue
  const refer = (who: string, entry: Entry<unknown>, to: Reference['to'], named: Named) => {
    for (const [path, id] of named) if (id !== undefined) checkReference(data, { who, entry, path, to, id }, report)
  }
  for (const entry of articles.values()) {
    const who = `Article "${entry.id}"`
    refer(who, entry, 'articleCategories', [[['category'], entry.value.category]])
    refer(who, entry, 'authors', [[['author'], entry.value.author]])
    refer(who, entry, 'articles', listed('related', entry.value.related))
  }
  for (const entry of services.values()) {
    const who = `Service "${entry.id}"`
    refer(who, entry, 'categories', [[['category'], entry.value.category]])
    refer(who, entry, 'services', listed('related', entry.value.related))
    refer(who, entry, 'rules', listed('nextDates', entry.value.nextDates))
  }
  for (const entry of rules.values()) {
    const { value } = entry
    const costs = value.kind === 'due-date' ? listed('lateCosts', value.lateCosts) : []
    const base = value.kind === 'delay-multiples' ? value.baseRule : undefined
    refer(`Rule "${entry.id}"`, entry, 'rules', [...costs, [['baseRule'], base]])
  }
  for (const entry of extensions.values()) {
    const { rules: moved, dueDates } = entry.value
    refer(`Extension "${entry.id}"`, entry, 'rules', [...listed('rules', moved), ...listed('dueDates', dueDates)])
  }
  for (const entry of facts.values()) refer(`Fact "${entry.id}"`, entry, 'rules', [[['rule'], entry.value.rule]])
  const home = data.singles['page:home']
  if (home) refer('The home page', home, 'rules', listed('nextDates', home.value.nextDates))
}
