import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countWords, readingMinutes } from '../../../../../codegen/pages/shared/prose/plan-prose.ts'
import { parseMarkdown } from '../../../../../codegen/read/parse-markdown.ts'
import { readData } from '../../../../helpers/project/read-data.ts'
import { makeSource } from '../../../../helpers/source/make-source.ts'
import { projectRoot } from '../../../../helpers/project/site-folder.ts'
import { articleSlugs } from '../../../../helpers/site/wanted-routes.ts'

const bodyOf = (text: string) => parseMarkdown(makeSource('data/articles/x.md', text))

test.each([
  [20, 1],
  [1499, 7],
  [1500, 8],
  [1700, 9],
])('%i words at 200 a minute take %i minutes', (words, minutes) => {
  expect(readingMinutes(bodyOf('word '.repeat(words)), 200)).toBe(minutes)
})

describe('the reading times of the site', () => {
  test('are counted at the pace of an adult who reads for work', () => {
    expect(readData('site.yaml').readingWordsPerMinute).toBe(200)
  })
  // The specification gives 8 to 16 minutes; the words must be there, and not only the rounding.
  // The tables that are made from other data are not in these counts.
  test.each(articleSlugs)('%s has 1,500 to 3,200 words', (slug) => {
    const words = countWords(bodyOf(readFileSync(join(projectRoot, `data/articles/${slug}.md`), 'utf8')))
    expect(words).toBeGreaterThanOrEqual(1500)
    expect(words).toBeLessThanOrEqual(3200)
  })
})
