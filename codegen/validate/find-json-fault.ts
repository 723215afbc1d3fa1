import type { TextFault } from './find-schema-faults.ts'

const tokens = {
  space: /\s*/y,
  string: /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y,
  plain: /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
}

/** Where a text stops being JSON, and why. JSON.parse says it in other words with each release of Node, and not where. */
export function findJsonFault(text: string): TextFault | undefined {
  const reader = new JsonReader(text)
  try {
    reader.value()
    reader.end()
    return undefined
  } catch (error) {
    if (error instanceof JsonFault) return error.fault
    throw error
  }
}

class JsonFault extends Error {
  readonly fault: TextFault

  constructor(fault: TextFault) {
    super(fault.said)
    this.fault = fault
  }
}

class JsonReader {
  private readonly text: string
  private at = 0

  constructor(text: string) {
    this.text = text
  }

  value(): void {
    const next = this.peek()
    if (next === '{') this.list('}', () => this.member())
    else if (next === '[') this.list(']', () => this.value())
    else if (!this.take(tokens.string) && !this.take(tokens.plain))
      this.fail(
        next === '"'
          ? 'A text is not closed, or holds a backslash or a line break that it cannot.'
          : 'A value is missing here.',
        next === '"' ? 'Write a double quote at its end, and \\\\ for a backslash.' : 'Write it, or remove its key.',
      )
  }

  end(): void {
    if (this.peek() !== '') this.fail('Something stands behind the last bracket.', 'Remove it.')
  }

  private member(): void {
    if (this.peek() !== '"' || !this.take(tokens.string))
      this.fail('A key in double quotes belongs here.', 'Put the key between double quotes.')
    if (this.peek() !== ':') this.fail('A colon is missing here.', 'Write a colon between the key and its value.')
    this.at += 1
    this.value()
  }

  private list(close: string, entry: () => void): void {
    this.at += 1
    if (this.peek() === close) return void (this.at += 1)
    for (;;) {
      entry()
      const next = this.peek()
      if (next === close) return void (this.at += 1)
      if (next !== ',')
        this.fail(
          next === '' ? 'The file ends before its last bracket is closed.' : 'A comma is missing before this.',
          next === '' ? `Write ${close} at the end, or put the file back.` : 'Write a comma behind the entry before.',
        )
      const comma = this.at
      this.at += 1
      if (this.peek() === close) this.fail('Nothing follows this comma.', 'Remove the comma.', comma)
    }
  }

  /** The next character that is no space; empty at the end. */
  private peek(): string {
    this.take(tokens.space)
    const next = this.text[this.at] ?? ''
    if (next === '/' || next === '#') this.fail('JSON has no comments.', 'Remove it, or say it in a "description".')
    return next
  }

  private take(token: RegExp): boolean {
    token.lastIndex = this.at
    const found = token.exec(this.text)?.[0]
    this.at += found?.length ?? 0
    return found !== undefined
  }

  private fail(said: string, hint: string, at = this.at): never {
    throw new JsonFault({ at, said, hint })
  }
}
