type Texts<Name extends string> = Readonly<Partial<Record<Name, string>>>

/** Labelled lines under an opening; a field left empty has no line. */
function compose<Name extends string>(
  opening: string,
  names: readonly Name[],
  labels: Texts<Name>,
  fields: Texts<Name>,
): string {
  const lines = names.flatMap((name) => (fields[name] ? [`${labels[name]}: ${fields[name]}`] : []))
  return [opening, ...lines].filter((line) => line !== '').join('\n')
}

export type LeadFields = Record<'name' | 'email' | 'phone', string>

/** The chat message of a service page's lead form. */
export function leadMessage(words: LeadFields & { opening: string }, serviceTitle: string, fields: LeadFields): string {
  return compose(`${words.opening} ${serviceTitle}.`, ['name', 'email', 'phone'], words, fields)
}

type CareerFields = Record<'role' | 'name' | 'email' | 'phone' | 'experience' | 'message', string>

/** The chat message of the job enquiry: all six fields, the role first. */
export function careerMessage(opening: string, labels: CareerFields, fields: CareerFields): string {
  return compose(opening, ['role', 'name', 'email', 'phone', 'experience', 'message'], labels, fields)
}

type WrittenFields = Record<'name' | 'email' | 'message', string> & { subject?: string }

/** A contact form's message as one text, for sending it by chat or e-mail instead. */
export function writtenMessage(labels: WrittenFields, fields: WrittenFields): string {
  return compose('', ['name', 'email', 'subject', 'message'], labels, fields)
}
