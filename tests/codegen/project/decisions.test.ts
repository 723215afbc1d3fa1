import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

describe.each(['codegen/decisions', 'src/decisions'])('%s', (folder) => {
  const files = readdirSync(folder).sort()

  test('has one number for each decision, without a gap', () => {
    expect(files.map((name) => Number(name.slice(0, 3)))).toEqual(files.map((_, index) => index + 1))
  })

  test.each(files)('%s says its number, status, context, decision and consequence', (name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    expect(text).toMatch(new RegExp(`^# ${name.slice(0, 3)} \\S`))
    expect(text).toMatch(/^Status: (accepted|superseded by \d{3})\. \d{4}-\d\d-\d\d\.$/m)
    for (const part of ['Context', 'Decision', 'Consequence']) expect(text).toContain(`\n## ${part}\n`)
    const [, next] = /superseded by (\d{3})/.exec(text) ?? []
    if (next !== undefined) expect(files.some((other) => other.startsWith(next))).toBe(true)
  })
})
