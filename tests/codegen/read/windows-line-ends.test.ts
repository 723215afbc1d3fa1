import { afterAll, expect, test } from 'vitest'
import { readSnapshot } from '../../../codegen/read/read-snapshot.ts'
import { makeSiteFolder, reportOf } from '../../helpers/project/site-folder.ts'

const site = makeSiteFolder('small-site')
afterAll(() => site.remove())

test('data saved with the line ends of Windows makes the same pages', async () => {
  const { texts } = readSnapshot(site.root, (problem) => expect(problem).toBeUndefined())
  const pagesOf = async (data: ReadonlyMap<string, string>) => {
    const run = await site.run({ texts: data })
    expect(reportOf(run)).toBe('')
    return run.site!.routes.map((route) => [route.path, JSON.stringify(route.record())])
  }
  const windows = new Map([...texts].map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]))
  expect(await pagesOf(windows)).toEqual(await pagesOf(texts))
})
