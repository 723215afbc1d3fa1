import type { GstDecision } from '#generated/records.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import type { Report } from '../../../problem/problem.ts'

/** Every outcome says what it rests on, itself or by its limit, and says its doubt where it is not sure. */
export function checkLaw(entry: Entry<GstDecision>, report: Report): void {
  entry.value.outcomes.forEach(({ id, law, turnover }, index) => {
    if (law === undefined && turnover === undefined)
      report({
        code: 'missing-key',
        message: `The outcome "${id}" does not say what it rests on.`,
        place: placeIn(entry, ['outcomes', index, 'id']),
        hint: 'Add law: with authority, source, checkedOn and confidence. Only outcomes with a turnover have the law of their limit.',
      })
    if (law !== undefined && law.confidence !== 'high' && law.doubt === undefined)
      report({
        code: 'missing-key',
        message: `The outcome "${id}" is not sure, and does not say what is in doubt.`,
        place: placeIn(entry, ['outcomes', index, 'law', 'confidence']),
        hint: 'Add doubt: with a sentence that visitors may read.',
      })
  })
}
