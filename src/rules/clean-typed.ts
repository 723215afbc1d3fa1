/** Marks that show nothing, line ends and tabs apart: of direction, of joining, of breaking. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|[^\P{Cc}\t\n\r]/gu

// Joiners choose the form of letters beside a virama, the sign of a missing vowel. Between pictures
// they and U+FE0F make one picture of several.
const joiner = /[\u200c\u200d]/
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]/
const endsInPicture = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u
const beginsWithPicture = /^\p{Extended_Pictographic}/u

/**
 * A typed text as the eye sees it. Chats, tables and web pages put marks of direction and
 * no-break spaces around what is copied from them, and keyboards write the digits of their script.
 */
export function cleanTyped(text: string): string {
  return text
    .replace(unseen, (mark, at: number, whole: string) => (isSeen(mark, at, whole) ? mark : ''))
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, toLatinDigit)
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u2028\u2029]/g, '\n')
    .trim()
}

function isSeen(mark: string, at: number, whole: string): boolean {
  // Two units are the longest letter.
  const before = whole.slice(Math.max(0, at - 2), at)
  const after = whole.slice(at + 1, at + 3)
  if (mark === '\ufe0f') return endsInPicture.test(before)
  if (!joiner.test(mark)) return false
  const isInWord = virama.test(before.slice(-1)) || virama.test(after.charAt(0))
  return isInWord || (endsInPicture.test(before) && beginsWithPicture.test(after))
}

const isDigit = /^\p{Nd}$/u

/** A digit of any script: each has its ten in a row, and rows follow each other. */
function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (isDigit.test(String.fromCodePoint(first - 1))) first--
  return String((code - first) % 10)
}
