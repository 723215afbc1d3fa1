import type { Fact } from '#generated/records.ts'
import { isRecord } from '../../../lib/is-record.ts'
import type { Records } from '../../../model/records.ts'
import type { Units } from '../../../model/texts/format.ts'
import { textOfToday, translatedKeys } from '../../../model/texts/translated-texts.ts'
import type { TranslatedFile } from '../../../model/texts/translated-texts.ts'
import { findOtherWord } from './find-other-word.ts'
import type { Terms } from './find-other-word.ts'
import { suggest } from '../../../problem/suggest.ts'
import type { KeyPath } from '../../../problem/problem.ts'

// Numbers in digits, with their unit, and tokens. What English says in words, other languages say
// in words too.
const figure = /\d[\d,]*(?:\.\d+)?|\{\w+\}/g

const isNumber = (found: string) => !found.startsWith('{')

// The end of a word changes: लाख, లక్షలు and లక్షల.
const stem = 3

/** A text's numbers, with their units in English, and its tokens: equal texts have equal ones. */
function figuresIn(text: string, { lakh, crore }: Units): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(figure)].map((match) => {
      const behind = text.slice(match.index + match[0].length).trimStart()
      const isUnit = (word: string) => behind.startsWith(word.slice(0, stem))
      const unit = isUnit(lakh) ? ' lakh' : isUnit(crore) ? ' crore' : ''
      return match[0].replaceAll(',', '') + unit
    }),
  )
}

const english: Units = { lakh: 'lakh', crore: 'crore' }

interface Difference {
  path: KeyPath
  /** Whether the key is wrong, and not its value. */
  isKey?: true
  message: string
  hint: string
}

interface Comparison {
  language: string
  units: Units
  facts: Records<Fact>
  file: TranslatedFile
  /** The language's one word for each idea. */
  terms: Terms
}

/** What a translated text lacks, has too much or says differently, each with its path. */
export function compareTexts(original: unknown, texts: unknown, known: Comparison, path: KeyPath = []): Difference[] {
  const today = textOfToday(original, known.facts, path)
  // A fact that is missing or has a mistake of its own is reported there.
  if (today === 'unknown') return []
  if (today) return compareText(today.text, texts, known, path)
  // Each language has keywords of its own.
  if (path.at(-1) === 'keywords') return []
  if (Array.isArray(original)) return compareLists(original, texts, known, path)
  return isRecord(original) ? compareRecords(original, texts, known, path) : []
}

function compareText(
  today: string,
  text: unknown,
  { language, units, terms }: Comparison,
  path: KeyPath,
): Difference[] {
  const hint = `Translate: ${today}`
  if (typeof text !== 'string') return [{ path, message: `${language} needs one text here.`, hint }]
  if (text.trim() === '') return [{ path, message: `The ${language} text is empty.`, hint }]
  const [own, wanted] = [figuresIn(text, units), figuresIn(today, english)]
  const lacking = [...wanted].filter((figure) => !own.has(figure))
  const spare = [...own].filter((figure) => !wanted.has(figure))
  if (lacking.length + spare.length === 0) {
    const other = findOtherWord({ text, english: today }, terms)
    return other ? [{ path, ...other }] : []
  }
  const said = [
    ...(lacking.length > 0 ? [`does not say ${lacking.join(', ')}, which the English one says`] : []),
    ...(spare.length > 0 ? [`says ${spare.join(', ')}, which the English one does not`] : []),
  ]
  return [
    {
      path,
      message: `The ${language} text ${said.join(', and ')}.`,
      hint: `The English one says today: "${today}"${[...lacking, ...spare].some(isNumber) ? ' Write its numbers in the digits 0 to 9.' : ''}`,
    },
  ]
}

function compareLists(original: readonly unknown[], texts: unknown, known: Comparison, path: KeyPath): Difference[] {
  const own: readonly unknown[] = Array.isArray(texts) ? texts : []
  if (own.length !== original.length)
    return [
      {
        path,
        message: `The ${known.language} list has ${own.length} lines, and the English one has ${original.length}.`,
        hint: 'Write one line for each English line, in the same order.',
      },
    ]
  return original.flatMap((one, index) => compareTexts(one, own[index], known, [...path, index]))
}

function compareRecords(
  original: Readonly<Record<string, unknown>>,
  texts: unknown,
  known: Comparison,
  path: KeyPath,
): Difference[] {
  const own = isRecord(texts) ? texts : {}
  const keys = translatedKeys(original, path, known.file)
  const there = keys.filter((key) => Object.hasOwn(own, key))
  const isPartial = known.file.isPartial && path.length === 0
  const lacking = isPartial ? [] : keys.filter((key) => !Object.hasOwn(own, key))
  const spare = Object.keys(own).filter((key) => !keys.includes(key))
  const meant = new Map(spare.map((key) => [key, suggest(key, lacking)]))
  const mistyped = new Set(meant.values())
  const missing = lacking.filter((key) => !mistyped.has(key))
  return [
    ...there.flatMap((key) => compareTexts(original[key], own[key], known, [...path, key])),
    ...lackingKeys(missing, keys.length, known, path),
    ...spare.map((key) => spareKey([...path, key], meant.get(key))),
  ]
}

function lackingKeys(lacking: readonly string[], count: number, { language }: Comparison, path: KeyPath): Difference[] {
  const [first, ...others] = lacking.map((key) => [...path, key].join('.'))
  if (first === undefined) return []
  const isOne = others.length === 0
  return [
    {
      path,
      message: `The ${language} text lacks ${isOne ? `"${first}"` : `${lacking.length} of its ${count} parts: ${lacking.join(', ')}`}.`,
      hint: `Add ${isOne ? `"${lacking.join('')}" as the English file has it` : 'each as the English file has it'}, in ${language}.`,
    },
  ]
}

function spareKey(path: KeyPath, meant: string | undefined): Difference {
  const hint =
    meant === undefined ? 'Take it out, or write it under the key of the English file.' : `Did you mean "${meant}"?`
  const message = `The English file has no text "${path.join('.')}", so no page shows this one.`
  return { path, isKey: true, message, hint }
}
