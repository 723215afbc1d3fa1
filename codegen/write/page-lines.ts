import { join } from 'node:path'
import { groupBy } from '../lib/group-by.ts'
import { hashText } from '../memo/fingerprint.ts'
import { readText } from '../memo/folder-fingerprint.ts'
import type { Memo } from '../memo/memo.ts'
import { writeFolder } from './write-generated.ts'

interface Page<Made> {
  kind: string
  path: string
  fingerprint: () => string
  record: () => Made
}

interface Lines<Made> {
  memo: Memo
  name: string
  /** The JSON of a page; undefined for a page that has none. */
  textOf: (made: Made) => string | undefined
}

/** Files of JSON, one for each kind, with a line for each of its pages by its path. */
export function openPageLines<Made extends { path: string }>(
  folder: string,
  pages: readonly Page<Made>[],
  { memo, name, textOf }: Lines<Made>,
) {
  const made = new Map<string, string>()
  /** Takes the line from a record that was made for the page itself. */
  const add = (record: Made) => {
    const text = textOf(record)
    made.set(record.path, text === undefined ? '' : `${keyOf(record.path)}${text}`)
  }
  const lineOf = (page: Page<Made>): string => {
    if (!made.has(page.path)) add(page.record())
    return made.get(page.path) ?? ''
  }
  /** The line that is there, if it is what the page's inputs make. */
  const findLine = (page: Page<Made>, old: ReadonlyMap<string, string>): string => {
    const sum = memo(name, `${page.path} ${page.fingerprint()}`, () => hashText(lineOf(page)))
    const known = old.get(keyOf(page.path)) ?? ''
    return hashText(known) === sum ? known : lineOf(page)
  }
  /** Writes the files that differ, and makes what they lack; returns their number. */
  const write = () => {
    const files = new Map<string, string>()
    for (const [kind, own] of groupBy(pages, (page) => page.kind)) {
      const old = linesOf(readText(join(folder, `${kind}.json`)))
      const lines = own.map((page) => findLine(page, old)).filter((line) => line !== '')
      if (lines.length > 0) files.set(`${kind}.json`, `{\n${lines.join(',\n')}\n}\n`)
    }
    return writeFolder(folder, files)
  }
  return { add, write }
}

const keyOf = (path: string) => `${JSON.stringify(path)}: `

/** The lines of a file by their keys. */
function linesOf(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').map((line) => (line.endsWith(',') ? line.slice(0, -1) : line))
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(': ') + 2), line]))
}
