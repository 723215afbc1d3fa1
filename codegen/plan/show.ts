import type { Fact } from '#generated/records.ts'
import { formatDate } from '../format.ts'
import { getIcon } from '../icon-set.ts'
import type { Records } from '../model.ts'
import { fillTokens } from '../tokens.ts'
import type { FactNote, Shown } from './payloads.ts'

export type Show = <T>(value: T, tokens?: Readonly<Record<string, string>>) => Shown<T>

/** A function that turns records into what pages show: icons drawn, tokens filled, and a note under each overtaken figure. */
export function createShow(facts: Records<Fact>): Show {
  const show = (value: unknown, tokens: Readonly<Record<string, string>>): unknown => {
    if (typeof value === 'string') return fillTokens(value, tokens)
    if (Array.isArray(value)) return value.map((one) => show(one, tokens))
    if (!value || typeof value !== 'object') return value
    if (isStatement(value)) return showStatement(value, facts, tokens)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === 'icon' && typeof one === 'string' ? getIcon(one) : show(one, tokens)]))
  }
  return (<T>(value: T, tokens: Readonly<Record<string, string>> = {}) => show(value, tokens) as Shown<T>)
}

function isStatement(value: object): value is { text: string; fact: string } {
  return 'fact' in value && 'text' in value && Object.keys(value).length === 2
}

function showStatement({ text, fact }: { text: string; fact: string }, facts: Records<Fact>, tokens: Readonly<Record<string, string>>) {
  const changed = findNote(fact, facts)
  return { text: fillTokens(text, tokens), ...(changed ? { changed } : {}) }
}

/** The note of a fact whose published figure no longer holds; undefined where it still does. */
export function findNote(id: string, facts: Records<Fact>): FactNote | undefined {
  const fact = facts.get(id)?.value
  if (!fact || fact.status === 'matches') return undefined
  return { id, topic: fact.topic, current: fact.current, since: formatDate(fact.since!), authority: fact.authority, source: fact.source! }
}
