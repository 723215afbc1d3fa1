import { placeIn } from '../../../model/records.ts'
import { suggestionHint } from '../../../problem/suggest.ts'
import type { Check } from '../../check.ts'
import { checkReference } from '../references/reference.ts'

/** A row of the ledger shows the service's time and fee; a row with a date needs a yearly rule. */
export const checkHomeLedger: Check = (data, report) => {
  const entry = data.singles['page:home']
  if (!entry) return
  const { rows, dated } = entry.value.hero.ledger
  const named = [
    ...rows.map(({ service }, index) => ({ service, path: ['rows', index, 'service'] })),
    ...dated.dates.map(({ service }, index) => ({ service, path: ['dated', 'dates', index, 'service'] })),
  ]
  const seen = new Set<string>()
  for (const { service, path } of named) {
    const value = data.catalogue.services.get(service)?.value
    if (seen.has(service)) continue
    seen.add(service)
    if (!value || (value.pricing && value.timeline)) continue
    const lacks = value.pricing ? 'timeline' : 'pricing'
    report({
      code: 'wrong-value',
      message: `The ledger of the home page shows service "${service}", but that service has no \`${lacks}\`.`,
      place: placeIn(entry, ['hero', 'ledger', ...path]),
      hint: `Add \`${lacks}\` to data/services/${service}.yaml, or name a service that has it.`,
    })
  }
  dated.dates.forEach(({ rule: id }, index) => {
    const path = ['hero', 'ledger', 'dated', 'dates', index, 'rule']
    checkReference(data, { who: 'The ledger of the home page', entry, path, to: 'rules', id }, report)
    const rule = data.catalogue.rules.get(id)?.value
    if (!rule || (rule.kind === 'due-date' && rule.period !== 'event')) return
    report({
      code: 'wrong-value',
      message: `The ledger of the home page takes a day from rule "${id}", which gives no day of a year.`,
      place: placeIn(entry, path),
      hint: 'Name a rule of data/rules/due-dates that does not count from an event.',
    })
  })
}

/** A fixed fee is taken by its name in the rule. Estimators have examples that would notice. */
export const checkFixedFees: Check = ({ catalogue }, report) => {
  const services = [...catalogue.services.values()].flatMap((entry) =>
    (entry.value.costs.inAll?.parts ?? []).map((part, index) => ({
      entry,
      path: ['costs', 'inAll', 'parts', index],
      ...part,
    })),
  )
  const ofChecks = [...catalogue.checks.values()].flatMap((entry) =>
    entry.value.governmentFee ? [{ entry, path: ['governmentFee'], ...entry.value.governmentFee }] : [],
  )
  for (const { entry, path, rule: id, item } of [...ofChecks, ...services]) {
    const rule = catalogue.rules.get(id)?.value
    if (rule === undefined || item === undefined) continue
    const known = rule.kind === 'fees' ? Object.keys(rule.rows.at(-1)?.figures?.fees ?? {}) : []
    if (known.includes(item) || (rule.kind !== 'fees' && path[0] !== 'governmentFee')) continue
    report({
      code: 'unknown-rule',
      message: `Rule "${id}" has no fixed fee "${item}".`,
      place: placeIn(entry, [...path, 'item']),
      hint: known.length > 0 ? suggestionHint(item, known) : 'Name a rule of the kind fees.',
    })
  }
}

/** The calendar's meeting has a yearly day, and the rules after it count from that day. */
export const checkCalendarRules: Check = (data, report) => {
  const entry = data.singles['page:calendar']
  const meeting = entry?.value.meeting
  if (!entry || !meeting) return
  const named = [
    { id: meeting.rule, path: ['meeting', 'rule'], wanted: 'year' },
    ...meeting.followedBy.map((id, index) => ({ id, path: ['meeting', 'followedBy', index], wanted: 'event' })),
  ]
  for (const { id, path, wanted } of named) {
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
