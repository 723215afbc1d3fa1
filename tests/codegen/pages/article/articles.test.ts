import { expect, test } from 'vitest'
import { payloadOf, useSiteFolder } from '../../../helpers/project/use-site-folder.ts'

const site = useSiteFolder('small-site')

const orderOn = async (today: string) =>
  payloadOf(await site.plan({ today }), '/blog', 'blog').articles.map(({ href }) => href.replace('/blog/', ''))

test('an article leads the list in the months in which it is asked for, and the newest in all others', async () => {
  const byDate = ['professional-tax-guide', 'gst-compliance-tips', 'understanding-gst-registration']
  site.replace('data/articles/gst-compliance-tips.md', 'category: gst\n', 'category: gst\nseason: [11, 12]\n')
  expect(await orderOn('2027-02-01')).toEqual(byDate)
  expect(await orderOn('2026-11-23')).toEqual([byDate[1], byDate[0], byDate[2]])
})
