import type { ErrorObject } from 'ajv'
import { formatCount } from '../../model/texts/format.ts'
import type { Explained, Words } from './explained.ts'

type Explain = (explained: Explained) => Words

const fillIn = 'Fill it in, or remove the key if it may be left out.'

/** A text, list or number beyond its limits, by the keyword of the limit. */
export const bounds: Readonly<Record<string, Explain>> = {
  maxLength: ({ error, who }) => {
    const length = [...String(error.data)].length
    return {
      code: 'wrong-length',
      message: `${who} has ${shown(length)} characters; at most ${shown(limitOf(error))} fit.`,
      hint: `Shorten it by ${shown(length - limitOf(error))} or more.`,
    }
  },
  minLength: ({ error, who }) => {
    const length = [...String(error.data)].length
    if (length === 0) return { code: 'wrong-length', message: `${who} is empty.`, hint: fillIn }
    return {
      code: 'wrong-length',
      message: `${who} has ${length} ${length === 1 ? 'character' : 'characters'}; it needs at least ${limitOf(error)}.`,
      hint: `Add ${limitOf(error) - length} or more.`,
    }
  },
  maxItems: ({ error, who }) => {
    const length = lengthOf(error)
    return {
      code: 'wrong-length',
      message: `${who} has ${length} entries; at most ${limitOf(error)} are shown.`,
      hint: `Remove ${length - limitOf(error)}.`,
    }
  },
  minItems: ({ error, who }) => {
    const length = lengthOf(error)
    const said = length === 0 ? 'is empty' : `has ${length} ${length === 1 ? 'entry' : 'entries'}`
    return {
      code: 'wrong-length',
      message: `${who} ${said}; it needs at least ${limitOf(error)}.`,
      hint:
        length === 0 && limitOf(error) === 1
          ? 'Add an entry, or remove the key if it may be left out.'
          : `Add ${limitOf(error) - length}.`,
    }
  },
  uniqueItems: ({ error, who, place }) => {
    const pair = [Number(error.params['i']), Number(error.params['j'])]
    const entry = (index: number) => ({ ...place, path: [...place.path, index] })
    return {
      code: 'wrong-value',
      message: `${who} names the same entry twice.`,
      place: entry(Math.max(...pair)),
      also: { message: 'It is here first.', place: entry(Math.min(...pair)) },
      hint: 'Remove one of the two.',
    }
  },
  minimum: explainLimit,
  maximum: explainLimit,
}

function explainLimit({ error, who, description }: Explained): Words {
  return {
    code: 'wrong-value',
    message: `${who} is ${shown(Number(error.data))}, but it must be at ${error.keyword === 'minimum' ? 'least' : 'most'} ${shown(limitOf(error))}.`,
    hint: description,
  }
}

function lengthOf({ data }: ErrorObject): number {
  return Array.isArray(data) ? data.length : 0
}

function limitOf(error: ErrorObject): number {
  return Number(error.params['limit'])
}

/** A number with India's grouping. A short one, which may be a year, stays as it is. */
function shown(amount: number): string {
  return Number.isInteger(amount) && amount >= 100_000 ? formatCount(amount) : String(amount)
}
