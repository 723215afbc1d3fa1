import type { SiteData } from '../../../model/records.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import { fixedPaths } from '../../../model/route.ts'
import type { DueDate } from './due-dates.ts'

export interface Profile {
  id: string
  group: string
  label: string
  text: string
  dates: readonly DueDate[]
}

/** The profiles that have dates, group by group, in the order of data/pages/calendar.yaml. */
export function profilesOf(data: SiteData, dates: readonly DueDate[]): Profile[] {
  const { groups, profiles } = data.singles['page:calendar'].value
  const ordered = Object.keys(groups).flatMap((name) =>
    Object.entries(profiles).filter(([, { group }]) => group === name),
  )
  return ordered.flatMap(([id, { group, label, text }]) => {
    const own = dates.filter(({ rule }) => rule.who.some((who) => who === id))
    const states = statesOf(data, Number(/^gst-quarterly-(\d+)$/.exec(id)?.[1]))
    return own.length === 0 ? [] : [{ id, group, label, text: fillTokens(text, { states }), dates: own }]
  })
}

/** The states whose quarterly filers have that day. */
function statesOf({ catalogue }: Pick<SiteData, 'catalogue'>, day: number): string {
  const names = [...catalogue.states.values()].flatMap(({ value }) =>
    value.quarterlyReturnDay === day ? [value.name] : [],
  )
  return names.sort().join(', ')
}

export const feedFolder = `${fixedPaths.calendar}/`
