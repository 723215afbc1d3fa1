import type { Nodes } from 'mdast'
import { invisible, mixedScripts, nameCharacter } from '../model/texts/invisible.ts'
import { nodesOf } from '../model/texts/markdown-text.ts'
import { valuesIn } from '../model/texts/visit-texts.ts'
import { placeOfNode } from '../model/records.ts'
import type { DataFile } from '../model/records.ts'
import type { Problem } from '../problem/problem.ts'
import { placeAt, placeWithin } from '../model/source.ts'

/** Reports invisible characters and blank texts in a file and its Markdown. */
export function findUnsafeText(file: DataFile): Problem[] {
  const problems: Problem[] = []
  for (const [value, path] of valuesIn(file.value)) {
    const place = { source: file.source, path, target: 'value' } as const
    // A typed key is checked when it is read; one written as an escape is not visible there.
    const key = typeof path.at(-1) === 'string' ? invisible.exec(String(path.at(-1))) : null
    if (key) problems.push({ ...unsafeProblem(key[0]), place: { ...place, target: 'key' } })
    if (typeof value !== 'string') continue
    const found = findUnsafe(value)
    if (found) problems.push({ ...found.problem, place: placeWithin(place, found.char) })
    else if (value !== '' && value.trim() === '')
      problems.push({
        code: 'wrong-format',
        message: 'The text holds nothing but blanks.',
        place,
        hint: 'Write it, or remove its key if it may be left out.',
      })
  }
  return file.body ? [...problems, ...findUnsafeBody(file, file.body)] : problems
}

/** The first such character of a body, as it is in the file or as Markdown writes one: &#8203; */
function findUnsafeBody({ source }: DataFile, body: Nodes): Problem[] {
  const typed = findUnsafe(source.text.slice(source.yamlEnd))
  if (typed) {
    const start = source.yamlEnd + typed.index
    return [{ ...typed.problem, place: placeAt(source, start, start + typed.char.length) }]
  }
  for (const node of nodesOf(body)) {
    const char = 'value' in node && node.type !== 'yaml' ? invisible.exec(node.value)?.[0] : undefined
    if (char !== undefined) return [{ ...unsafeProblem(char), place: placeOfNode({ source }, node) }]
  }
  return []
}

/** The first garbled or invisible character of a text, or the first that mixes scripts. */
function findUnsafe(text: string): { index: number; char: string; problem: Omit<Problem, 'place'> } | undefined {
  const copied = garbled.exec(text)
  if (copied) return { index: copied.index, char: copied[0], problem: garbledProblem(copied[0]) }
  const found = invisible.exec(text)
  if (found) return { index: found.index, char: found[0], problem: unsafeProblem(found[0]) }
  const index = findMixed(text)
  return index < 0 ? undefined : { index, char: text.charAt(index), problem: mixed }
}

// How Windows shows the bytes 0x80 to 0x9F. TextDecoder of some versions of Node gets them wrong.
const ofWindows = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ'
const rest = `[\\x80-\\xBF${ofWindows}]`

/**
 * UTF-8 that was read byte by byte: signs of Latin, ₹ and its like, Indian letters and emoji. Other
 * such sequences may be words: É” ends a quotation.
 */
const garbled = new RegExp(`(?:[ÂÃ]${rest}|â(?:€${rest}?|[‚„†ˆ‰œ]${rest})|à[¤-¯]${rest}|ðŸ${rest}{2}|ï¿½)+`)

/** The text that was meant. Undefined if a byte was lost. */
function findMeant(found: string): string | undefined {
  const bytes = Uint8Array.from(found, (char) => {
    const at = ofWindows.indexOf(char)
    return at < 0 ? char.charCodeAt(0) : 0x80 + at
  })
  try {
    const meant = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // It may have been garbled twice.
    return garbled.test(meant) ? findMeant(meant) : meant
  } catch {
    return undefined
  }
}

function garbledProblem(found: string): Omit<Problem, 'place'> {
  const meant = findMeant(found)
  const isSeen = meant !== undefined && !invisible.test(meant)
  return {
    code: 'unsafe-text',
    message: `The text holds "${found}", which was garbled when it was copied.`,
    hint: `${isSeen ? `Write ${meant.trim() || 'a space'}` : 'Type it again'}, and look at the rest of what you pasted.`,
  }
}

/** The place where a text mixes scripts. The check of links says more about addresses. */
function findMixed(text: string): number {
  return mixedScripts.test(text)
    ? text.replace(/\S+/g, (word) => (/:\/\/|@/.test(word) ? ' '.repeat(word.length) : word)).search(mixedScripts)
    : -1
}

const mixed: Omit<Problem, 'place'> = {
  code: 'unsafe-text',
  message: 'Here a word has letters of two scripts, or a vowel sign without its letter.',
  hint: 'Type the word again; some letters of other scripts look like Latin ones.',
}

function unsafeProblem(char: string): Omit<Problem, 'place'> {
  if (char === '\uFFFD')
    return {
      code: 'unsafe-text',
      message: 'The text holds a character that could not be read, shown as a question mark in a diamond.',
      hint: 'Type it again, and save the file as UTF-8.',
    }
  return {
    code: 'unsafe-text',
    message: `The text holds the invisible character ${nameCharacter(char)}, which can make a page read differently from its source.`,
    hint: 'Delete the text and type it again; such characters come from copying.',
  }
}
