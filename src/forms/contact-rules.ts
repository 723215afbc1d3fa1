/** x@y.z. Each part excludes its delimiter, so the pattern never reads a character twice. */
const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

export function isEmail(text: string): boolean {
  return email.test(text.trim())
}

export const contactFields = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** The words for each field that is empty or wrong, of fields as readFields trims them. */
export function findContactProblems(
  fields: Record<ContactField, string>,
  messages: Record<ContactField | 'emailInvalid', string>,
): Partial<Record<ContactField, string>> {
  const problems: Partial<Record<ContactField, string>> = {}
  for (const name of contactFields) if (fields[name] === '') problems[name] = messages[name]
  if (!problems.email && !isEmail(fields.email)) problems.email = messages.emailInvalid
  return problems
}
