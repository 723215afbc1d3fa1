import type { SiteData } from '../../../model/records.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import type { DueDate } from './due-dates.ts'
import { titleOf } from './say-date.ts'

/**
 * Rules without a day in the calendar, or without one for some periods, with the reason in words.
 */
export function undatedOf(
  { catalogue, singles }: SiteData,
  dates: readonly DueDate[],
): { title: string; why: string }[] {
  const { undatedEvent, meeting } = singles['page:calendar'].value
  const dated = new Set(dates.map(({ ruleId }) => ruleId))
  return [...catalogue.rules.values()].flatMap(({ id, value }) => {
    if (value.kind !== 'due-date') return []
    const title = titleOf(value)
    if (value.period === 'event')
      return dated.has(id) || meeting?.followedBy.includes(id)
        ? []
        : [{ title, why: fillTokens(undatedEvent, { event: value.event ?? value.title }) }]
    const doubt = value.rows.findLast(({ confidence }) => confidence === 'low')?.doubt
    return doubt === undefined ? [] : [{ title, why: doubt }]
  })
}
