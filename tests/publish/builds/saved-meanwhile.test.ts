import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { addCities } from '../../bench/make-cities.ts'
import { isEvery } from '../../helpers/every.ts'
import { makeBuiltCopy, makeProjectCopy, pagesOnly as options, printTree } from '../../helpers/project/project-copy.ts'
import type { ProjectCopy } from '../../helpers/project/project-copy.ts'

const opened: ProjectCopy[] = []
const open = () => {
  const project = makeProjectCopy()
  opened.push(project)
  return project
}
afterAll(() => opened.forEach((project) => project.remove()))

const untilThere = async (file: string) => {
  while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 5))
}
const idsIn = ({ read }: ProjectCopy, file: string) => Object.keys(parse(read(file)) as object)

/**
 * Every line of SHA256SUMS has its file with that sum, and every address of the sitemap its page.
 */
function expectWhole({ root, client, read }: ProjectCopy): void {
  const site = printTree(client)
  const sums = Object.fromEntries(
    read('dist/SHA256SUMS')
      .trim()
      .split('\n')
      .map((line) => [line.slice(66).replace('client/', ''), line.slice(0, 64)]),
  )
  expect(sums).toEqual(site)
  const pages = [...read('dist/client/sitemap.xml').matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) =>
    path === '/' ? 'index.html' : `${path!.slice(1)}.html`,
  )
  expect(pages.filter((page) => !existsSync(join(root, 'dist/client', page)))).toEqual([])
}

test('a first build during which a file is saved publishes the data that it read, whole, and the next one publishes what was saved', async () => {
  const project = await makeBuiltCopy()
  opened.push(project)
  for (const name of ['dist', 'generated']) rmSync(join(project.root, name), { recursive: true })
  const read = addCities(project.read('data/cities.yaml'), {
    cities: 150,
    states: idsIn(project, 'data/states.yaml'),
    trades: idsIn(project, 'data/trades.yaml'),
  })
  const saved = `${Array.from({ length: 40 }, (_, index) => `aa-new-${index}: { name: New Town ${index}, state: TN }`).join('\n')}\n${read}`
  project.write('data/cities.yaml', read)
  const started = project.start(['build', ...options])
  // The data has been read once dist/ is locked.
  await untilThere(join(project.root, 'dist/.lock'))
  project.write('data/cities.yaml', saved)
  expect(await started.ended).toMatchObject({ code: 0 })
  expectWhole(project)
  expect(existsSync(join(project.client, 'gst/aa-new-1.html'))).toBe(false)
  await project.build(...options)
  expectWhole(project)
  expect(existsSync(join(project.client, 'gst/aa-new-1.html'))).toBe(true)
}, 240_000)

test('an edit that is saved while a build runs, and taken back after it, is not on the site', async () => {
  const project = await makeBuiltCopy()
  opened.push(project)
  await project.build(...options)
  const clean = printTree(project.client)
  const now = project.read('data/cities.yaml')
  const other = now.replace('name: Agartala', 'name: Agartalla')
  for (const afterMs of isEvery ? [0, 60, 120, 180, 240, 300] : [0, 120, 240]) {
    project.edit('data/site.yaml', 'name: Lekhasetu\n', 'name: Pustakam\n')
    const started = project.start(['build', ...options])
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    project.write('data/cities.yaml', other)
    expect((await started.ended).code).toBe(0)
    project.write('data/cities.yaml', now)
    project.edit('data/site.yaml', 'name: Pustakam\n', 'name: Lekhasetu\n')
    await project.build(...options)
    expect(printTree(project.client)).toEqual(clean)
  }
}, 240_000)

// It bundles three times, and only somebody who edits code while a build runs meets it.
test.runIf(isEvery)(
  'code that is saved while it is bundled is bundled anew: the site is that of the code as it stands',
  async () => {
    const project = open()
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
    const fresh = open()
    for (const file of ['src/lib/fill.ts', 'src/layout/footer/footer.tsx']) fresh.write(file, project.read(file))
    await fresh.build(...options)
    expect(printTree(project.client)).toEqual(printTree(fresh.client))
  },
  240_000,
)
