import type { YAMLError } from 'yaml'
import type { Problem } from '../problem/problem.ts'
import type { Source } from '../source.ts'

/** The parser's errors in an operator's words. A broken bracket makes the parser stumble again and again, so only its first error counts. */
export function explainYamlError(source: Source, errors: readonly YAMLError[]): Problem[] {
  const duplicates = errors.filter((error) => error.code === 'DUPLICATE_KEY')
  const first = errors.find((error) => error.code !== 'DUPLICATE_KEY')
  if (first) return [explainSyntax(source, first)]
  return duplicates.map((error) => explainDuplicate(source, error))
}

function placeOf(source: Source, start: number, end: number) {
  return { source, path: [], target: 'value' as const, range: [source.yamlStart + start, source.yamlStart + Math.max(end, start + 1)] as const }
}

function explainDuplicate(source: Source, error: YAMLError): Problem {
  const yaml = source.text.slice(source.yamlStart, source.yamlEnd)
  const key = /^[^\s:]+/.exec(yaml.slice(error.pos[0]))?.[0] ?? ''
  return {
    code: 'duplicate-key', place: placeOf(source, error.pos[0], error.pos[0] + key.length),
    message: `The key "${key}" stands twice in the same record; YAML would keep only one of the two.`,
    hint: 'Remove one of them, or rename it.',
  }
}

function explainSyntax(source: Source, error: YAMLError): Problem {
  const yaml = source.text.slice(source.yamlStart, source.yamlEnd)
  const tab = /^[ ]*\t+(?=\S)/m.exec(yaml)
  if (tab && tab.index <= error.pos[0] + 1) {
    const start = tab.index + tab[0].indexOf('\t')
    return { code: 'yaml-tab', place: placeOf(source, start, tab.index + tab[0].length), message: 'The line is indented by a tab, which YAML does not allow.', hint: 'Replace the tab by spaces: two for each level.' }
  }
  const open = findUnclosed(yaml, error.pos[0])
  if (open) {
    return {
      code: 'yaml-unclosed', place: placeOf(source, open.at, open.at + 1),
      message: `The ${open.name} opened here is never closed.`,
      hint: `Add ${open.closer} at the end of what it holds, most likely on this line.`,
    }
  }
  const { message, hint } = describeSyntax(error, yaml)
  return { code: 'yaml-syntax', place: placeOf(source, Math.min(error.pos[0], yaml.length - 1), error.pos[1]), message, hint }
}

const closers: Record<string, { closer: string; name: string }> = {
  '{': { closer: '}', name: 'brace {' },
  '[': { closer: ']', name: 'bracket [' },
  '"': { closer: '"', name: 'quote "' },
  "'": { closer: "'", name: "quote '" },
}

/** The bracket or quote that is still open where the parser gave up: it looks at each line, for a record seldom spans two. */
function findUnclosed(yaml: string, errorAt: number): { at: number; closer: string; name: string } | undefined {
  const lines = yaml.split('\n')
  let offset = 0
  for (const line of lines) {
    const found = offset <= errorAt ? openInLine(line) : undefined
    const next = yaml.slice(offset + line.length + 1).split('\n', 1)[0] ?? ''
    // An open bracket may go on in an indented line; one that is followed by a new record is forgotten.
    if (found !== undefined && !/^\s+\S/.test(next)) return { at: offset + found.index, ...closers[found.mark]! }
    offset += line.length + 1
  }
  return undefined
}

function openInLine(line: string): { index: number; mark: string } | undefined {
  const stack: { index: number; mark: string }[] = []
  for (let index = 0; index < line.length; index++) {
    const char = line[index]!
    const top = stack.at(-1)
    if (top && (top.mark === '"' || top.mark === "'")) {
      if (char === '\\' && top.mark === '"') index += 1
      else if (char === top.mark) stack.pop()
      continue
    }
    if (char === '#' && (index === 0 || line[index - 1] === ' ')) break
    // Brackets and quotes mean something only where a value begins; inside a plain word they are letters.
    const before = line.slice(0, index).trimEnd().at(-1)
    const startsValue = before === undefined || ':,[{-'.includes(before)
    if ((char === '{' || char === '[' || char === '"' || char === "'") && startsValue) stack.push({ index, mark: char })
    else if ((char === '}' || char === ']') && top && closers[top.mark]!.closer === char) stack.pop()
  }
  return stack.at(-1)
}

function describeSyntax(error: YAMLError, yaml: string): { message: string; hint: string } {
  const line = yaml.slice(yaml.lastIndexOf('\n', error.pos[0] - 1) + 1).split('\n', 1)[0] ?? ''
  if (/:\s.*:\s/.test(line) && !/^\s*(-\s+)?[^:]+:\s*[{["']/.test(line)) {
    return { message: 'The text holds a colon followed by a space, which YAML reads as a new key.', hint: 'Put the whole text between double quotes.' }
  }
  if (/^\s*[^\s:#]+\s*$/.test(line)) return { message: `The line "${line.trim()}" is neither a key nor a list entry.`, hint: 'Write a colon after a key, or a hyphen and a space before a list entry.' }
  if (error.code === 'BAD_INDENT' || error.code === 'BLOCK_AS_IMPLICIT_KEY' || error.code === 'MULTILINE_IMPLICIT_KEY') {
    return { message: 'The line does not line up with the lines above it.', hint: 'Indent keys of one record by the same number of spaces.' }
  }
  return { message: 'YAML cannot be read from here on.', hint: 'Look at this line and the one above it for a missing comma, quote, bracket or space after a colon.' }
}
