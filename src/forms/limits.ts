/**
 * How much each field takes, in characters. Nobody's name or message is longer, and a megabyte
 * pasted by mistake would break the link that carries it.
 */
export const maxLength = { name: 100, email: 254, phone: 30, subject: 150, message: 1500 } as const

/**
 * Some phones cut or refuse a link above this length; Indian scripts reach it early, at nine
 * characters of address a letter.
 */
export const longestSafeHref = 2000
