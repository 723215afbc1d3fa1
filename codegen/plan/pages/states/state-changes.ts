import type { Extension } from '#src/rules/rule.ts'
import { findTaxRow } from '../../../model/rules/professional-tax.ts'
import { formatDate } from '../../../model/texts/format.ts'
import type { SiteData } from '../../../model/records.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import { namePeriod } from '../../calendar/name-period.ts'
import type { PlanContext } from '../../context.ts'
import { factIdsIn } from '../../facts/figures.ts'
import type { StatePayload } from '../../payloads/cities/state-pages.ts'
import { reachOf } from '../../rules/reach-of.ts'

interface Change {
  id: string
  /** The day from which it holds, as 2026-04-01. */
  since: string
  text: string
  source: { href: string; label: string }
}

/** What changed for a state in the twelve months before the day of the figures: GST for all, and the state's own texts and tax. */
export function stateChanges(code: string, { data, figureDay }: { data: SiteData; figureDay: string }): Change[] {
  const from = `${Number(figureDay.slice(0, 4)) - 1}${figureDay.slice(4)}`
  const isLate = ({ since }: Change) => since > from && since <= figureDay
  return [...changedFacts(code, data), ...movedDates(data), ...changedTax(code, data, figureDay)]
    .filter(isLate)
    .sort((a, b) => (a.since === b.since ? (a.id < b.id ? -1 : 1) : a.since < b.since ? 1 : -1))
}

/** The same as the page shows it. */
export function shownChanges(code: string, { data }: Pick<PlanContext, 'data'>): StatePayload['changes'] {
  const figureDay = data.singles.site.value.figuresAsOf
  const { none } = data.singles['page:state'].value.changes
  return {
    rows: stateChanges(code, { data, figureDay }).map(({ since, ...change }) => ({
      ...change,
      day: formatDate(since),
    })),
    none: fillTokens(none, { day: formatDate(figureDay) }),
  }
}

/** Figures of the law that were overtaken: those that the pages of cities state, and those of the state's own note. */
function changedFacts(code: string, { singles, catalogue }: SiteData): Change[] {
  const own = catalogue.states.get(code)?.value.facts ?? []
  const ids = new Set([...factIdsIn([singles['page:city'].value, singles.faqs.value.city]), ...own])
  return [...ids].flatMap((id) => {
    const fact = catalogue.facts.get(id)?.value
    if (fact?.since === undefined) return []
    return [
      {
        id,
        since: fact.since,
        text: `${fact.topic}: ${fact.current}`,
        source: { href: fact.source, label: fact.authority },
      },
    ]
  })
}

/** Due dates of GST that an order moved. */
function movedDates({ catalogue, singles }: SiteData): Change[] {
  const { moved } = singles['page:state'].value.changes
  return [...catalogue.extensions.values()].flatMap(({ id, value }) => {
    if (value.kind !== 'due-date' || reachOf(value) !== 'computed') return []
    const rule = value.rules
      .filter((one) => one.startsWith('due-dates/gst/'))
      .map((one) => catalogue.rules.get(one)?.value)
      .find((one) => one?.kind === 'due-date')
    if (rule?.kind !== 'due-date') return []
    return [
      {
        id,
        since: value.from,
        text: fillTokens(moved, wordsOf(value, rule.form ?? rule.title)),
        source: sourceOf(value),
      },
    ]
  })
}

function wordsOf({ from, to, period }: Extension, title: string): Readonly<Record<string, string>> {
  return {
    title,
    from: formatDate(from),
    to: formatDate(to),
    ...(period === undefined ? {} : { period: namePeriod(period) }),
  }
}

function sourceOf({ source, authority }: Extension): Change['source'] {
  return { href: source, label: authority }
}

/** Slabs of professional tax that came into force, where they can be shown. */
function changedTax(code: string, { catalogue, singles }: SiteData, day: string): Change[] {
  const tax = catalogue.professionalTax.get(code)?.value
  const salaries = tax?.salaries
  if (!tax || !salaries || salaries.confidence === 'low') return []
  const since = findTaxRow(salaries, day)?.from
  if (since === undefined) return []
  return [
    {
      id: 'professional-tax',
      since,
      text: singles['page:state'].value.changes.tax,
      source: { href: salaries.source, label: tax.act ?? salaries.source },
    },
  ]
}
