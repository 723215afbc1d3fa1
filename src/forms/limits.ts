/**
 * The maximum length of each field. No name or message is longer, and a megabyte pasted by mistake
 * would break the link that carries it.
 */
export const maxLength = { name: 100, email: 254, phone: 30, subject: 150, message: 1500 } as const

/**
 * Some phones cut or refuse a longer link. Indian scripts reach it early, with nine characters of
 * address for each letter.
 */
export const longestSafeHref = 2000
