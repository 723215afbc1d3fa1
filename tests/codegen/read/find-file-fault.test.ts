import { describe, expect, test } from 'vitest'
import { locate } from '../../../codegen/problem/format-report.ts'
import { findFileFault, toSource } from '../../../codegen/read/find-file-fault.ts'
import { makeSource } from '../../helpers/source/make-source.ts'

/** The fault of a file as `code line`, and its message. */
function faultOf(file: string, text: string): string | undefined {
  const fault = findFileFault(makeSource(file, text))
  return fault && `${fault.code} ${locate(fault.place).line}: ${fault.message}`
}

const asRead = (bytes: Buffer) => bytes.toString('utf8').replace(/^\uFEFF/, '')
const records = 'agra: { name: Agra, state: UP }\npune: { name: Pune, state: MH }\n'

test.each<[file: string, text: string, line: number]>([
  ['data/x.yaml', '<<<<<<<\na: 1\n', 1],
  ['data/x.yaml', 'a: 1\r\n<<<<<<< HEAD\r\nb: 2\r\n=======\r\nb: 3\r\n>>>>>>> feature\r\n', 2],
  ['data/x.yaml', 'a: 1\n||||||| base\nb: 2\n', 2],
  ['data/x.yaml', 'a: 1\n>>>>>>> 4708259 (Add a city)\n', 2],
  ['data/articles/x.md', '---\na: 1\n<<<<<<< HEAD\n---\nText\n', 3],
  ['data/articles/x.md', '---\na: 1\n---\nText\n>>>>>>> feature\n', 5],
])('a merge that was left unfinished is told once, at its first mark: %s %j: line %i', (file, text, line) => {
  expect(faultOf(file, text)).toMatch(new RegExp(`^merge-conflict ${line}: `))
})

test.each<[file: string, text: string]>([
  ['data/articles/x.md', '---\na: 1\n---\n>>> said\n\n<<<< and >>>>>>>\n'],
  ['data/x.yaml', 'a: >-\n  one\n  =======\n  two\n'],
  ['data/x.yaml', 'a: "<<<<<<< b"\n'],
  ['data/x.yaml', records],
])('%s %j holds no fault', (file, text) => {
  expect(faultOf(file, text)).toBeUndefined()
})

test.each<[what: string, text: string, message: RegExp]>([
  ['what a lost power leaves', '\0'.repeat(4096), /nothing but zero bytes/],
  [
    'UTF-16 with its mark',
    asRead(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(records, 'utf16le')])),
    /saved as UTF-16/,
  ],
  ['UTF-16 without its mark', asRead(Buffer.from(records, 'utf16le')), /saved as UTF-16/],
  [
    'UTF-16, high byte first',
    asRead(Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(records, 'utf16le').swap16()])),
    /saved as UTF-16/,
  ],
  ['a table with semicolons', 'slug;name;state\nagra;Agra;UP\n', /spreadsheet/],
  ['a web page', '<!DOCTYPE html>\n<html></html>\n', /a web page/],
  ['a JPEG', asRead(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a])), /a picture/],
  ['a Word file', 'PK\u0003\u0004\u0014\0\u0006\0', /Word/],
  ['an old Word file', asRead(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])), /Word/],
  ['a PDF', '%PDF-1.7\n', /a PDF/],
])('a file of another kind is told once: %s', (_, text, message) => {
  expect(faultOf('data/x.yaml', text)).toMatch(/^yaml-syntax 1: /)
  expect(faultOf('data/x.yaml', text)).toMatch(message)
})

test.each([
  ['line ends of old systems', 'a: 1\rb: 2\r', 'a: 1\nb: 2\n'],
  ['line ends of Windows', 'a: 1\r\n\r\nb: 2\n', 'a: 1\n\nb: 2\n'],
  ['a byte order mark', '\uFEFFa: 1\n', 'a: 1\n'],
])('%s are not part of what is parsed', (_, whole, text) =>
  expect(toSource('data/x.yaml', whole)).toEqual({ file: 'data/x.yaml', text, yamlStart: 0, yamlEnd: text.length }),
)

describe('a text that the Markdown parser would choke on is refused', () => {
  const faultIn = (text: string) => faultOf('data/articles/x.md', `Text\n\n${text}\n`)

  test('where it is as long as a book', () => {
    expect(faultIn('word '.repeat(200_000))).toBe(
      'wrong-length 1: The file has 10,00,007 characters, and a page may have 5,00,000.',
    )
  })

  test.each([
    ['quotations', '>'.repeat(20_000)],
    ['quotations with blanks', '> '.repeat(21)],
    ['lists', `${'- '.repeat(21)}word`],
    ['numbered lists', `${'1. '.repeat(21)}word`],
  ])('where %s lie too deep in each other', (_, text) => {
    expect(faultIn(text)).toBe('wrong-length 3: This line opens more than 20 quotations or lists, one in another.')
  })

  test.each(['> > - 1) word', '-'.repeat(40), '* '.repeat(40), 'word '.repeat(50_000)])(
    'and others are not',
    (text) => {
      expect(faultIn(text)).toBeUndefined()
    },
  )
})
