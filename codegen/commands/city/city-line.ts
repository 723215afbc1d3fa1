/** A city as one line of data/cities.yaml says it. */
export interface NewCity {
  slug: string
  name: string
  state: string
  aliases: readonly string[]
  within?: string | undefined
  near: readonly string[]
  trades: readonly string[]
}

/** The city in the file's own form, its keys in the order in which the other lines have them. */
export function formatCityLine({ slug, name, state, aliases, within, near, trades }: NewCity): string {
  const list = (key: string, slugs: readonly string[]) =>
    slugs.length > 0 ? [`${key}: [${slugs.map(toScalar).join(', ')}]`] : []
  const keys = [
    `name: ${toScalar(name)}`,
    `state: ${toScalar(state)}`,
    ...list('aliases', aliases),
    ...(within === undefined ? [] : [`within: ${toScalar(within)}`]),
    ...list('near', near),
    ...list('trades', trades),
  ]
  return `${toScalar(slug)}: { ${keys.join(', ')} }`
}

/** A text as YAML writes it: in quotes only where it would otherwise be read as something else. */
function toScalar(text: string): string {
  const isPlain = /^\p{L}[\p{L}\p{M}\p{N} .()'’-]*$/u.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(text)
  const isSlug = /^[a-z0-9-]*[a-z-][a-z0-9-]*$/.test(text) && Number.isNaN(Number(text))
  return isPlain || (isSlug && /^\d/.test(text)) ? text : JSON.stringify(text)
}

export interface Insertion {
  text: string
  /** The number of the new line, counted from 1. */
  line: number
  /** The records between which it goes. */
  after?: string | undefined
  before?: string | undefined
}

/** Puts a record's line where the alphabet has it. Everything else of the text stays as it is, to the byte. */
export function insertRecord(text: string, slug: string, line: string): Insertion {
  const lines = text === '' ? [] : text.split(/(?<=\n)/)
  const keys = lines.flatMap((one, index) => {
    const key = /^\uFEFF?(["']?)([a-z0-9-]+)\1[ \t]*:/.exec(one)?.[2]
    return key === undefined ? [] : [{ key, index }]
  })
  const found = keys.findIndex(({ key }) => key > slug)
  const place = found < 0 ? keys.length : found
  const [previous, next] = [keys[place - 1], keys[place]]
  // Behind the record before it and not in front of the next one, so that a comment stays above the record that it speaks of.
  const at = previous ? endOfRecord(lines, previous.index, next?.index ?? lines.length) : (next?.index ?? lines.length)
  const end = /\r\n/.test(text) ? '\r\n' : '\n'
  const isOpenEnd = at === lines.length && at > 0 && lines.at(-1)?.endsWith('\n') === false
  const written = isOpenEnd ? end + line : line + end
  return {
    text: [...lines.slice(0, at), written, ...lines.slice(at)].join(''),
    line: at + 1,
    after: previous?.key,
    before: next?.key,
  }
}

/** The line behind a record, whose own further lines are indented. */
function endOfRecord(lines: readonly string[], start: number, limit: number): number {
  let end = start + 1
  for (let index = end; index < limit; index++) if (/^[ \t]+\S/.test(lines[index] ?? '')) end = index + 1
  return end
}
