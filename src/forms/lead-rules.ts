import { isBlank } from './contact-rules.ts'
import type { LeadFields } from './messages.ts'

export const leadFields = ['name', 'email', 'phone'] as const
export type LeadField = (typeof leadFields)[number]

const required = ['name', 'phone'] as const
type RequiredLeadField = (typeof required)[number]

/** The empty required fields of a lead. The e-mail address is optional and not checked. */
export function findEmptyLeadFields(fields: LeadFields): readonly RequiredLeadField[] {
  return required.filter((name) => isBlank(fields[name]))
}
