import { join } from 'node:path'
import { groupBy } from '../lib/group-by.ts'
import { hashText } from '../memo/fingerprint.ts'
import { readText } from '../memo/folder-fingerprint.ts'
import type { Memo } from '../memo/memo.ts'
import { removeOthers, writeGenerated } from './write-generated.ts'

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
    const wanted = new Set<string>()
    let changed = 0
    for (const [kind, own] of groupBy(pages, (page) => page.kind)) {
      const name = `${kind}.json`
      const before = readText(join(folder, name))
      const old = linesOf(before)
      const lines = own.map((page) => findLine(page, old)).filter((line) => line !== '')
      if (lines.length === 0) continue
      wanted.add(name)
      const text = `{\n${lines.join(',\n')}\n}\n`
      // The file of cities may hold ten megabytes: it is read once.
      if (text === before) continue
      writeGenerated(join(folder, name), text)
      changed++
    }
    return changed + removeOthers(folder, (name) => wanted.has(name))
  }
  return { add, write }
}

const keyOf = (path: string) => `${JSON.stringify(path)}: `

/** The lines of a file by their keys. */
function linesOf(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').map((line) => (line.endsWith(',') ? line.slice(0, -1) : line))
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(': ') + 2), line]))
}
