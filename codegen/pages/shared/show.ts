import { getIcon } from '../../model/icon-set.ts'
import { compileTokens } from '../../model/texts/tokens.ts'
import { findNote } from './facts.ts'
import type { FactNotes } from './facts.ts'
import type { Shown } from '#src/content/payload/shown.ts'

type Tokens = Readonly<Record<string, string>>
export type Show = <T>(value: T, tokens?: Tokens) => Shown<T>

/** Shows a value that has tokens. One without tokens is ready as it is: data has no functions. */
type Fill = (tokens: Tokens) => unknown
const isFill = (ready: unknown): ready is Fill => typeof ready === 'function'

/** Draws icons, replaces tokens, and adds to each superseded figure the rule in force. */
export function createShow(notes: FactNotes): Show {
  // A value without tokens is converted once, however many pages show it.
  const known = new WeakMap<object, unknown>()
  const ready = (value: unknown, key?: string): unknown => {
    if (typeof value === 'string') return key === 'icon' ? getIcon(value) : readyText(value)
    if (!value || typeof value !== 'object') return value
    if (known.has(value)) return known.get(value)
    const made = readyParts(isStatement(value) ? withNote(value, notes) : value, ready)
    known.set(value, made)
    return made
  }
  // The compiler cannot infer the result. The signature states it, and tests check it.
  function show<T>(value: T, tokens?: Tokens): Shown<T>
  function show(value: unknown, tokens: Tokens = {}): unknown {
    return fill(ready(value), tokens)
  }
  return show
}

const fill = (part: unknown, tokens: Tokens): unknown => (isFill(part) ? part(tokens) : part)

const readyText = (text: string) => (text.includes('{') ? compileTokens(text) : text)

function readyParts(value: object, ready: (value: unknown, key?: string) => unknown): unknown {
  const parts = Object.entries(value).map(([key, one]) => [key, ready(one, key)] as const)
  const join = (tokens: Tokens) => {
    if (Array.isArray(value)) return parts.map(([, part]) => fill(part, tokens))
    const joined: Record<string, unknown> = {}
    for (const [key, part] of parts) joined[key] = fill(part, tokens)
    return joined
  }
  return parts.some(([, part]) => isFill(part)) ? join : join({})
}

function isStatement(value: object): value is { text: string; fact: string } {
  return 'fact' in value && 'text' in value && Object.keys(value).length === 2
}

function withNote({ text, fact }: { text: string; fact: string }, notes: FactNotes): object {
  const changed = findNote(fact, notes)
  return { text, ...(changed ? { changed } : {}) }
}
