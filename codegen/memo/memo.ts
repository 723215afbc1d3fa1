import { appendFileSync, readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { readCodeFingerprint } from './code-fingerprint.ts'
import { hashText } from './fingerprint.ts'
import { replaceFile } from './replace-file.ts'

/**
 * What an earlier run of the same code made of equal inputs, or what `make` makes now. `inputs`
 * must tell all that `make` looks at: a fingerprint, or a short text. The value must survive JSON;
 * undefined is not kept, so that whoever finds mistakes gives back undefined and finds them again
 * in the next run.
 */
export interface Memo {
  // A promise is awaited before it is kept, so that a known value may come without one.
  <Value>(name: string, inputs: string, make: () => Promise<Value>): Promise<Value> | Value
  <Value>(name: string, inputs: string, make: () => Value): Value
  /**
   * Adds what this run made. After a whole run, a file that is mostly unused keeps only what it
   * asked for; half a run has not yet asked for what the other half needs.
   */
  save(run?: 'whole'): void
}

// A file with less than this share of lines that are used is written anew.
const leastUsed = 0.5

/**
 * Opens the memo that is kept in a file. Each line holds a key, a checksum and a value as JSON, so
 * that an edit adds a few lines, and a line that was cut off or damaged is one that is not there. A
 * memo of other code is empty.
 */
export function openMemo(file: string, code = readCodeFingerprint()): Memo {
  const known = readLines(file, code)
  const lines = known ?? new Map<string, Buffer>()
  let isThere = known !== undefined
  /** What this run asked for. */
  const values = new Map<string, unknown>()
  /** Keys of lines that are not in the file yet. */
  let added: string[] = []

  const keep = (key: string, value: unknown) => {
    if (value === undefined) return undefined
    values.set(key, value)
    lines.set(key, toLine(key, value))
    added.push(key)
    return value
  }
  const recall = (name: string, inputs: string, make: () => unknown): unknown => {
    const key = toKey(`${name} ${inputs}`)
    if (values.has(key)) return values.get(key)
    const line = lines.get(key)
    const value = line && readLine(line)
    if (value !== undefined) {
      values.set(key, value)
      return value
    }
    const made = make()
    return made instanceof Promise ? made.then((one) => keep(key, one)) : keep(key, made)
  }
  const save = (run?: 'whole') => {
    const isWorn = !isThere || (run === 'whole' && values.size < lines.size * leastUsed)
    if (!isWorn && added.length === 0) return
    const linesOfKeys = (keys: Iterable<string>) => [...keys].flatMap((key) => lines.get(key) ?? [])
    tryTo(() => {
      if (isWorn) replaceFile(file, joinLines([Buffer.from(code), ...linesOfKeys(values.keys())]))
      else appendFileSync(file, joinLines(linesOfKeys(added)))
    })
    added = []
    isThere = true
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a key names the code that made its value
  return Object.assign(recall as Memo, { save })
}

// A key, a checksum of 8 hexadecimal digits and the value, with tabs between them.
const [tab, newline] = ['\t', '\n']
const sumLength = 8

function toLine(key: string, value: unknown): Buffer {
  const json = Buffer.from(JSON.stringify(value))
  return Buffer.concat([Buffer.from(`${key}${tab}${sumOf(key, json)}${tab}`), json])
}

/** The value of a line; undefined where the line is damaged. */
function readLine(line: Buffer): unknown {
  const start = line.indexOf(tab) + tab.length
  const end = start + sumLength
  const json = line.subarray(end + tab.length)
  return line.toString('latin1', start, end) === sumOf(keyOf(line), json) ? JSON.parse(json.toString()) : undefined
}

const keyOf = (line: Buffer) => line.toString('latin1', 0, Math.max(0, line.indexOf(tab)))

const sumOf = (key: string, json: Buffer) => crc32(json, crc32(key)).toString(16).padStart(sumLength, '0')

/** A key as a line can hold it. */
const toKey = (key: string) => (/[^\x20-\x7E]/.test(key) ? hashText(key) : key)

/** The lines of a file by key, the later of equal ones; undefined for other code. */
function readLines(file: string, code: string): Map<string, Buffer> | undefined {
  const [first, ...others] = linesOf(file)
  if (first?.toString('latin1') !== code || others.length === 0) return undefined
  return new Map(others.map((line) => [keyOf(line), line]))
}

/** The whole lines of a file, of which none is turned into a text before it is asked for. */
function linesOf(file: string): Buffer[] {
  let content = Buffer.alloc(0)
  tryTo(() => (content = readFileSync(file)))
  const lines: Buffer[] = []
  let start = 0
  for (let end = content.indexOf(newline); end >= 0; end = content.indexOf(newline, start)) {
    lines.push(content.subarray(start, end))
    start = end + newline.length
  }
  return lines
}

const joinLines = (lines: readonly Buffer[]) => Buffer.concat(lines.flatMap((line) => [line, Buffer.from(newline)]))

/** A missing file or a full disk costs only time; the run goes on. */
function tryTo(act: () => void): void {
  try {
    act()
  } catch {
    // The next run makes everything anew.
  }
}
