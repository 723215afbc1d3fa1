import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import type { Bundle } from '../../../codegen/publish/bundle/bundle.ts'
import { openRenderer } from '../../../codegen/publish/files/render-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'renderer-'))
afterAll(() => rmSync(folder, { recursive: true }))

// It says on which thread it ran, and cannot render one page.
const file = join(folder, 'render-document.mjs')
writeFileSync(
  file,
  `import { isMainThread } from 'node:worker_threads'
export function renderDocument({ path }, { name }) {
  if (path === '/broken') throw new Error('no such section')
  const until = performance.now() + 1
  while (performance.now() < until);
  return [path, name, '₹', isMainThread].join(' ')
}`,
)
const rendererUrl = pathToFileURL(file).href
const bundle = {
  rendererUrl,
  loadRenderer: async () => ((await import(rendererUrl)) as { renderDocument: never }).renderDocument,
} as unknown as Bundle

async function renderAll(paths: readonly string[]): Promise<string[]> {
  const { render, close } = openRenderer(bundle, { name: 'Lekhasetu' } as never)
  const pages: Promise<string | Uint8Array>[] = []
  try {
    for (const path of paths) {
      pages.push(render({ path } as never, {} as never))
      // As a build does: seldom.
      if (pages.length % 40 === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    }
    return (await Promise.all(pages)).map((page) => Buffer.from(page).toString())
  } finally {
    close()
  }
}

test('of many pages each is what it would be alone, and both threads render some', async () => {
  const paths = Array.from({ length: 1500 }, (_, index) => `/page-${index}`)
  const pages = await renderAll(paths)
  expect(pages.map((page) => page.replace(/ (true|false)$/, ''))).toEqual(paths.map((path) => `${path} Lekhasetu ₹`))
  const threads = pages.map((page) => page.replace(/.* /, ''))
  expect(new Set(threads)).toEqual(new Set(['true', 'false']))
  // An edit starts no thread.
  expect(new Set(threads.slice(0, 49))).toEqual(new Set(['true']))
})

test('a page that cannot be rendered fails the build, on whichever thread', async () => {
  const paths = Array.from({ length: 600 }, () => '/broken')
  const { render, close } = openRenderer(bundle, { name: 'Lekhasetu' } as never)
  const results: PromiseSettledResult<unknown>[] = []
  for (const path of paths) {
    results.push(...(await Promise.allSettled([render({ path } as never, {} as never)])))
    await new Promise(setImmediate)
  }
  close()
  expect(results.filter(({ status }) => status === 'fulfilled')).toEqual([])
  expect(new Set(results.map((one) => String((one as PromiseRejectedResult).reason)))).toEqual(
    new Set(['Error: no such section']),
  )
})
