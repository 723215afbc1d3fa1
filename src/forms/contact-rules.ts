/** x@y.z. Each part excludes its delimiter, so the pattern never reads a character twice. */
const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

export function isEmail(text: string): boolean {
  return email.test(text.trim())
}

/** Whether a value is empty. Only spaces count as empty. */
export function isBlank(value: string): boolean {
  return value.trim() === ''
}

export const contactFields = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** The exact words of each problem, from the page's data. */
export type ContactMessages = Record<ContactField | 'emailInvalid', string>

/** The problem of each field that has one, in the order of the form. */
export function findContactProblems(
  fields: Record<ContactField, string>,
  messages: ContactMessages,
): Partial<Record<ContactField, string>> {
  const problems: Partial<Record<ContactField, string>> = {}
  for (const name of contactFields) if (isBlank(fields[name])) problems[name] = messages[name]
  if (!problems.email && !isEmail(fields.email)) problems.email = messages.emailInvalid
  return problems
}
