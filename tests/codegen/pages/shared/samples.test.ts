import { expect, test } from 'vitest'
import { recordOf, useSiteFolder } from '../../../helpers/project/use-site-folder.ts'

const site = useSiteFolder('small-site')

/** A page's record as text. */
const textOf = async (path: string, day?: { today: string }) =>
  JSON.stringify(recordOf((await site.run(day)).site!, path))

const sets: readonly (readonly [page: string, file: string, mark: string])[] = [
  ['/', 'data/reviews.yaml', '"marks":{"reviews":"Sample review"'],
  ['/', 'data/testimonials.yaml', '"testimonialsMark":"Sample quote"'],
  ['/pricing', 'data/testimonials.yaml', '"testimonialsMark":"Sample quote"'],
  ['/aboutus', 'data/testimonials.yaml', '"testimonialsMark":"Sample quote"'],
  ['/careers', 'data/jobs.yaml', '"sampleMark":"Sample opening"'],
]

test.each(sets)('%s marks what %s calls samples, and only then: %s', async (page, file, mark) => {
  expect(await textOf(page)).not.toContain(mark)
  site.replace(file, 'sample: false', 'sample: true')
  expect(await textOf(page)).toContain(mark)
})

test('above the openings stands one text: what is said of them, that they are samples, or that none is open', async () => {
  const intro = async (day?: { today: string }) =>
    /"openings":\{[^}]*"intro":"([\w ]+)/.exec(await textOf('/careers', day))?.[1]
  expect(await intro()).toContain('Each card lists')
  expect(await intro({ today: '2027-12-31' })).toContain('No position is open')
  site.replace('data/jobs.yaml', 'sample: false', 'sample: true')
  expect(await intro()).toContain('These openings are samples')
})

test('search engines are told all of an opening, and not of a sample of one', async () => {
  const plan = await site.plan()
  for (const [path, where] of [
    ['/careers/gst-specialist', { jobLocation: expect.objectContaining({ '@type': 'Place' }) as object }],
    ['/careers/virtual-assistant', { jobLocationType: 'TELECOMMUTE' }],
  ] as const)
    expect(recordOf(plan, path).jsonLd).toMatchObject({
      '@graph': expect.arrayContaining([
        expect.objectContaining({
          '@type': 'JobPosting',
          description: expect.stringMatching(/^<p>/) as string,
          validThrough: '2027-03-31T23:59:59+05:30',
          hiringOrganization: expect.objectContaining({ name: 'Lekhasetu' }) as object,
          ...where,
        }),
      ]) as object[],
    })
  site.replace('data/jobs.yaml', 'sample: false', 'sample: true')
  expect(await textOf('/careers/gst-specialist')).not.toContain('"JobPosting"')
})
