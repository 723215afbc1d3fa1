import { sayPeriod } from '#src/rules/calculators/periods.ts'
import { addMonths, writeDay } from '#src/rules/days/civil-day.ts'
import { findTaxRow } from '../../model/rules/professional-tax.ts'
import { formatDate } from '../../model/texts/format.ts'
import type { SiteData } from '../../model/records.ts'
import { fillTokens } from '../../model/texts/tokens.ts'
import { todayOf } from '../topics/calendar/due-dates.ts'
import { factIdsIn } from '../shared/facts.ts'
import type { StatePayload } from '#src/pages/state/payload.ts'
import { officeKinds } from '../topics/places/office-table.ts'
import { siteLink } from '../topics/tax/state-tax.ts'
import { isUsable } from '../../model/rules/rule-for.ts'
import { compare } from '../../lib/compare.ts'
import { getRecord } from '../../lib/present.ts'

/** `since` is the day from which it applies, as 2026-04-01. */
type Change = Omit<StatePayload['changes'][number], 'day'> & { since: string }

// A change of a rule is news for a year. A return whose day was moved is filed long before that.
const monthsOfRules = 12
const monthsOfOrders = 6

/** What changed for a state: its own tax, texts and offices, then all of India's; newest first. */
export function stateChanges(code: string, data: SiteData): StatePayload['changes'] {
  const from = monthsBefore(data, monthsOfRules)
  const own = data.catalogue.states.get(code)?.value.facts ?? []
  const ofAll = factIdsIn([data.singles['page:city'].value, data.singles.faqs.value.city])
  const general = [...ofAll].filter((id) => !own.includes(id))
  const groups = [
    [...changedTax(code, data), ...changedOffices(code, data), ...changedFacts(own, data)],
    [...changedFacts(general, data), ...movedDates(data)],
  ]
  return groups.flatMap((changes) =>
    changes
      .filter(({ since }) => since > from && since <= data.today)
      .sort((a, b) => compare(b.since, a.since) || compare(a.id, b.id))
      .map(({ since, ...change }) => ({ ...change, day: formatDate(since) })),
  )
}

const monthsBefore = (data: SiteData, months: number): string => writeDay(addMonths(todayOf(data), -months))

function changedFacts(ids: readonly string[], { catalogue }: SiteData): Change[] {
  return ids.flatMap((id) => {
    const { since, topic, current, source, authority } = catalogue.facts.get(id)?.value ?? {}
    if (since === undefined || source === undefined || authority === undefined) return []
    return [{ id, since, text: `${topic}: ${current}`, source: { href: source, label: authority } }]
  })
}

/** Due dates of GST that an order moved, as long as they may still matter. */
function movedDates(data: SiteData): Change[] {
  const { catalogue, singles } = data
  const { moved } = singles['page:state'].value.changes
  const from = monthsBefore(data, monthsOfOrders)
  return [...catalogue.extensions.values()].flatMap(({ id, value }) => {
    if (value.kind !== 'due-date' || !isUsable('compute', value) || value.to < from) return []
    const rule = value.rules
      .filter((one) => one.startsWith('due-dates/gst/'))
      .map((one) => catalogue.rules.get(one)?.value)
      .find((one) => one?.kind === 'due-date')
    if (rule?.kind !== 'due-date') return []
    const { from: since, to, period, source, authority } = value
    const words = {
      title: rule.form ?? rule.title,
      from: formatDate(since),
      to: formatDate(to),
      ...(period === undefined ? {} : { period: sayPeriod(period) }),
    }
    return [{ id, since, text: fillTokens(moved, words), source: { href: source, label: authority } }]
  })
}

/** The end of professional tax, or slabs that came into force, if they can be shown. */
function changedTax(code: string, { catalogue, singles }: SiteData): Change[] {
  const tax = catalogue.professionalTax.get(code)?.value
  const words = singles['page:state'].value.changes
  const id = 'professional-tax'
  if (tax?.endedOn !== undefined && tax.source !== undefined) {
    const text = tax.confidence === 'high' ? words.ended : words.endedDoubted
    return [{ id, since: tax.endedOn, text, source: siteLink(tax.source) }]
  }
  const salaries = tax?.salaries
  if (!tax || !salaries || salaries.confidence === 'low') return []
  const since = findTaxRow(salaries, singles.site.value.figuresAsOf)?.from
  if (since === undefined) return []
  return [{ id, since, text: words.tax, source: { href: salaries.source, label: tax.act ?? salaries.source } }]
}

/** Offices of the state that an order changed. */
function changedOffices(code: string, data: SiteData): Change[] {
  const { changes } = data.singles['page:state'].value
  const { kinds, doubted } = data.singles['page:offices'].value
  const offices = data.catalogue.stateOffices.get(code)?.value ?? {}
  return officeKinds.flatMap((kind): Change[] => {
    const { since, office = [], confidence, source = '' } = offices[kind] ?? {}
    if (since === undefined) return []
    const names = `${[office].flat().join(', ')}${confidence === 'high' ? '' : ` (${doubted})`}`
    const { title, url } = getRecord(data.catalogue.placeSources, source).value
    const text = fillTokens(changes.office, { office: kinds[kind].name, names })
    return [{ id: `office-${kind}`, since, text, source: { href: url, label: title } }]
  })
}
