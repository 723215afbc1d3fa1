import { describe, expect, test } from 'vitest'
import type { PublishedPage } from '../../../codegen/model/records.ts'
import { reportOf } from '../../helpers/project/site-folder.ts'
import { useSiteFolder } from '../../helpers/project/use-site-folder.ts'
import type { Edit } from '../../helpers/project/site-folder.ts'

const site = useSiteFolder('small-site')

async function reportAfter(edits: readonly Edit[], published: readonly PublishedPage[] = []): Promise<string> {
  site.edit(edits)
  return reportOf(await site.run({ published: [...published] }))
}

const towns = Array.from({ length: 12 }, (_, index) => `town-${String.fromCharCode(97 + index)}`)
const named: Edit[] = [
  { file: 'data/cities.yaml', find: 'near: [chennai]', replace: `near: [${towns.slice(0, 6).join(', ')}]` },
  { file: 'data/cities.yaml', find: 'near: [mysuru, jayanagar]', replace: `near: [${towns.slice(6).join(', ')}]` },
]

describe('one cause is told once', () => {
  test('many cities that went together, with the command that brings them back', async () => {
    const report = await reportAfter(
      named,
      towns.map((town) => ({ path: `/gst/${town}` })),
    )
    expect(report).toContain(
      'data/cities.yaml has lost 12 records since the last commit, but 12 places still name them.',
    )
    expect(report).toContain('Put them back: git checkout -- data/cities.yaml')
    expect(report).toContain('1 problem in 1 file.')
  })

  test('but twelve cities that never were are twelve mistakes', async () => {
    expect(await reportAfter(named)).toContain('12 problems in 1 file.')
  })

  test('many pages that went with their lines, though nothing names them', async () => {
    const report = await reportAfter(
      [],
      towns.map((town) => ({ path: `/gst/${town}` })),
    )
    expect(report).toContain(
      '12 pages of the last commit are gone, and nothing answers at /gst/town-a, /gst/town-b, /gst/town-c and 9 more.',
    )
    expect(report).toContain('1 problem in 1 file.')
  })

  test('a data folder that is gone', async () => {
    const files = [
      'site',
      'navigation',
      'cities',
      'trades',
      'facts',
      'plans',
      'faqs',
      'jobs',
      'payment',
      'headers',
    ].map((name): Edit => ({ file: `data/${name}.yaml`, remove: true }))
    const report = await reportAfter(files)
    expect(report).toContain('10 files and folders of data/ are missing')
    expect(report).toContain('1 problem in 1 file.')
  })
})
