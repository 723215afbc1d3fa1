/** A megabyte pasted by mistake would break the link that carries it. */
export const maxLength: Readonly<Record<string, number>> = {
  name: 100,
  email: 254,
  // With marks around it that nobody sees.
  phone: 40,
  subject: 150,
  message: 1500,
}

/** Some phones refuse a longer link. A letter of an Indian script takes nine characters. */
export const longestSafeHref = 2000
