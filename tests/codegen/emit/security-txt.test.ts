import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { emitTextFiles } from '../../../codegen/emit/emit-text-files.ts'
import { securityUntil, textInputsOf } from '../../../codegen/emit/text-inputs.ts'
import { readTemplates } from '../../../codegen/read/read-inputs.ts'
import { makeSiteFolder, projectRoot } from '../../helpers/project/site-folder.ts'

const site = makeSiteFolder('small-site')
afterAll(() => site.remove())

test('security.txt says whom to tell of a weakness, in which language, and where it belongs', async () => {
  const { context, routes } = (await site.run()).site!
  const { email, origin, language } = context.data.singles.site.value
  const text = emitTextFiles(textInputsOf(context, routes, readTemplates(join(projectRoot, 'codegen')))).served.get(
    '.well-known/security.txt',
  )!
  expect(text.split('\n').slice(1)).toEqual([
    `Contact: mailto:${email}`,
    `Expires: ${securityUntil(context.today)}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ])
})

test('security.txt holds for half a year to a year, and changes twice a year, not with each day', () => {
  const dayMs = 24 * 60 * 60 * 1000
  const days = Array.from({ length: 366 }, (_, index) =>
    new Date(Date.parse('2026-01-01') + index * dayMs).toISOString().slice(0, 10),
  )
  const ends = days.map((day) => securityUntil(day))
  for (const [index, day] of days.entries()) {
    const left = (Date.parse(ends[index]!) - Date.parse(day)) / dayMs
    expect(left, day).toBeGreaterThan(180)
    expect(left, day).toBeLessThanOrEqual(365)
  }
  expect([...new Set(ends)]).toEqual(['2027-01-01T00:00:00Z', '2027-07-01T00:00:00Z', '2028-01-01T00:00:00Z'])
})
