import { describe, expect, test } from 'vitest'
import { formatReport, sortProblems } from '../../../codegen/problem/format-report.ts'
import type { Problem } from '../../../codegen/problem/problem.ts'
import { makeSource } from '../../helpers/source/make-source.ts'

const source = makeSource('data/cities.yaml', 'agra: { name: Agra, state: UQ }\npune: { name: Pune, state: MH }\n')
const problem: Problem = {
  code: 'unknown-state',
  message: 'City "agra" is in no state.',
  place: { source, path: ['agra', 'state'], target: 'value' },
  hint: 'Did you mean "UP"?',
}
const at = (path: (string | number)[], more: Partial<Problem> = {}): Problem => ({
  ...problem,
  ...more,
  place: { source, path, target: 'value' },
})
const plain = (problems: readonly Problem[]) => formatReport(problems, 'text', { colour: false })

/** The report of a problem in a file of this text: at a path, or at the range of its letters. */
const reportIn = (
  text: string,
  path: Problem['place']['path'],
  more: Partial<Problem> = {},
  range?: [number, number],
) =>
  plain([
    {
      ...problem,
      ...more,
      place: { source: makeSource('data/x.yaml', text), path, target: 'value', ...(range && { range }) },
    },
  ])
/** The line that a report shows, and the carets under it. */
const shownIn = (report: string) => /^ {2}> 1 \| (.*)\n {6}\| (.*)$/m.exec(report)!.slice(1) as [string, string]

describe('the report for people', () => {
  test('orders problems by file, line and column, whatever order they were found in', () => {
    const other = makeSource('data/authors.yaml', 'a: b\n')
    const found = [
      at(['pune', 'name']),
      { ...problem, place: { source: other, path: ['a'], target: 'value' as const } },
      problem,
    ]
    expect([...plain(found).matchAll(/^data\S+/gm)].map(String)).toEqual([
      'data/authors.yaml:1:4',
      'data/cities.yaml:1:28',
      'data/cities.yaml:2:15',
    ])
    expect(plain(found.reverse())).toBe(plain(found))
  })

  test('shows fifty problems and the count of all', () => {
    const report = plain(Array.from({ length: 70 }, (_, index) => ({ ...problem, message: `Message ${index}.` })))
    expect(report.match(/Message/g)).toHaveLength(50)
    expect(report).toMatch(/\n70 problems in 1 file\. Nothing was written\. The first 50 are shown\.\n$/)
  })

  test('shows errors before warnings, so that no limit hides one', () => {
    const warning: Problem = { ...problem, code: 'misspelled-city', message: 'A warning.' }
    const late = at(['pune', 'name'], { message: 'An error.' })
    const report = plain([...Array.from({ length: 60 }, () => warning), late])
    expect(report).toMatch(/^data\/cities.yaml:2:15 {2}unknown-state/)
    expect(report.match(/A warning/g)).toHaveLength(49)
    // GitHub shows the first ten of each step, the editor's overlay the first.
    expect(formatReport([warning, late], 'github', { colour: false })).toMatch(/^::error .*\n::warning /)
    expect(sortProblems([warning, late])[0]).toBe(late)
  })

  test('repeats of a long text only its ends', () => {
    const long = 'a'.repeat(1e6)
    const report = plain([
      { ...problem, message: `City "${long}" is in no state.`, hint: `Write ${long} in place of it.` },
    ])
    expect(report.length).toBeLessThan(1500)
    expect(report).toMatch(/City "a{10,} … a{10,}" is in no state\.\n/)
    expect(report).toMatch(/Write a{10,} … a{10,} in place of it\.\n/)
  })

  test('counts warnings by themselves, and says that nothing was written only where there is an error', () => {
    const warning: Problem = { ...problem, code: 'stale-fact' }
    expect(plain([warning, warning])).toMatch(/\n2 warnings in 1 file\.\n$/)
    expect(plain([problem, warning])).toMatch(/\n1 problem and 1 warning in 1 file\. Nothing was written\.\n$/)
  })

  test('says once that many figures have grown old, and which command lists them', () => {
    const report = plain(Array.from({ length: 70 }, () => ({ ...problem, code: 'stale-fact' as const })))
    expect(report).toContain('70 figures were last checked over 180 days ago')
    expect(report).toContain('lines to set: npm run report\n')
    expect(report).toMatch(/\n1 warning in 1 file\.\n$/)
  })

  test('uses colours only when asked', () => {
    expect(plain([problem])).not.toContain('\u001B')
    expect(formatReport([problem], 'text', { colour: true })).toContain('\u001B[31munknown-state\u001B[39m')
  })

  test('cuts a long line so that the carets still stand under their word', () => {
    const key = 'x'.repeat(200)
    const [line, carets] = shownIn(reportIn(`${key}: { a: b, key: WRONG, c: ${'d'.repeat(200)} }\n`, [key, 'key']))
    expect(line.length).toBeLessThanOrEqual(110)
    expect(line.slice(carets.indexOf('^'), carets.length)).toBe('WRONG')
  })

  test('puts carets right behind tabs, and under the first line only of what spans several', () => {
    const tabbed = 'a:\tb\nc: |\n  one\n  two\n'
    expect(reportIn(tabbed, ['a'])).toContain('  > 1 | a: b\n      |    ^\n')
    expect(reportIn(tabbed, ['c'])).toContain('  > 2 | c: |\n      |    ^\n')
  })

  test('shows invisible characters of the data as such, in the lines as in the sentences', () => {
    const words = { message: 'It is "\u001B[31m".', hint: 'Not \u0007.' }
    const report = reportIn('a: "b\u001B[31m\u202Ec"\n', ['a'], words)
    expect(report).not.toMatch(/[\u001B\u202E\u0007]/)
    expect(report).toContain('a: "b\uFFFD[31m\uFFFDc"')
  })

  test.each<[what: string, char: string]>([
    ['a zero-width space', '\u200B'],
    ['a lone joiner', '\u200D'],
    ['a tag', '\u{E0061}'],
  ])('shows %s, and puts the carets under what stands behind it', (_, char) => {
    const text = `a: "b${char}" # c\n`
    const [line, carets] = shownIn(reportIn(text, [], {}, [text.length - 2, text.length - 1]))
    expect(line).not.toContain(char)
    expect(line).toContain('\uFFFD')
    expect(line[carets.indexOf('^')]).toBe('c')
  })

  test('shows letters that joiners shape as they are', () => {
    const letters = 'क्\u200Dष 👩\u200D💻 ❤\uFE0F'
    expect(reportIn(`a: ${letters}\n`, ['a'])).toContain(letters)
  })
})

describe('the report for GitHub', () => {
  const annotation = (more: Partial<Problem>) => formatReport([{ ...problem, ...more }], 'github', { colour: true })

  test('is one annotation a problem, with its weight, the place and the hint', () => {
    expect(annotation({})).toBe(
      '::error file=data/cities.yaml,line=1,col=28,endLine=1,endColumn=30,title=unknown-state::City "agra" is in no state. Did you mean "UP"?\n',
    )
    expect(annotation({ code: 'stale-fact' })).toMatch(/^::warning file=/)
  })

  test.each<[message: string, want: string]>([
    ['two\r\nlines', 'two%0D%0Alines'],
    ['%0A is no line end', '%250A is no line end'],
  ])('escapes the message %j, so that it ends neither the command nor its line', (message, want) => {
    const lines = annotation({ message, hint: undefined }).split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]!.split('title=unknown-state::')[1]).toBe(want)
  })

  test('escapes colons and commas in the name of a file', () => {
    const odd = makeSource('data/a,b:c%.yaml', 'a: b\n')
    expect(annotation({ place: { source: odd, path: ['a'], target: 'value' } })).toMatch(
      /^::error file=data\/a%2Cb%3Ac%25\.yaml,line=1/,
    )
  })

  test('names the second place in the message', () => {
    expect(annotation({ also: { message: 'It is here first.', place: at(['pune']).place } })).toContain(
      'It is here first. (data/cities.yaml:2).',
    )
  })
})

test('the report for programs is a list with every field, also where nothing is wrong', () => {
  expect(JSON.parse(formatReport([], 'json', { colour: false }))).toEqual([])
  expect(
    JSON.parse(
      formatReport([{ ...problem, also: { message: 'Here first.', place: at(['pune', 'state']).place } }], 'json', {
        colour: true,
      }),
    ),
  ).toEqual([
    {
      file: 'data/cities.yaml',
      line: 1,
      column: 28,
      endLine: 1,
      endColumn: 30,
      code: 'unknown-state',
      severity: 'error',
      message: 'City "agra" is in no state.',
      hint: 'Did you mean "UP"?',
      also: { file: 'data/cities.yaml', line: 2, column: 28, endLine: 2, endColumn: 30, message: 'Here first.' },
    },
  ])
})
