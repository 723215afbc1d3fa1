import type { AnalysisResult } from 'scslre'

type Alternative = AnalysisResult['parsed']['pattern']['alternatives'][number]
type Element = Alternative['elements'][number]

/** A part of a pattern: the places where it begins and ends, and whether it may match nothing. */
interface Part {
  first: readonly number[]
  last: readonly number[]
  isOptional: boolean
}

const nothing: Part = { first: [], last: [], isOptional: true }
/** Nothing follows it. */
const textEnd: Part = { ...nothing, isOptional: false }

// Those of letters, blanks, signs and marks that classes tell apart.
const samples = [
  [0, 0x17f],
  [0x900, 0x97f],
  [0x2000, 0x20bf],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)))
const known = new Map<string, ReadonlySet<string>>()

function lettersOf(source: string, flags: string): ReadonlySet<string> {
  const key = `${source} ${flags}`
  const pattern = new RegExp(`^(?:${source})$`, flags)
  const letters = known.get(key) ?? new Set(samples.filter((letter) => pattern.test(letter)))
  known.set(key, letters)
  return letters
}

/** The letters of a pattern as an automaton: which place may follow which. */
class Places {
  readonly letters: ReadonlySet<string>[] = []
  readonly next: Set<number>[] = []
  /** As in (?:a+)+, where each further letter may belong to either. */
  isRepeatedTwice = false
  private readonly flags: string
  private readonly isByLine: boolean

  constructor({ pattern, flags }: AnalysisResult['parsed']) {
    this.isByLine = flags.multiline
    this.flags = flags.raw.replace(/[dgmy]/g, '')
    this.oneOf(pattern.alternatives)
  }

  private oneOf(alternatives: readonly Alternative[]): Part {
    const parts = alternatives.map(({ elements }) =>
      elements.reduce<Part>((whole, element) => this.inTurn(whole, this.part(element)), nothing),
    )
    return {
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
      isOptional: parts.some(({ isOptional }) => isOptional),
    }
  }

  private inTurn(one: Part, other: Part): Part {
    this.join(one, other)
    return {
      first: one.isOptional ? [...one.first, ...other.first] : one.first,
      last: other.isOptional ? [...one.last, ...other.last] : other.last,
      isOptional: one.isOptional && other.isOptional,
    }
  }

  private join(one: Part, other: Part): void {
    for (const end of one.last)
      for (const start of other.first) {
        if (this.next[end]?.has(start)) this.isRepeatedTwice = true
        this.next[end]?.add(start)
      }
  }

  private part(element: Element): Part {
    if (element.type === 'Quantifier') return this.repeated(element)
    if (element.type === 'Group' || element.type === 'CapturingGroup') return this.oneOf(element.alternatives)
    if (element.type === 'Assertion') {
      if ('alternatives' in element) this.oneOf(element.alternatives)
      return element.kind === 'end' && !this.isByLine ? textEnd : nothing
    }
    if (element.type === 'Backreference') return nothing
    const place = this.letters.push(lettersOf(element.raw, this.flags)) - 1
    this.next.push(new Set())
    return { first: [place], last: [place], isOptional: false }
  }

  /** Three times stand for more: they are enough to see two ways. */
  private repeated({ element, min, max }: Extract<Element, { type: 'Quantifier' }>): Part {
    const times = Math.min(3, max === Infinity ? Math.max(1, min) : max)
    let whole = nothing
    for (let index = times - 1; index >= 0; index--) {
      const part = this.part(element)
      if (max === Infinity && index === times - 1) this.join(part, part)
      whole = this.inTurn(part, whole)
      if (index >= min) whole = { ...whole, isOptional: true }
    }
    return whole
  }
}

/**
 * Whether a repeated part can read one text in two ways, as (?:\s|\p{Cf})+ reads a byte order mark:
 * each further one doubles the time of a search that fails. Of assertions, only the end of the
 * text counts.
 */
export function isAmbiguous(parsed: AnalysisResult['parsed']): boolean {
  const { letters, next, isRepeatedTwice } = new Places(parsed)
  if (isRepeatedTwice) return true
  const meets = (one: number, other: number) => [...(letters[one] ?? [])].some((letter) => letters[other]?.has(letter))
  const size = letters.length
  return letters.some((_, place) => {
    // Pairs of places that two readings of one text reach together, each with those before it.
    const start = place * size + place
    const before = new Map<number, number[]>([[start, []]])
    for (const pair of before.keys())
      for (const one of next[Math.floor(pair / size)] ?? [])
        for (const other of next[pair % size] ?? []) {
          if (one !== other && !meets(one, other)) continue
          const reached = one * size + other
          const froms = before.get(reached)
          if (froms) froms.push(pair)
          else before.set(reached, [pair])
        }
    const back = new Set([start])
    for (const pair of back) for (const from of before.get(pair) ?? []) back.add(from)
    return [...back].some((pair) => Math.floor(pair / size) !== pair % size)
  })
}
