import type { Nodes } from 'mdast'
import { invisible, mixedScripts, nameCharacter } from '../model/texts/invisible.ts'
import { placeOfNode } from '../model/records.ts'
import type { DataFile } from '../model/records.ts'
import type { Place, Problem } from '../problem/problem.ts'
import { findRange, placeAt } from '../model/source.ts'

/** Reports invisible characters and blank texts in a file and its Markdown. */
export function findUnsafeText(file: DataFile): Problem[] {
  const problems: Problem[] = []
  const visit = (value: unknown, path: (string | number)[]): void => {
    if (typeof value === 'string') {
      const found = findUnsafe(value)
      if (found) problems.push({ ...found.problem, place: placeOf(file, path, found.char) })
      else if (value !== '' && value.trim() === '')
        problems.push({
          code: 'wrong-format',
          message: 'The text holds nothing but blanks.',
          place: { source: file.source, path, target: 'value' },
          hint: 'Write it, or remove its key if it may be left out.',
        })
    } else if (value && typeof value === 'object') {
      for (const [key, one] of Object.entries(value)) {
        const steps = [...path, Array.isArray(value) ? Number(key) : key]
        // A typed key is checked when it is read; one written as an escape is not visible there.
        const found = invisible.exec(key)
        if (found)
          problems.push({ ...unsafeProblem(found[0]), place: { source: file.source, path: steps, target: 'key' } })
        visit(one, steps)
      }
    }
  }
  visit(file.value, [])
  return file.body ? [...problems, ...findUnsafeBody(file, file.body)] : problems
}

/** The first such character of a body, as it is in the file or as Markdown writes one: &#8203; */
function findUnsafeBody({ source }: DataFile, body: Nodes): Problem[] {
  const typed = findUnsafe(source.text.slice(source.yamlEnd))
  if (typed) {
    const start = source.yamlEnd + typed.index
    return [{ ...typed.problem, place: placeAt(source, start, start + typed.char.length) }]
  }
  const named = findNode(body)
  return named ? [{ ...unsafeProblem(named.char), place: placeOfNode({ source }, named.node) }] : []
}

function findNode(node: Nodes): { node: Nodes; char: string } | undefined {
  const char = 'value' in node && node.type !== 'yaml' ? invisible.exec(node.value)?.[0] : undefined
  if (char !== undefined) return { node, char }
  for (const child of 'children' in node ? node.children : []) {
    const found = findNode(child)
    if (found) return found
  }
  return undefined
}

/** The character itself, if the file contains it and not an escape. */
function placeOf({ source }: DataFile, path: (string | number)[], char: string): Place {
  const place: Place = { source, path, target: 'value' }
  const { start, end } = findRange(place)
  const index = source.text.slice(start, end).indexOf(char)
  return index < 0 ? place : { ...place, range: [start + index, start + index + char.length] }
}

/** The first invisible character of a text, or the first that mixes scripts. */
function findUnsafe(text: string): { index: number; char: string; problem: Omit<Problem, 'place'> } | undefined {
  const found = invisible.exec(text)
  if (found) return { index: found.index, char: found[0], problem: unsafeProblem(found[0]) }
  const index = findMixed(text)
  return index < 0 ? undefined : { index, char: text.charAt(index), problem: mixed }
}

/** The place where a text mixes scripts. The check of links says more about addresses. */
function findMixed(text: string): number {
  return mixedScripts.test(text)
    ? text.replace(/\S*(?::\/\/|@)\S*/g, (address) => ' '.repeat(address.length)).search(mixedScripts)
    : -1
}

const mixed: Omit<Problem, 'place'> = {
  code: 'unsafe-text',
  message: 'Here a word has letters of two scripts, or a vowel sign without its letter.',
  hint: 'Type the word anew; some letters of other scripts look like Latin ones.',
}

function unsafeProblem(char: string): Omit<Problem, 'place'> {
  if (char === '\uFFFD')
    return {
      code: 'unsafe-text',
      message: 'The text holds a character that could not be read, shown as a question mark in a diamond.',
      hint: 'Type it anew, and save the file as UTF-8.',
    }
  return {
    code: 'unsafe-text',
    message: `The text holds the invisible character ${nameCharacter(char)}, which can make a page read differently from its source.`,
    hint: 'Delete the text and type it anew; such characters come from copying.',
  }
}
