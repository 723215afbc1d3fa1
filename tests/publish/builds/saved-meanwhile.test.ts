import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isEvery } from '../../helpers/every.ts'
import { makeProjectCopy, pagesOnly as options, printTree, renameFirm } from '../../helpers/project/project-copy.ts'
import { expectListed, untilThere, useBuiltCopy } from '../../helpers/project/use-built-copy.ts'

const project = useBuiltCopy(options)

/** The site has the files of its list, and every address of the sitemap its page. */
function expectWhole(): void {
  expectListed(project)
  const places = project.read('dist/client/sitemap.xml').matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)
  const pages = [...places].map(([, path]) => (path === '/' ? 'index.html' : `${path!.slice(1)}.html`))
  expect(pages.filter((page) => !existsSync(join(project.client, page)))).toEqual([])
}

test('an edit that is saved while a build runs, and taken back after it, is not on the site', async () => {
  const clean = printTree(project.client)
  const now = project.read('data/cities.yaml')
  const other = now.replace('name: Agartala', 'name: Agartalla')
  for (const afterMs of isEvery ? [0, 60, 120, 180, 240, 300] : [180]) {
    renameFirm(project, 'Pustakam')
    const started = project.start(['build', ...options])
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    project.write('data/cities.yaml', other)
    expect((await started.ended).code).toBe(0)
    project.write('data/cities.yaml', now)
    renameFirm(project, 'Lekhasetu')
    await project.build(...options)
    expect(printTree(project.client)).toEqual(clean)
  }
}, 240_000)

test('a first build during which a file is saved publishes the data that it read, whole, and the next one publishes what was saved', async () => {
  rmSync(join(project.root, 'dist'), { recursive: true })
  const towns = Array.from({ length: 40 }, (_, index) => `aa-new-${index}: { name: New Town ${index}, state: TN }\n`)
  const saved = `${towns.join('')}${project.read('data/cities.yaml')}`
  const started = project.start(['build', ...options])
  // The data has been read once dist/ is locked.
  await untilThere(join(project.root, 'dist/.lock'))
  project.write('data/cities.yaml', saved)
  expect(await started.ended).toMatchObject({ code: 0 })
  expectWhole()
  expect(existsSync(join(project.client, 'gst/aa-new-1.html'))).toBe(false)
  await project.build(...options)
  expectWhole()
  expect(existsSync(join(project.client, 'gst/aa-new-1.html'))).toBe(true)
}, 240_000)

// It bundles three times, and only somebody who edits code while a build runs meets it.
test.runIf(isEvery)(
  'code that is saved while it is bundled is bundled anew: the site is that of the code as it stands',
  async () => {
    const [project, fresh] = [makeProjectCopy(), makeProjectCopy()]
    onTestFinished(() => [project, fresh].forEach((copy) => copy.remove()))
    project.write(
      'src/lib/fill.ts',
      `${project.read('src/lib/fill.ts')}\n// One more line, so that there is no bundle of it yet.\n`,
    )
    const started = project.start(['build', ...options])
    await untilThere(join(project.root, 'generated/client-routes.ts'))
    await new Promise((resolve) => setTimeout(resolve, 700))
    const text = project.read('src/layout/footer/footer.tsx')
    project.write('src/layout/footer/footer.tsx', text.replace('<footer', '<footer id="saved-meanwhile"'))
    expect((await started.ended).code).toBe(0)
    expect(project.read('dist/client/terms.html')).toContain('saved-meanwhile')
    for (const file of ['src/lib/fill.ts', 'src/layout/footer/footer.tsx']) fresh.write(file, project.read(file))
    await fresh.build(...options)
    expect(printTree(project.client)).toEqual(printTree(fresh.client))
  },
  240_000,
)
