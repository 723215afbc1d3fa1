/** A city as one line of data/cities.yaml. */
export interface NewCity {
  slug: string
  name: string
  state: string
  aliases: readonly string[]
  within: string
  near: readonly string[]
  trades: readonly string[]
}

/** The city in the form of the file, with its keys in the order of the other lines. */
export function formatCityLine({ slug, name, state, aliases, within, near, trades }: NewCity): string {
  const keys = Object.entries({ name, state, aliases, within, near, trades })
    .filter(([, value]) => value.length > 0)
    .map(
      ([key, value]) =>
        `${key}: ${typeof value === 'string' ? toScalar(value) : `[${value.map(toScalar).join(', ')}]`}`,
    )
  return `${toScalar(slug)}: { ${keys.join(', ')} }`
}

/** A text in YAML: in quotes only if it would otherwise be read as something else. */
function toScalar(text: string): string {
  const isPlain = /^\p{L}[\p{L}\p{M}\p{N} .()'’-]*$/u.test(text) && !/^(true|false|null)$/i.test(text)
  return isPlain ? text : JSON.stringify(text)
}

/**
 * Inserts a record's line in alphabetical order; all other bytes stay the same. Gives back the text
 * and the number of the new line, counted from 1.
 */
export function insertRecord(text: string, slug: string, line: string) {
  const lines = text === '' ? [] : text.split(/(?<=\n)/)
  const keys = lines.flatMap((one, index) => {
    const key = /^\uFEFF?(["']?)([a-z0-9-]+)\1[ \t]*:/.exec(one)?.[2]
    return key === undefined ? [] : [{ key, index }]
  })
  const next = keys.findIndex(({ key }) => key > slug)
  const previous = keys.at(next < 0 ? -1 : next - 1)
  const limit = keys[next]?.index ?? lines.length
  // After the previous record: a comment stays above its own record.
  const at = next === 0 || previous === undefined ? limit : endOfRecord(lines, previous.index, limit)
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  const isOpenEnd = at > 0 && lines[at - 1]?.endsWith('\n') === false
  lines.splice(at, 0, isOpenEnd ? end + line : line + end)
  return { text: lines.join(''), line: at + 1 }
}

/** The line after a record, whose further lines are indented. */
function endOfRecord(lines: readonly string[], start: number, limit: number): number {
  const further = lines.slice(start + 1, limit).findLastIndex((line) => /^[ \t]+\S/.test(line))
  return start + 2 + further
}
