import { expect, test } from 'vitest'
import { cutText } from '../../src/lib/reviews.ts'

test.each([
  ['not at all where it fits', 'Good work', 9, 'Good work', ''],
  ['after the last whole word', 'They filed our return in time', 20, 'They filed our', ' return in time'],
  ['without the comma that an ellipsis would follow', 'They came, they saw', 12, 'They came', ', they saw'],
  ['within a word that alone is too long', 'Thiruvananthapuram', 8, 'Thiruvan', 'anthapuram'],
])('a long text is cut %s', (...[, text, limit, shown, rest]) => expect(cutText(text, limit)).toEqual({ shown, rest }))
