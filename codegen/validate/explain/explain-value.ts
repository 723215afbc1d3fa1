import { isRecord } from '../../lib/is-record.ts'
import { branchesOf } from './drop-consequences.ts'
import { partOf, lowerFirst, quote } from './explained.ts'
import type { Explained, Words } from './explained.ts'
import { hintForNumber } from './explain-form.ts'
import { suggest } from '../../problem/suggest.ts'
import type { ErrorObject } from 'ajv'
import { formatCount } from '../../model/texts/format.ts'

const kinds: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number without quotes',
  number: 'a number without quotes',
  boolean: 'true or false',
  array: 'a list',
  object: 'a record with keys',
  null: 'null',
}

/** A value of another type than the schema asks for. */
export function explainType(explained: Explained): Words {
  const { error, who, description } = explained
  const wanted: string[] = [error.params['type']].flat()
  const { required = [] } = partOf(error)
  const kind = wanted.map((name) => kinds[name] ?? name).join(' or ')
  const hint =
    hintForList(error, wanted) ??
    (wanted.includes('object') && required.length > 0
      ? `Give ${kind}: ${required.join(', ')}.`
      : `Give ${kind}: ${lowerFirst(description ?? 'see the schema.')}`)
  const unquoted = wanted.includes('string') ? explainUnquoted(explained) : undefined
  if (unquoted) return unquoted
  const amount = isNumber(wanted) ? findAmount(error.data) : undefined
  const isEmpty = error.data === null || error.data === undefined
  return {
    code: 'wrong-type',
    message: isEmpty ? `${who} is empty.` : `${who} is not ${kind}.`,
    hint: amount === undefined ? hint : `Write ${amount}: the digits alone, without quotes.`,
  }
}

/** A list that was written as one text. Sentences may have commas of their own. */
function hintForList(error: ErrorObject, wanted: readonly string[]): string | undefined {
  const { data }: { data?: unknown } = error
  if (!wanted.includes('array') || typeof data !== 'string' || partOf(error).items?.properties) return undefined
  if (/^[•·–—]/.test(data)) return `Write a hyphen and a space before each entry, in place of ${data.charAt(0)}.`
  const entries = data.split(',').map((entry) => entry.trim())
  return entries.every((entry) => /^[\w-]+( [\w-]+){0,2}$/.test(entry)) ? `Write [${entries.join(', ')}].` : undefined
}

const isNumber = (wanted: readonly string[]) => wanted.includes('number') || wanted.includes('integer')

/** The number in an amount as people write it: 1999 in "Rs. 1,999/-". */
function findAmount(data: unknown): string | undefined {
  const [, digits] = /^(?:Rs\.?|INR|₹)?\s*(\d[\d,]*)\s*(?:\/-|rupees|%)?$/i.exec(String(data)) ?? []
  return digits?.replaceAll(',', '')
}

/** A value that fits no branch of a choice. */
export function explainChoice(explained: Explained): Words {
  const { error, who } = explained
  const branches = branchesOf(error)
  const isText = branches.some((branch) => !branch.properties)
  const records = branches
    .filter((branch) => branch.properties)
    .map(({ required = [] }) => required.map((key) => `"${key}"`).join(' and '))
  const wanted = [...(isText ? ['a text'] : []), ...records.map((keys) => `a record with ${keys}`)].join(', or ')
  const unquoted = isText ? explainUnquoted(explained) : undefined
  if (unquoted) return unquoted
  return {
    code: 'wrong-type',
    message: error.data === null ? `${who} is empty.` : `${who} has the wrong form.`,
    hint: `Write ${wanted}.`,
  }
}

/** A text without quotes that YAML read as something else. Undefined if the value is not one. */
function explainUnquoted({ error, who }: Explained): Words | undefined {
  const { data }: { data?: unknown } = error
  if (typeof data === 'number' || typeof data === 'boolean') {
    return {
      code: 'needs-quotes',
      message: `${who} is a text, but without quotes YAML reads it as ${typeof data === 'boolean' ? `yes or no (${data})` : Number.isFinite(data) ? `the number ${data}` : 'a number'}.`,
      hint:
        hintForNumber(String(data), partOf(error).pattern ?? '') ??
        'Put it between double quotes, exactly as it should read.',
    }
  }
  if (isRecord(data) && Object.keys(data).length === 1) {
    return {
      code: 'needs-quotes',
      message: `${who} is a text, but YAML reads its colon and the space behind it as a record with the key "${Object.keys(data)[0]}".`,
      hint: 'Put the whole text between double quotes.',
    }
  }
  return undefined
}

export function explainConst({ error, who }: Explained): Words {
  return {
    code: 'wrong-value',
    message: `${who} is ${quote(error.data)}.`,
    hint: `Write ${JSON.stringify(error.params['allowedValue'])}.`,
  }
}

export function explainEnum({ error, who }: Explained): Words {
  const values: readonly unknown[] = error.params['allowedValues']
  const allowed = values.map(String)
  const meant = typeof error.data === 'string' ? suggest(error.data, allowed) : undefined
  return {
    code: 'wrong-value',
    message: `${who} is ${quote(error.data)}, which is not one of the allowed values.`,
    hint: meant ? `Did you mean "${meant}"?` : `Use one of: ${allowed.join(', ')}.`,
  }
}

/** A text or a list that is too long or too short. */
const explainLength =
  (say: (length: number, limit: number) => { said: string; hint: string }) =>
  ({ error, who }: Explained): Words => {
    const { data }: { data?: unknown } = error
    const { said, hint } = say(Array.isArray(data) ? data.length : [...String(data)].length, limitOf(error))
    return { code: 'wrong-length', message: `${who} ${said}.`, hint }
  }

const fillIn = 'Fill it in, or remove the key if it may be left out.'

/** A text, list or number beyond its limits, by the keyword of the limit. */
export const bounds: Readonly<Record<string, (explained: Explained) => Words>> = {
  maxLength: explainLength((length, limit) => ({
    said: `has ${shown(length)} characters; at most ${shown(limit)} fit`,
    hint: `Shorten it by ${shown(length - limit)} or more.`,
  })),
  minLength: explainLength((length, limit) => {
    if (length === 0) return { said: 'is empty', hint: fillIn }
    const said = `has ${length} ${length === 1 ? 'character' : 'characters'}; it needs at least ${limit}`
    return { said, hint: `Add ${limit - length} or more.` }
  }),
  maxItems: explainLength((length, limit) => ({
    said: `has ${length} entries; at most ${limit} are shown`,
    hint: `Remove ${length - limit}.`,
  })),
  minItems: explainLength((length, limit) => {
    const has = length === 0 ? 'is empty' : `has ${length} ${length === 1 ? 'entry' : 'entries'}`
    const isOptional = length === 0 && limit === 1
    return {
      said: `${has}; it needs at least ${limit}`,
      hint: isOptional ? 'Add an entry, or remove the key if it may be left out.' : `Add ${limit - length}.`,
    }
  }),
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

function limitOf(error: ErrorObject): number {
  return Number(error.params['limit'])
}

/** A number with India's grouping. A short one, which may be a year, stays as it is. */
function shown(amount: number): string {
  return Number.isInteger(amount) && amount >= 100_000 ? formatCount(amount) : String(amount)
}
