import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'
import { analyse } from 'scslre'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { listFiles } from '../../codegen/memo/folder-fingerprint.ts'
import { isAmbiguous } from '../helpers/source/is-ambiguous.ts'

/** Patterns whose time may grow faster than the text, and why nobody waits for them. */
const bearable: Readonly<Record<string, string>> = {
  [String.raw`/[.?!](?=\s)|\n\s*\n|\n(?=\s*[-*|])|\|\s*\n/g`]: 'empty lines in a row are one match',
  [String.raw`/\{+([^{}]*)\}+|[{}]+/g`]: 'braces in a row are one match',
  [String.raw`/\.[^/]+$/`]: 'the name of a file in public/',
  [String.raw`/\d\s*(\w+ )?(hours?|days?|weeks?|months?)\b/`]: 'a text of at most 40 characters',
  [String.raw`/[\s.,:;]+$/`]: 'the part of a review that a card shows',
  [String.raw`/\B(?=(\d\d)+$)/g`]: 'the digits of one number',
}

const root = join(import.meta.dirname, '../..')
const filesOf = (folder: string) => listFiles(join(root, folder)).map((name) => join(root, folder, name))
const modules = ['codegen', 'src'].flatMap(filesOf).filter((file) => /\.(tsx?|m?js)$/.test(file))

type Pattern = Pick<RegExp, 'source' | 'flags'>

/** The patterns written in a module, and whether it makes others of parts while it loads. */
function patternsIn(file: string): { file: string; written: Pattern[]; makesOthers: boolean } {
  const code = readFileSync(file, 'utf8')
  const written: Pattern[] = []
  let makesOthers = false
  let depth = 0
  const enter = () => void depth++
  const leave = () => void depth--
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    Literal(node) {
      if ('regex' in node) written.push({ source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression({ callee, arguments: [source] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
      if (depth === 0) makesOthers = true
      // What a function fills in is known only when it runs, and is a word or an escaped text.
      else if (source?.type === 'TemplateLiteral')
        written.push({ source: source.quasis.map(({ value }) => value.cooked).join('x'), flags: '' })
      else throw new Error(`${file}: write the pattern as one template, so that its test can read it.`)
    },
  }).visit(parseSync(file, code).program)
  return { file, written, makesOthers }
}

/** The patterns that modules make while they load. */
async function patternsMade(files: readonly string[]): Promise<Pattern[]> {
  const made: RegExp[] = []
  const construct = (RegExp: RegExpConstructor, [source, flags]: [string, string?]) => {
    const pattern = new RegExp(source, flags)
    made.push(pattern)
    return pattern
  }
  vi.stubGlobal('RegExp', new Proxy(RegExp, { construct }))
  for (const file of files) {
    const before = made.length
    // Another test may have loaded it already.
    await import(`${file}?anew`)
    expect(made.length, file).toBeGreaterThan(before)
  }
  vi.unstubAllGlobals()
  return made
}

/** The patterns of the schemas, which ajv reads with the flag u. */
function patternsOfSchemas(): Pattern[] {
  const found: Pattern[] = []
  for (const file of filesOf('data/schemas'))
    parse(readFileSync(file, 'utf8'), (key, value: unknown) => {
      if (key === 'pattern' && typeof value === 'string') found.push({ source: value, flags: 'u' })
      return value
    })
  return found
}

test('a repeated part that reads one text in two ways is found', () => {
  const find = (pattern: RegExp) => isAmbiguous(analyse(pattern).parsed)
  const twoWays = [
    /^(?:\s|\p{Cf})+(?=---)/u,
    /(?:a|ab|b)*c/,
    /(?:a{1,3})*b/,
    /(?:\w+\s?)*,/,
    /(?:(?:ab)+c?)*d/,
    /(?=(?:.|x)+y)/,
  ]
  expect(twoWays.filter((pattern) => !find(pattern))).toEqual([])
  const oneWay = [/^[\s\p{Cf}]+(?=---)/u, /^(?:\w+\.)*x/, /a*a*b/, /(?:[^,]+,)+[^,]+$/, /(?:a|b){2,}c/]
  expect(oneWay.filter(find)).toEqual([])
})

test('no regular expression takes long, whatever it reads', async () => {
  const read = modules.map(patternsIn)
  const made = await patternsMade(read.filter(({ makesOthers }) => makesOthers).map(({ file }) => file))
  const all = [...read.flatMap(({ written }) => written), ...made, ...patternsOfSchemas()]
  const slow = all.flatMap(({ source, flags }) => {
    const { reports, parsed } = analyse({ source, flags })
    // The package overlooks most that double their time, and repeats of more than one letter.
    if (isAmbiguous(parsed) || reports.some(({ exponential }) => exponential)) return `exponential: /${source}/${flags}`
    return reports.length > 0 ? `/${source}/${flags}` : []
  })
  // Equal, so that no line of the list outlives its pattern.
  expect([...new Set(slow)].sort()).toEqual(Object.keys(bearable).sort())
})
