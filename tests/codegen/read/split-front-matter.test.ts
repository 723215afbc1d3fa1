import { describe, expect, test } from 'vitest'
import { splitFrontMatter } from '../../../codegen/read/yaml/split-front-matter.ts'
import { makeSource } from '../../helpers/source/make-source.ts'

describe('the block of data at the top of a Markdown file', () => {
  test.each<[text: string, want: string]>([
    ['---\na: b\n---\nBody\n', 'a: b\n'],
    ['---\na: b\n---', 'a: b\n'],
    ['---\n---\nBody\n', ''],
    ['---  \na: b\n--- \nBody\n', 'a: b\n'],
    ['---\r\na: b\r\n---\r\nBody\r\n', 'a: b\r\n'],
    ['---\na: b\n---\n\n---\n\nA line above is a rule.\n', 'a: b\n'],
    ['---\na: "--- not the end"\n----\nb: c\n---\n', 'a: "--- not the end"\n----\nb: c\n'],
  ])('%j holds %j', (text, want) => {
    const source = makeSource('data/articles/x.md', text)
    expect(splitFrontMatter(source, () => expect.unreachable())).toBe(true)
    expect(text.slice(source.yamlStart, source.yamlEnd)).toBe(want)
  })

  test.each<[text: string, message: RegExp]>([
    ['', /The file is empty/],
    ['\n', /The file is empty/],
    ['# Title\n', /does not begin/],
    ['\n---\na: b\n---\n', /Above the three hyphens there is an empty line/],
    [' ---\na: b\n---\n', /Before the three hyphens there is a blank/],
    ['\u00A0---\na: b\n---\n', /Before the three hyphens there is a blank/],
    ['\u200B---\na: b\n---\n', /Before the three hyphens there is an invisible character/],
    // Twice the time for each mark would not end.
    ['\uFEFF'.repeat(2000) + '# Title\n', /does not begin/],
    ['---\na: b\n', /never closed/],
    ['---\na: b\n ---\nBody\n', /never closed/],
    ['---', /does not begin/],
  ])('%j is refused', (text, message) => {
    const found: string[] = []
    expect(
      splitFrontMatter(makeSource('data/articles/x.md', text), (problem) =>
        found.push(`${problem.code} ${problem.message}`),
      ),
    ).toBe(false)
    expect(found).toEqual([expect.stringMatching(/^front-matter /)])
    expect(found[0]).toMatch(message)
  })
})
