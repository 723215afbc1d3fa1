import type { Problem } from '../problem/problem.ts'
import type { Explained } from './explained.ts'

/** A text, a list or a number beyond its limits. */
export function explainBounds({ error, who, place, description }: Explained): Problem {
  const limit = Number(error.params['limit'])
  switch (error.keyword) {
    case 'maxLength': {
      const length = [...String(error.data)].length
      return { code: 'wrong-length', message: `${who} has ${length} characters; at most ${limit} fit.`, place, hint: `Shorten it by ${length - limit} or more.` }
    }
    case 'minLength': {
      const length = [...String(error.data)].length
      if (length === 0) return { code: 'wrong-length', message: `${who} is empty.`, place, hint: 'Fill it in, or remove the key if it may be left out.' }
      return { code: 'wrong-length', message: `${who} has ${length} ${length === 1 ? 'character' : 'characters'}; it needs at least ${limit}.`, place, hint: `Add ${limit - length} or more.` }
    }
    case 'maxItems': {
      const { length } = error.data as unknown[]
      return { code: 'wrong-length', message: `${who} has ${length} entries; at most ${limit} are shown.`, place, hint: `Remove ${length - limit}.` }
    }
    case 'minItems': {
      const { length } = error.data as unknown[]
      const said = length === 0 ? 'is empty' : `has ${length} ${length === 1 ? 'entry' : 'entries'}`
      return { code: 'wrong-length', message: `${who} ${said}; it needs at least ${limit}.`, place, hint: length === 0 && limit === 1 ? 'Add an entry, or remove the key if it may be left out.' : `Add ${limit - length}.` }
    }
    case 'uniqueItems': {
      const [first, second] = [error.params['i'] as number, error.params['j'] as number].sort((a, b) => a - b)
      const entry = (index: number) => ({ ...place, path: [...place.path, index] })
      return { code: 'wrong-value', message: `${who} names the same entry twice.`, place: entry(second!), also: { message: 'It stands here first.', place: entry(first!) }, hint: 'Remove one of the two.' }
    }
    case 'minimum':
    case 'maximum': return { code: 'wrong-value', message: `${who} is ${String(error.data)}, but it must be at ${error.keyword === 'minimum' ? 'least' : 'most'} ${limit}.`, place, hint: description }
    default: return { code: 'wrong-format', message: `${who} is not as the schema asks: ${error.message ?? error.keyword}.`, place, hint: description }
  }
}
