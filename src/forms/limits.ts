/** A megabyte pasted by mistake would break the link that carries it. */
export const maxLength = { name: 100, email: 254, phone: 30, subject: 150, message: 1500 } as const

/** Some phones refuse a longer link. A letter of an Indian script takes nine characters. */
export const longestSafeHref = 2000
