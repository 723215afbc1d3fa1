import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { oddWords, warnOfOddWords } from '../../../../codegen/commands/report/odd-words.ts'
import { projectRoot } from '../../../helpers/project/site-folder.ts'
import { useSiteFolder } from '../../../helpers/project/use-site-folder.ts'

const site = useSiteFolder('small-site')

test('a phrase that sounds translated is named with its place and what to write instead', async () => {
  expect(warnOfOddWords(await site.plan())).toEqual([])
  site.replace(
    'data/pages/city.yaml',
    'a business run from {city} takes a GSTIN',
    'whoever runs one from {city} takes a GSTIN',
  )
  const warnings = warnOfOddWords(await site.plan())
  expect(warnings.join('\n')).toMatch(/^data\/pages\/city.yaml: \S+ says "whoever". Write: you, or anyone who.$/m)
  expect(warnings.filter((warning) => warning.startsWith('data/pages/blog.yaml'))).toEqual([])
})

test('the guide shows every phrase with its replacement', () => {
  const guide = readFileSync(join(projectRoot, 'data/GUIDE.md'), 'utf8').replaceAll(/ +/g, ' ')
  for (const [phrase, instead] of Object.entries(oddWords)) expect(guide).toContain(`| ${phrase} | ${instead} |`)
})
