import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const documents = ['codegen/README.md', 'src/README.md']

describe.each(documents)('each decision in %s', (file) => {
  const [, decisions = ''] = readFileSync(file, 'utf8').split('\n## Decisions\n')
  const all = decisions.split(/^### /m).slice(1)

  test.each(all.map((text) => [text.split('\n')[0]!, text]))('%s', (heading, text) => {
    expect(heading).toMatch(/^\d{4}-\d\d-\d\d · (accepted|replaced) · \S/)
    for (const part of ['Context', 'Decision', 'Consequence']) expect(text).toContain(`*${part}.*`)
  })
})
