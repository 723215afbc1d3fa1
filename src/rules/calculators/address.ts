import { cleanTyped } from '../clean-typed.ts'
import { askedOf } from './question.ts'
import type { Answers, Question } from './question.ts'

// Nobody types a longer answer.
const longest = 40

/** The answers in an address to questions that are asked. Everything else is ignored. */
export function readAddress(questions: readonly Question[], query: string, usual: Answers = {}): Answers {
  const found = new Map<string, string>()
  for (const [id, text] of new URLSearchParams(query))
    if (text !== '' && text.length <= longest && !found.has(id)) found.set(id, text)
  return keepAsked(questions, { ...usual, ...Object.fromEntries(found) })
}

// Three years of months.
const mostCases = 36
const furtherCase = 'and'

/** The further cases in an address, each written as an address of its own. */
export function readCases(questions: readonly Question[], query: string): Answers[] {
  const written = new URLSearchParams(query).getAll(furtherCase).slice(0, mostCases)
  return written.map((one) => readAddress(questions, one))
}

/** A query with all answers in the order of the questions, and further cases. Empty without any. */
export function writeAddress(questions: readonly Question[], answers: Answers, cases: readonly Answers[] = []): string {
  const query = new URLSearchParams(Object.entries(keepAsked(questions, answers)))
  for (const one of cases.slice(0, mostCases)) query.append(furtherCase, writeAddress(questions, one).slice(1))
  // Not by its size, which Chrome knows since 113 and Safari since 17.
  return `${query}` && `?${query}`
}

/** The answers to questions that are asked. */
export function keepAsked(questions: readonly Question[], answers: Answers): Answers {
  const kept = askedOf(questions, answers).flatMap(({ id }): [string, string][] => {
    const text = cleanTyped((Object.hasOwn(answers, id) ? answers[id] : undefined) ?? '')
    return text === '' ? [] : [[id, text]]
  })
  return Object.fromEntries(kept)
}
