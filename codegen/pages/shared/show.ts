import { getIcon } from '../../model/icon-set.ts'
import { compileTokens } from '../../model/texts/tokens.ts'
import { findNote } from './facts/notes.ts'
import type { FactNotes } from './facts/notes.ts'
import type { Shown } from './payload/shown.ts'

type Tokens = Readonly<Record<string, string>>
export type Show = <T>(value: T, tokens?: Tokens) => Shown<T>

/** A value ready to show. A value without tokens is converted once, however many pages show it. */
type Ready = { isFixed: true; value: unknown } | { isFixed: false; fill: (tokens: Tokens) => unknown }

/** Draws icons, replaces tokens, and adds to each superseded figure the rule in force. */
export function createShow(notes: FactNotes): Show {
  const known = new WeakMap<object, Ready>()
  const ready = (value: unknown, key?: string): Ready => {
    if (typeof value === 'string') return key === 'icon' ? fixed(getIcon(value)) : readyText(value)
    if (!value || typeof value !== 'object') return fixed(value)
    const before = known.get(value)
    if (before) return before
    const made = isStatement(value) ? readyStatement(value, notes) : readyChildren(value, ready)
    known.set(value, made)
    return made
  }
  // The compiler cannot infer the result. The signature states it, and tests check it.
  function show<T>(value: T, tokens?: Tokens): Shown<T>
  function show(value: unknown, tokens: Tokens = {}): unknown {
    return fillPart(ready(value), tokens)
  }
  return show
}

function fixed(value: unknown): Ready {
  return { isFixed: true, value }
}

function readyText(text: string): Ready {
  return text.includes('{') ? { isFixed: false, fill: compileTokens(text) } : fixed(text)
}

function readyChildren(value: object, ready: (value: unknown, key?: string) => Ready): Ready {
  if (Array.isArray(value)) {
    const parts = value.map((one) => ready(one))
    if (parts.every((part) => part.isFixed)) return fixed(parts.map((part) => part.value))
    return { isFixed: false, fill: (tokens) => parts.map((part) => fillPart(part, tokens)) }
  }
  const parts = Object.entries(value).map(([key, one]) => [key, ready(one, key)] as const)
  const join = (tokens: Tokens) => {
    const joined: Record<string, unknown> = {}
    for (const [key, part] of parts) joined[key] = fillPart(part, tokens)
    return joined
  }
  return parts.every(([, part]) => part.isFixed) ? fixed(join({})) : { isFixed: false, fill: join }
}

function fillPart(part: Ready, tokens: Tokens): unknown {
  return part.isFixed ? part.value : part.fill(tokens)
}

function isStatement(value: object): value is { text: string; fact: string } {
  return 'fact' in value && 'text' in value && Object.keys(value).length === 2
}

function readyStatement({ text, fact }: { text: string; fact: string }, notes: FactNotes): Ready {
  const changed = findNote(fact, notes)
  return readyChildren({ text, ...(changed ? { changed } : {}) }, (value) =>
    typeof value === 'string' ? readyText(value) : fixed(value),
  )
}
