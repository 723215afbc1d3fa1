import { expect, test } from 'vitest'
import { emitTextFiles, textInputsOf } from '../../../codegen/emit/emit-text-files.ts'
import { redirectsOf } from '../../../codegen/model/route.ts'
import { pathsOf, useSiteFolder } from '../../helpers/project/use-site-folder.ts'
import { templates } from '../../helpers/source/templates.ts'

const site = useSiteFolder('small-site')
// Both openings of the small site take applications until 31 March.
const [lastDay, dayAfter] = ['2027-03-31', '2027-04-01']
const closed = [
  { from: '/careers/virtual-assistant', to: '/careers' },
  { from: '/careers/gst-specialist', to: '/careers' },
]

test('an opening has a page on its last day', async () => {
  const { context, routes } = (await site.run({ today: lastDay })).site!
  const { redirects, jobs } = context.data.singles
  expect(
    redirectsOf({ redirects: redirects.value, jobs: jobs.value }, new Set(routes.map((route) => route.path))),
  ).toEqual([{ from: '/contact', to: '/Contact' }])
})

test('the day after, its address leads to all openings, on every kind of host', async () => {
  const published = closed.map(({ from }) => ({ path: from }))
  const run = await site.run({ published, today: dayAfter })
  expect(run.problems.filter((problem) => problem.code !== 'stale-fact')).toEqual([])
  const { context, routes } = run.site!
  expect(pathsOf(run.site!)).not.toContain('/careers/gst-specialist')
  const { served, server } = emitTextFiles(textInputsOf(context, routes, templates))
  expect(served.get('_redirects')).toBe(
    [
      '/contact /Contact',
      '/contact/ /Contact',
      ...['virtual-assistant', 'gst-specialist'].flatMap((job) => [
        `/careers/${job} /careers`,
        `/careers/${job}/ /careers`,
      ]),
    ]
      .map((line) => `${line} 301\n`)
      .join(''),
  )
  expect(JSON.parse(server.get('rules.json')!)).toMatchObject({
    redirects: [{ from: '/contact', to: '/Contact' }, ...closed],
  })
  expect(server.get('nginx-site.conf')).toMatch(/location = \/careers\/gst-specialist \{ return 301 \/careers\b/)
  expect(server.get('cloudfront-viewer-request.js')).toContain('"/careers/gst-specialist":"/careers"')
})

test('a line of the operator goes before', () => {
  const jobs = { openings: { 'gst-specialist': {} } } as unknown as Parameters<typeof redirectsOf>[0]['jobs']
  expect(redirectsOf({ redirects: { '/careers/gst-specialist': '/contact' }, jobs }, new Set())).toEqual([
    { from: '/careers/gst-specialist', to: '/contact' },
  ])
})
