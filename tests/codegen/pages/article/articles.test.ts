import { afterAll, expect, test } from 'vitest'
import { isOfKind } from '../../../../codegen/pages/shared/route-plan.ts'
import { makeSiteFolder, reportOf } from '../../../helpers/project/site-folder.ts'

const site = makeSiteFolder('small-site')
afterAll(() => site.remove())

async function orderOn(today: string): Promise<readonly string[]> {
  const run = await site.run({ today })
  expect(reportOf(run)).toBe('')
  const record = run.site!.routes.find(({ path }) => path === '/blog')!.record()
  if (!isOfKind(record, 'blog')) throw new Error('No list of articles')
  return record.payload.articles.map(({ href }) => href.replace('/blog/', ''))
}

test('an article leads the list in the months in which it is asked for, and the newest in all others', async () => {
  const byDate = ['professional-tax-guide', 'gst-compliance-tips', 'understanding-gst-registration']
  site.edit([
    {
      file: 'data/articles/gst-compliance-tips.md',
      find: 'category: gst\n',
      replace: 'category: gst\nseason: [11, 12]\n',
    },
  ])
  expect(await orderOn('2027-02-01')).toEqual(byDate)
  expect(await orderOn('2026-11-23')).toEqual([byDate[1], byDate[0], byDate[2]])
})
