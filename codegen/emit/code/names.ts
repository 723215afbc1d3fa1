/** A kind of page as a key of an object. */
export const keyOf = (kind: string) => (/^\w+$/.test(kind) ? kind : `'${kind}'`)

/** A kind of page as a name in code. */
export const camelCase = (kind: string) => kind.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
