interface Open {
  at: number
  mark: string
}

export interface Unclosed {
  /** Offset of the opening mark. */
  at: number
  name: string
  closer: string
}

const closers: Record<string, { closer: string; name: string }> = {
  '{': { closer: '}', name: 'brace {' },
  '[': { closer: ']', name: 'bracket [' },
  '"': { closer: '"', name: 'quote "' },
  "'": { closer: "'", name: "quote '" },
}

/**
 * The bracket or quote that is still open where a line begins that cannot belong to it. YAML lets both go on in lines that are
 * indented further than the one they begin on, so a line that is not is where the operator's next record begins.
 */
export function findUnclosed(yaml: string, errorAt: number): Unclosed | undefined {
  let open: Open[] = []
  let openIndent = 0
  let blockIndent: number | undefined
  let offset = 0
  for (const line of yaml.split('\n')) {
    const indent = line.search(/[^ ]/)
    if (indent >= 0 && line.trim() !== '') {
      if (blockIndent !== undefined && indent <= blockIndent) blockIndent = undefined
      if (blockIndent === undefined) {
        if (open.length > 0 && indent <= openIndent) return describe(open)
        if (open.length === 0) openIndent = indent
        if (open.length === 0 && offset > errorAt) return undefined
        open = readLine(line, offset, open)
        // The lines of a text behind > or | are nothing but text.
        if (open.length === 0 && /(^|[:-]\s+)[|>][+-]?\d*\s*(#.*)?$/.test(line)) blockIndent = indent
      }
    }
    offset += line.length + 1
  }
  return open.length > 0 ? describe(open) : undefined
}

function describe(open: readonly Open[]): Unclosed {
  const { at, mark } = open.at(-1)!
  return { at, ...closers[mark]! }
}

/** The marks that are open at the end of a line, given those open at its start. */
function readLine(line: string, offset: number, before: readonly Open[]): Open[] {
  const open = [...before]
  for (let index = 0; index < line.length; index++) {
    const char = line[index]!
    const top = open.at(-1)
    if (top?.mark === '"' || top?.mark === "'") {
      if (char === '\\' && top.mark === '"') index += 1
      else if (char === top.mark) open.pop()
      continue
    }
    if (char === '#' && (index === 0 || line[index - 1] === ' ')) break
    if ((char === '}' || char === ']') && top && closers[top.mark]!.closer === char) open.pop()
    else if (char in closers && beginsValue(line.slice(0, index), open.length > 0))
      open.push({ at: offset + index, mark: char })
  }
  return open
}

/** Whether a bracket or quote behind this text begins a value; inside a plain word it is a letter. */
function beginsValue(before: string, isInside: boolean): boolean {
  const text = before.trimEnd()
  if (text === '') return true
  return isInside ? '[{,:'.includes(text.at(-1)!) : /(^|\s)-$|:$/.test(text) && before !== text
}
