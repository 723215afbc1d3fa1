import { collections, homeOf } from '../../model/collections.ts'
import { findRange } from '../../model/source.ts'
import { suggest, suggestionHint } from '../../problem/suggest.ts'
import { isEmptyRecord } from './drop-consequences.ts'
import { partOf, lowerFirst } from './explained.ts'
import type { Explained, Words } from './explained.ts'
import { isRecord } from '../../lib/is-record.ts'

/** A key that the record cannot have. */
export function explainUnknown(explained: Explained): Words {
  const { error, who, at, schema } = explained
  const { path } = explained.place
  const key = String(error.params['additionalProperty'])
  const place = at('key', [...path, key])
  const there = isRecord(error.data) ? error.data : {}
  const known = Object.keys(partOf(error).properties ?? {}).filter((name) => !(name in there))
  const hint =
    hintToMove(key, explained) ??
    (suggest(key, known) ? suggestionHint(key, known) : undefined) ??
    hintToOtherFile(key, explained) ??
    (known.length > 0 && known.length <= 8
      ? `It may also have: ${known.join(', ')}.`
      : `Remove it, or look at data/schemas/${schema}.schema.yaml for the keys it may have.`)
  return { code: 'unknown-key', message: `${who} has the key "${key}", which nothing reads.`, place, hint }
}

/** Where a key goes that the record above knows. */
function hintToMove(key: string, { place: { path, source }, at, keysAt }: Explained): string | undefined {
  const last = path.findLastIndex((step) => typeof step === 'string')
  if (last < 0 || !keysAt(path.slice(0, last)).includes(key)) return undefined
  const { start } = findRange(at('key', [...path, key]))
  const before = source.text.slice(source.text.lastIndexOf('\n', start - 1) + 1, start)
  return /^[ -]*$/.test(before)
    ? `Move it to the left: begin it in the same column as "${path[last]}".`
    : `Move it out of the braces, beside "${path[last]}".`
}

/** Files of one record share no keys but those of texts: one that only one of them has is its. */
function hintToOtherFile(key: string, { keysAt, schema }: Explained): string | undefined {
  const singles = collections.filter(({ noun }) => noun === undefined)
  if (!singles.some((one) => one.schema === schema)) return undefined
  const [home, ...others] = singles.filter((one) => keysAt([], one.schema).includes(key))
  return home && others.length === 0 ? `${homeOf(home.name)} has this key: move it there, or remove it.` : undefined
}

// Nobody reads more. An editor completes the rest from their first letters.
const mostListed = 8

/** A key that the record must have, or all of them. */
export function explainMissing({ error, who, at, description }: Explained): Words {
  const place = at('record')
  const { properties, required = [] } = partOf(error)
  if (isEmptyRecord(error)) {
    const keys = required.length > 0 ? `Write its keys: ${required.join(', ')}.` : undefined
    // A file that is now empty was lost, and nobody types it again.
    const hint =
      place.path.length === 0
        ? `${keys ?? 'Write its records.'} If it was full before, put it back from the last commit: git checkout -- ${place.source.file}`
        : (keys ?? `Fill it: ${lowerFirst(description ?? 'see the schema.')}`)
    return { code: 'missing-key', message: `${who} is empty.`, place, hint }
  }
  const key = String(error.params['missingProperty'])
  const { description: described, enum: values } = properties?.[key] ?? {}
  const listed = Array.isArray(values) && values.length <= mostListed ? ` It is one of: ${values.join(', ')}.` : ''
  return {
    code: 'missing-key',
    message: `${who} has no "${key}".`,
    place,
    hint: described ? `Add ${key}: ${lowerFirst(described)}${listed}` : `Add the key "${key}" and its value.${listed}`,
  }
}
