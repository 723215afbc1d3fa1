import { getRecord } from '../../../lib/present.ts'
import type { SiteData } from '../../../model/records.ts'

/**
 * The names of states in a list. If they are more than half of all states, names those that are
 * left out instead.
 */
export function namesOfStates(codes: readonly string[], data: SiteData): string {
  const { states } = data.catalogue
  const all = [...states.keys()]
  const { all: every, others: except } = data.singles['page:gst-check'].value.limits
  const names = (list: readonly string[]) => list.map((code) => getRecord(states, code).value.name).join(', ')
  if (codes.length * 2 <= all.length) return names(codes)
  const left = all.filter((code) => !codes.includes(code))
  return left.length === 0 ? every : `${except} ${names(left)}`
}
