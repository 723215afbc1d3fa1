import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSnapshot } from '../../../codegen/read/read-snapshot.ts'
import { runCodegen } from '../../../codegen/run/run-codegen.ts'
import { projectRoot, reportOf, today } from '../../helpers/project/site-folder.ts'

const cache = mkdtempSync(join(tmpdir(), 'cache-'))
afterAll(() => rmSync(cache, { recursive: true }))

test('data saved with the line ends of Windows makes the same pages', async () => {
  const { texts } = readSnapshot(projectRoot, (problem) => expect(problem).toBeUndefined())
  const pagesOf = async (data: ReadonlyMap<string, string>) => {
    const options = { root: projectRoot, today, cacheFile: join(cache, 'parsed.json'), texts: data }
    const run = await runCodegen(options)
    expect(reportOf(run)).toBe('')
    return run.site!.routes.map((route) => [route.path, JSON.stringify(route.record())])
  }
  const windows = new Map([...texts].map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]))
  expect(await pagesOf(windows)).toEqual(await pagesOf(texts))
}, 60_000)
