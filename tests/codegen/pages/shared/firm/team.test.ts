import { expect, test } from 'vitest'
import { planTwin } from '../../../../../codegen/pages/all-pages.ts'
import { payloadOf, recordOf, useSiteFolder } from '../../../../helpers/project/use-site-folder.ts'

const site = useSiteFolder('small-site')

const reviewer = 'Reviewed by Meera Iyer, Chartered Accountant (ICAI 219054)'
const officer = 'Josy Thomas, Company Secretary (ICSI A40317)'

/** Records of pages as texts. */
async function recordsOf(paths: readonly string[]): Promise<string[]> {
  const planned = await site.plan()
  return paths.map((path) => JSON.stringify(recordOf(planned, path)))
}

const unname = (name: string) => site.replace('data/team.yaml', `    name: ${name}`, '    name: "[Name]"')

test('articles and services name who reviewed them, and no bracket in place of a name', async () => {
  const pages = ['/services/gst-reg', '/blog/gst-compliance-tips']
  for (const record of await recordsOf(pages)) expect(record).toContain(reviewer)
  unname('Meera Iyer')
  for (const record of await recordsOf(pages)) expect(record).not.toMatch(/Reviewed by|\[Name\]/)
})

test('a service and its Markdown twin say that it was checked only with the name of who checked it', async () => {
  const shown = async () => {
    const planned = await site.plan()
    const lines = planTwin(recordOf(planned, '/services/gst-reg'))!.sections.flatMap(
      ({ paragraphs = [] }) => paragraphs,
    )
    return [payloadOf(planned, '/services/gst-reg', 'service').review, lines.at(-1)]
  }
  const checked = expect.stringMatching(/^Read against the law on .* Reviewed by Meera Iyer, .*\.$/)
  expect(await shown()).toEqual([checked, checked])
  unname('Meera Iyer')
  const edited = expect.stringMatching(/^Last edited on [^.]*\.$/)
  expect(await shown()).toEqual([edited, edited])
})

test('the About and contact pages show the people who are named, and no heading over nobody', async () => {
  const pages = ['/aboutus', '/Contact']
  for (const record of await recordsOf(pages)) expect(record).toMatch(/Meera Iyer.*Josy Thomas/)
  unname('Meera Iyer')
  for (const record of await recordsOf(pages)) expect(record).not.toMatch(/Meera Iyer|\[Name\]/)
  unname('Josy Thomas')
  for (const record of await recordsOf(pages)) expect(record).not.toMatch(/Who answers for the work|\[Name\]/)
})

test('what a person speaks is named in its own script, with the short name of the language', async () => {
  const [about = ''] = await recordsOf(['/aboutus'])
  expect(about).toContain('"spoken":"Speaks","languages":[{"name":"English","code":"en"},{"name":"தமிழ்","code":"ta"}]')
})

test('the privacy policy names the Grievance Officer, or says that there is none yet', async () => {
  expect(await recordsOf(['/privacy-policy'])).toEqual([expect.stringContaining(officer)])
  unname('Josy Thomas')
  expect(await recordsOf(['/privacy-policy'])).toEqual([
    expect.stringContaining('Grievance Officer is yet to be named'),
  ])
})
