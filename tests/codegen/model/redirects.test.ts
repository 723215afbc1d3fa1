import { expect, test } from 'vitest'
import { redirectsOf } from '../../../codegen/model/route.ts'
import { pathsOf, useSiteFolder } from '../../helpers/project/use-site-folder.ts'

const site = useSiteFolder('small-site')

// Both openings of the small site take applications until 31 March.
test('an opening has a page on its last day, and the day after its address leads to all openings', async () => {
  const closed = ['/careers/virtual-assistant', '/careers/gst-specialist']
  const planOn = async (today: string) => (await site.run({ today, published: closed.map((path) => ({ path })) })).site!
  expect(pathsOf(await planOn('2027-03-31'))).toEqual(expect.arrayContaining(closed))
  const after = await planOn('2027-04-01')
  expect(pathsOf(after).filter((path) => closed.includes(path))).toEqual([])
  const { redirects, jobs } = after.context.data.singles
  expect(redirectsOf({ redirects: redirects.value, jobs: jobs.value }, new Set(pathsOf(after)))).toEqual([
    { from: '/contact', to: '/Contact' },
    ...closed.map((from) => ({ from, to: '/careers' })),
  ])
})

test('a line of the operator goes before', () => {
  const jobs = { openings: { 'gst-specialist': {} } } as unknown as Parameters<typeof redirectsOf>[0]['jobs']
  expect(redirectsOf({ redirects: { '/careers/gst-specialist': '/contact' }, jobs }, new Set())).toEqual([
    { from: '/careers/gst-specialist', to: '/contact' },
  ])
})
