// As wide as the texts of data/ are folded.
const widest = 100

const head = `# yaml-language-server: $schema=schemas/figures-without-fact.schema.json
# Figures of law that pages state and no fact says yet. New ones are refused; after tying some: npm run report -- --lower
`

/** The text of data/figures-without-fact.yaml; undefined where there is none left to list, and no file is needed. */
export function emitFiguresWithoutFact(figures: ReadonlyMap<string, readonly string[]>): string | undefined {
  const listed = [...figures].filter(([, names]) => names.length > 0)
  return listed.length === 0 ? undefined : head + listed.map(([file, names]) => emitList(file, names)).join('')
}

/** One file's figures, folded. None of their forms needs quotes: they hold letters, digits, blanks, ₹, % and full stops. */
function emitList(file: string, names: readonly string[]): string {
  const [first = '', ...others] = names
  const lines: string[] = []
  let line = `${file}: [${first}`
  for (const name of others) {
    if (line.length + name.length + 3 > widest) {
      lines.push(`${line},`)
      line = `    ${name}`
    } else line += `, ${name}`
  }
  return `${[...lines, line].join('\n')}]\n`
}
