import { fold } from '#src/rules/fold.ts'
import { placeIn } from '../../model/records.ts'
import type { RecordCheck } from '../check.ts'

// A line names several things, and when it does not hold.
const breaks = /[,;()]| (?:and|or|unless|where|that) /
// In a fee only its amount is left out, not what it is for.
const fee = /\b(fees?|charges?)\b/i
// Words that ask for nothing of their own.
const vague = /^(an?|the|of|for|to|in|filing|reply|form|certificate|application|online)$/

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(' ')
    .map((word) => word.replace(/ies$/, 'y').replace(/s$/, ''))
    .filter((word) => word !== '' && !vague.test(word))

/** The search must not lead from a question to a service that leaves its answer out. */
export const checkExcludedAliases: RecordCheck = (entry, report) => {
  if (entry.collection !== 'services') return
  const { title, aliases = [], costs } = entry.value
  const own = wordsOf(title)
  const excluded = costs.notIncluded.map((line) => (fee.test(line) ? [] : line.split(breaks).map(wordsOf)))
  for (const [index, alias] of aliases.entries()) {
    const asked = wordsOf(alias)
    const isAsked = (thing: readonly string[]) =>
      thing.some((word) => !own.includes(word)) &&
      thing.every((word) => asked.includes(word)) &&
      asked.every((word) => thing.includes(word) || own.includes(word))
    const at = excluded.findIndex((things) => things.some(isAsked))
    if (at < 0) continue
    report({
      code: 'excluded-alias',
      message: `The search would lead from "${alias}" to service "${entry.id}", which does not include it.`,
      place: placeIn(entry, ['aliases', index]),
      also: { message: 'It is left out here.', place: placeIn(entry, ['costs', 'notIncluded', at]) },
      hint: 'Remove the alias. If another page answers it, write it under `answers` in data/pages/search.yaml.',
    })
  }
}
