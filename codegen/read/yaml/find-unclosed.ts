interface Unclosed {
  /** Offset of the opening mark. */
  at: number
  name: string
  closer: string
}

/** What closes a mark, and what the mark is called. */
const closers: Readonly<Record<string, { closer: string; name: string }>> = {
  '{': { closer: '}', name: 'brace {' },
  '[': { closer: ']', name: 'bracket [' },
  '"': { closer: '"', name: 'quote "' },
  "'": { closer: "'", name: "quote '" },
}

/** The mark that is open where a line is not indented further: the next record begins there. */
export function findUnclosed(yaml: string, errorAt: number): Unclosed | undefined {
  let open: Unclosed[] = []
  let openIndent = 0
  let blockIndent: number | undefined
  let offset = 0
  for (const line of yaml.split('\n')) {
    const indent = line.search(/[^ ]/)
    if (indent >= 0 && line.trim() !== '') {
      if (blockIndent !== undefined && indent <= blockIndent) blockIndent = undefined
      if (blockIndent === undefined) {
        if (open.length > 0 && indent <= openIndent) return open.at(-1)
        if (open.length === 0) openIndent = indent
        if (open.length === 0 && offset > errorAt) return undefined
        open = readLine(line, offset, open)
        // The lines of a text behind > or | are nothing but text.
        if (open.length === 0 && /(^|[:-]\s+)[|>][+-]?\d*\s*(#.*)?$/.test(line)) blockIndent = indent
      }
    }
    offset += line.length + 1
  }
  return open.at(-1)
}

/** The marks that are open at the end of a line, given those open at its start. */
function readLine(line: string, offset: number, before: readonly Unclosed[]): Unclosed[] {
  const open = [...before]
  for (let index = 0; index < line.length; index++) {
    const char = line.charAt(index)
    const top = open.at(-1)
    if (top?.closer === '"' || top?.closer === "'") {
      if (char === '\\' && top.closer === '"') index += 1
      else if (char === top.closer) open.pop()
      continue
    }
    if (char === '#' && (index === 0 || line[index - 1] === ' ')) break
    const begun = closers[char]
    if ((char === '}' || char === ']') && top?.closer === char) open.pop()
    else if (begun && beginsValue(line.slice(0, index), open.length > 0)) open.push({ at: offset + index, ...begun })
  }
  return open
}

/** Whether a bracket or quote behind this text begins a value; in a word it is a letter. */
function beginsValue(before: string, isInside: boolean): boolean {
  const text = before.trimEnd()
  if (text === '') return true
  return isInside ? /[[{,:]$/.test(text) : /(^|\s)-$|:$/.test(text) && before !== text
}
