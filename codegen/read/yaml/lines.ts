/** A line without its end. */
export interface Line {
  /** Its offset in the text. */
  start: number
  text: string
}

/** The line that holds an offset. */
export function lineAt(yaml: string, offset: number): Line {
  const start = offset === 0 ? 0 : yaml.lastIndexOf('\n', offset - 1) + 1
  return { start, text: yaml.slice(start).split(/\r?\n/, 1)[0] ?? '' }
}

export function indentOf({ text }: Line): number {
  return text.search(/\S|$/)
}

export function lineBehind(yaml: string, line: Line): Line {
  return lineAt(yaml, Math.min(yaml.length, yaml.indexOf('\n', line.start) + 1 || yaml.length))
}

/** The two lines above a line, the nearest first. */
export function linesBefore(yaml: string, { start }: Line): Line[] {
  const above = start > 0 ? lineAt(yaml, start - 1) : undefined
  const before = above && above.start > 0 ? lineAt(yaml, above.start - 1) : undefined
  return [above, before].filter((line) => line !== undefined)
}
