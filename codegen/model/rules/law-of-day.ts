import type { Fact } from '#generated/records.ts'
import type { Catalogue, Entry, LinkedData, Records, Singles, SiteData } from '../records.ts'

/**
 * The data as its laws are on a day. A coming sentence of a fact takes its place on its day, like
 * the row of a rule. The figures are those of `figuresAsOf`, or of the newest row that has begun
 * since: nobody has to move that day for a row that was written ahead.
 */
export function lawOfDay<Data extends { catalogue: Catalogue; singles: Partial<Singles> }>(
  { catalogue, singles, ...others }: Data,
  today: string,
) {
  const { site } = singles
  const later = (last: string, day: string) => (day > last && day <= today ? day : last)
  const figuresAsOf = site && beginningsOf(catalogue).reduce(later, site.value.figuresAsOf)
  return {
    ...others,
    catalogue: { ...catalogue, facts: factsOfDay(catalogue.facts, today) },
    singles: site && figuresAsOf ? { ...singles, site: { ...site, value: { ...site.value, figuresAsOf } } } : singles,
  }
}

/** What is read of the data to compute with its law. */
export type DataOfLaw = Pick<SiteData, 'catalogue' | 'today'> & Pick<LinkedData, 'singles'>

/** The day for which the data's figures of law are asked. */
export function dayOfFigures({ singles: { site }, today }: Pick<DataOfLaw, 'singles' | 'today'>): string {
  return site?.value.figuresAsOf ?? today
}

/** A fact as it is on a day. */
export function factOfDay(fact: Fact, today: string): Fact {
  const { coming, ...before } = fact
  if (coming === undefined || coming.from > today) return fact
  const { from, ...law } = coming
  return { ...before, ...law, status: 'superseded', since: from }
}

function factsOfDay(facts: Records<Fact>, today: string): Map<string, Entry<Fact>> {
  return new Map([...facts].map(([id, entry]) => [id, { ...entry, value: factOfDay(entry.value, today) }]))
}

/** Every day on which rows of rules, slabs of professional tax or coming sentences begin. */
export function beginningsOf({ rules, professionalTax, facts }: SiteData['catalogue']): string[] {
  return [
    ...[...rules.values()].flatMap(({ value }) => value.rows.map(({ from }) => from)),
    ...[...professionalTax.values()].flatMap(
      ({ value }) => value.salaries?.rows?.flatMap(({ from = [] }) => from) ?? [],
    ),
    ...[...facts.values()].flatMap(({ value }) => value.coming?.from ?? []),
  ]
}
