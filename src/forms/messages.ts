type Line = readonly [label: string, value: string]

/** Labelled lines under an opening; a field left empty has no line. */
function compose(opening: string, lines: readonly Line[]): string {
  const filled = lines.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`)
  return [opening, ...filled].filter((line) => line !== '').join('\n')
}

interface LeadWords {
  opening: string
  name: string
  email: string
  phone: string
}
export type LeadFields = Record<'name' | 'email' | 'phone', string>

/** The chat message of a service page's lead form. */
export function leadMessage(words: LeadWords, serviceTitle: string, fields: LeadFields): string {
  return compose(`${words.opening} ${serviceTitle}.`, [
    [words.name, fields.name],
    [words.email, fields.email],
    [words.phone, fields.phone],
  ])
}

export type CareerFields = Record<'role' | 'name' | 'email' | 'phone' | 'experience' | 'message', string>

/** The chat message of the job enquiry: all six fields, the role first. */
export function careerMessage(opening: string, labels: CareerFields, fields: CareerFields): string {
  const order = ['role', 'name', 'email', 'phone', 'experience', 'message'] as const
  return compose(
    opening,
    order.map((name) => [labels[name], fields[name]] as const),
  )
}

type WrittenFields = Record<'name' | 'email' | 'message', string> & { subject?: string }

/** A contact form's message as one text, for sending it by chat or e-mail instead. */
export function writtenMessage(labels: WrittenFields, fields: WrittenFields): string {
  return compose('', [
    [labels.name, fields.name],
    [labels.email, fields.email],
    [labels.subject ?? '', fields.subject ?? ''],
    [labels.message, fields.message],
  ])
}
