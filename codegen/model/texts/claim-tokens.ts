import type { RecordTypes } from '#generated/records.ts'
import { isRecord } from '../../lib/is-record.ts'
import { getRecord } from '../../lib/present.ts'
import type { CollectionName } from '../collections.ts'
import type { Records, Singles } from '../records.ts'
import { visitTexts } from './visit-texts.ts'

const pattern = /\{claim:([^{}]*)\}/g

/** Collections whose texts may state what the firm says of itself: {claim:returns-filed}. */
export const textsWithClaims = [
  ...(['page:home', 'page:about', 'page:how-it-works', 'page:pricing', 'page:contact'] as const),
  ...(['plans', 'faqs', 'reviews'] as const),
]

export const mayStateClaims = (collection: CollectionName): boolean =>
  textsWithClaims.some((name) => name === collection)

export const claimsIn = (text: string): string[] => [...text.matchAll(pattern)].map(([, id = '']) => id)

export const withoutClaims = (text: string): string => text.replace(pattern, '')

type Claim = RecordTypes['claims']
type Claims = Records<Claim>

/** Without one of these an entry of a list says nothing, and goes as a whole. */
const bearing: ReadonlySet<string | number> = new Set(['value', 'label', 'text', 'title', 'question'])

/** Keys that pages can do without. */
const mayGo: ReadonlySet<string | number> = new Set(['price', 'badge', 'popular', 'rating', 'count', 'unconfirmed'])

/** Whether a page can do without the text at this path of a record. */
export function canGo(path: readonly (string | number)[]): boolean {
  const last = path.at(-1) ?? ''
  return typeof last === 'number' || mayGo.has(last) || (bearing.has(last) && typeof path.at(-2) === 'number')
}

/**
 * A value with the claims filled into its texts. What states a claim that is left out goes: its
 * sentence, and an entry of a list or a key of which no sentence stays.
 */
export function fillClaims<Value>(value: Value, claims: Claims): Value
export function fillClaims(value: unknown, claims: Claims): unknown {
  if (typeof value === 'string') return fillText(value, claims)
  if (Array.isArray(value))
    return value.map((one: unknown) => fillEntry(one, claims)).filter((one) => one !== undefined)
  if (!isRecord(value)) return value
  const filled = Object.entries(value).map(([key, one]) => [key, fillClaims(one, claims)] as const)
  return Object.fromEntries(filled.filter(([, one]) => one !== undefined))
}

function fillEntry(entry: unknown, claims: Claims): unknown {
  const filled = fillClaims(entry, claims)
  if (!isRecord(entry) || !isRecord(filled)) return filled
  return Object.keys(entry).some((key) => bearing.has(key) && !(key in filled)) ? undefined : filled
}

/** The text without the sentences that state a claim which is left out; undefined if none stays. */
export function fillText(text: string, claims: Claims): string | undefined {
  const kept = text
    .split(/(?<=[.?!]["”)]?) /)
    .filter((sentence) => !claimsIn(sentence).some((id) => claims.get(id)?.value.omit))
  if (kept.length === 0) return undefined
  // An unknown claim stays, and a check refuses it.
  return kept.join(' ').replace(pattern, (all, id: string) => claims.get(id)?.value.text ?? all)
}

/** The claims that the texts of a record state, each once. */
export function claimsOf(value: unknown): string[] {
  const found = new Set<string>()
  visitTexts(value, (text) => claimsIn(text).forEach((id) => found.add(id)))
  return [...found]
}

/** Whether a deploy would refuse the claim. */
export const isOpen = ({ confirmed, omit }: Claim): boolean => confirmed === undefined && omit !== true

/** The texts of the site with the firm's claims filled in. */
export function withClaims<Data extends { catalogue: { claims: Claims }; singles: Singles }>(data: Data): Data {
  const { claims } = data.catalogue
  const filled = textsWithClaims.map((name) => {
    const entry = data.singles[name]
    return [name, { ...entry, value: fillClaims(withoutNote(entry.value, claims), claims) }] as const
  })
  return { ...data, singles: { ...data.singles, ...Object.fromEntries(filled) } }
}

/** `claims.unconfirmed` of a page is said only while one of its claims is not confirmed. */
function withoutNote(page: object, claims: Claims): object {
  if (!('claims' in page) || !isRecord(page.claims)) return page
  const isSettled = claimsOf(page).every((id) => !isOpen(getRecord(claims, id).value))
  const { unconfirmed: _, ...note } = page.claims
  return isSettled ? { ...page, claims: note } : page
}
