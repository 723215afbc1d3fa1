import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reportOf } from '../../../helpers/project/site-folder.ts'
import { useSiteFolder } from '../../../helpers/project/use-site-folder.ts'

const site = useSiteFolder('small-site')

test('a file of public/ that Cloudflare Pages does not take is refused, and one as large as it takes is not', async () => {
  mkdirSync(join(site.root, 'public'))
  for (const [name, size] of [
    ['film.mp4', 25 * 1024 * 1024 + 1],
    ['talk.mp4', 25 * 1024 * 1024],
  ] as const) {
    writeFileSync(join(site.root, 'public', name), '')
    truncateSync(join(site.root, 'public', name), size)
  }
  const report = reportOf(await site.run())
  expect(report).toContain('public/film.mp4 is larger than 25 MiB')
  expect(report).not.toContain('talk.mp4')
})
