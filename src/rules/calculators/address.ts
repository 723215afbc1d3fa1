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

/** A query with all answers, in the order of the questions. Empty if there are none. */
export function writeAddress(questions: readonly Question[], answers: Answers): string {
  const query = new URLSearchParams(Object.entries(keepAsked(questions, answers))).toString()
  return query === '' ? '' : `?${query}`
}

/** The answers to questions that are asked. */
export function keepAsked(questions: readonly Question[], answers: Answers): Answers {
  const kept = askedOf(questions, answers).flatMap(({ id }): [string, string][] => {
    const text = cleanTyped((Object.hasOwn(answers, id) ? answers[id] : undefined) ?? '')
    return text === '' ? [] : [[id, text]]
  })
  return Object.fromEntries(kept)
}
