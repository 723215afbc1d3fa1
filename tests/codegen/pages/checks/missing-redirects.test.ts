import { expect, test } from 'vitest'
import { checkMissingRedirects } from '../../../../codegen/pages/checks/missing-redirects.ts'
import { realSite } from '../../../helpers/project/site-folder.ts'

test.each([
  [1, ['/services/old-1 was a page of the site; it is gone and has no redirect.']],
  [8, Array.from({ length: 8 }, () => expect.stringContaining('was a page of the site'))],
  [
    9,
    [
      '9 pages of the last commit are gone, and nothing answers at /services/old-1, /services/old-2, /services/old-3 and 6 more.',
    ],
  ],
])('of %i services that are gone each is named, or more than eight are one loss', async (count, want) => {
  const { routes, context } = await realSite()
  const gone = Array.from({ length: count }, (_, at) => ({ path: `/services/old-${at + 1}` }))
  const said: string[] = []
  checkMissingRedirects(routes, context.data, gone, ({ message }) => said.push(message))
  expect(said).toEqual(want)
})
