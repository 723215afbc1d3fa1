import { afterAll, afterEach, expect, test } from 'vitest'
import { makeSiteFolder } from '../../helpers/project/site-folder.ts'

const site = makeSiteFolder('small-site')
afterEach(() => site.restore())
afterAll(() => site.remove())

/** A page's record as text. */
async function recordOf(path: string): Promise<string> {
  const { routes } = (await site.run()).site!
  return JSON.stringify(routes.find((route) => route.path === path)!.record())
}

const sets: readonly (readonly [page: string, file: string, mark: string])[] = [
  ['/', 'data/reviews.yaml', 'Sample review'],
  ['/', 'data/testimonials.yaml', 'Sample quote'],
  ['/pricing', 'data/testimonials.yaml', 'Sample quote'],
  ['/aboutus', 'data/testimonials.yaml', 'Sample quote'],
  ['/careers', 'data/jobs.yaml', 'Sample opening'],
]

test.each(sets)('%s marks what %s calls samples, and only then', async (page, file, mark) => {
  const marked = new RegExp(`"(testimonialsMark|reviews|mark)":"${mark}"`)
  expect(await recordOf(page)).not.toMatch(marked)
  site.edit([{ file, find: 'sample: false', replace: 'sample: true' }])
  expect(await recordOf(page)).toMatch(marked)
})

test('search engines are told of an opening, and not of a sample of one', async () => {
  expect(await recordOf('/careers/gst-specialist')).toContain('"JobPosting"')
  site.edit([{ file: 'data/jobs.yaml', find: 'sample: false', replace: 'sample: true' }])
  expect(await recordOf('/careers/gst-specialist')).not.toContain('"JobPosting"')
})
