/**
 * Characters that no reader sees: control characters, line and paragraph separators, marks that
 * turn the reading direction, fillers and joints, tags, and halves of characters. None is typed on
 * purpose, and each can make a page say something else than its source. Two kinds have their uses:
 * joiners shape Indic and Arabic letters and join emoji, and variation selectors choose between two
 * looks of the character before them. They are invisible where there is no such character.
 */
export const invisible =
  /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\xAD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFF\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}\p{Cs}]|(?<![\u0600-\u07FF\u0900-\u109F\p{Extended_Pictographic}\u{1F3FB}-\u{1F3FF}\uFE0F])[\u200C\u200D]|(?<![\p{Extended_Pictographic}\p{So}\p{Sm}\p{Lo}]|[0-9#*](?=\uFE0F\u20E3))[\uFE00-\uFE0F]/u

/**
 * A Latin letter next to an Indian or Cyrillic one, or a vowel sign without its letter. Latin words
 * may have Indian endings, and numbers too: GSTకి, 11-ാം.
 */
export const mixedScripts =
  /(?<![A-Za-z\d])[A-Za-z](?=(?=[\p{L}\p{M}])[\u0900-\u0DFF])|[A-Za-z](?=(?=[\p{L}\p{M}])[\u0400-\u052F])|(?=[\p{L}\p{M}])[\u0400-\u052F\u0900-\u0DFF](?=[A-Za-z])|(?<![\u0900-\u0DFF\u200C\u200D\u25CC]|[\d}]-)(?=\p{M})[\u0900-\u0DFF]/u

/** Blanks that look like a space and are none to YAML, which takes them for letters. */
export const oddBlank = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/

const names: Readonly<Record<string, string>> = {
  '\xA0': 'no-break space',
  '\xAD': 'soft hyphen',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u2060': 'word joiner',
  '\u3000': 'ideographic space',
  '\u3164': 'Hangul filler',
  '\uFEFF': 'byte order mark',
}

/** A character as a report names it: U+200B, a zero-width space. */
export function nameCharacter(char: string): string {
  const code = `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  return names[char] ? `${code}, a ${names[char]}` : code
}
