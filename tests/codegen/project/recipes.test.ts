import { afterAll, afterEach, expect, test } from 'vitest'
import { planLayout } from '../../../codegen/pages/shared/plan-layout.ts'
import { planSearch } from '../../../codegen/pages/topics/search/plan-search.ts'
import { draftsIn } from '../../../codegen/pages/topics/translations/reading.ts'
import { reportOf, today } from '../../helpers/project/site-folder.ts'
import { pathsOf, recordOf } from '../../helpers/project/use-site-folder.ts'
import { guide, inFile, readme, site } from './recipes/recipe.ts'
import { everydayJobs } from './recipes/everyday.ts'
import { placeAndToolJobs } from './recipes/places-and-tools.ts'
import { textAndFirmJobs } from './recipes/texts-and-firm.ts'
import { lawJobs } from './recipes/law.ts'

const recipes = [...everydayJobs, ...placeAndToolJobs, ...textAndFirmJobs, ...lawJobs]
afterEach(() => site.restore())
afterAll(() => site.remove())

/**
 * The headings of the jobs: level 2 in the README, level 3 in the guide but those about working
 * with the files and what is good to know.
 */
function jobsOf(): string[] {
  const parts = guide.split(/^## /m).filter((part) => !/^(Work with the files|Good to know|Words)\n/.test(part))
  const headings = (text: string, mark: string) =>
    [...text.matchAll(new RegExp(`^${mark} (.+)$`, 'gm'))].map(([, name]) => name!)
  return [...headings(readme, '##'), ...parts.flatMap((part) => headings(part, '###'))]
}

test.each(recipes.map((recipe) => [recipe.job, recipe] as const))(
  'the recipe "%s" does what it says',
  async (_, recipe) => {
    site.edit(recipe.edits())
    const run = await site.run(recipe.options)
    const report = reportOf(run)
    if (recipe.says) for (const said of recipe.says) expect(report).toContain(said)
    // A Hindi draft that falls behind its English text is a warning.
    else expect(run.site, report).toBeDefined()
    const textOf = (path: string) => JSON.stringify(recordOf(run.site!, path))
    if (recipe.gone !== undefined) expect(pathsOf(run.site!)).not.toContain(recipe.gone)
    for (const [path, text] of Object.entries(recipe.shows ?? {})) expect(textOf(path)).toContain(text)
    for (const [path, text] of Object.entries(recipe.lacks ?? {})) expect(textOf(path)).not.toContain(text)
    if (recipe.around !== undefined) expect(JSON.stringify(planLayout(run.site!.context))).toContain(recipe.around)
    if (recipe.finds !== undefined)
      expect(JSON.stringify(planSearch(run.site!.context.whole, run.site!.routes))).toContain(recipe.finds)
  },
)

const pageInHindi = 'Release a page in another language'

test(`the recipe "${pageInHindi}" does what it says`, async () => {
  const drafts = async () => draftsIn((await site.run()).site!.context.data)
  const { release } = (await drafts()).find(({ file }) => file.endsWith('/hi/services/gst-reg.yaml'))!
  const of = /of: "?(\w+)/.exec(release)![1]!
  site.edit([
    inFile('team.yaml', 'languages: [English, Tamil]', 'languages: [English, Hindi]'),
    inFile(
      'locales/hi/services/gst-reg.yaml',
      '\ntexts:',
      `\nreview: { by: meera-iyer, reviewedOn: "${today}", of: "${of}" }\ntexts:`,
    ),
  ])
  expect((await drafts()).map(({ file }) => file)).not.toContain('data/locales/hi/services/gst-reg.yaml')
  site.edit([inFile('services/gst-reg.yaml', 'Proof of the principal place', 'Two proofs of the principal place')])
  expect(reportOf(await site.run())).toContain('draft-translation')
})

test('every job of the two documents is followed here', () => {
  expect([...new Set([pageInHindi, ...recipes.map(({ job }) => job)])].sort()).toEqual(jobsOf().sort())
})

test('the contents of the guide name each of its headings', () => {
  const [contents = ''] = guide.split(/^## /m)
  const anchors = [...contents.matchAll(/\(#([\w-]+)\)/g)].map(([, anchor]) => anchor)
  const idOf = (name: string) =>
    name
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-')
  expect(anchors).toEqual([...guide.matchAll(/^### (.+)$/gm)].map(([, name]) => idOf(name!)))
})
