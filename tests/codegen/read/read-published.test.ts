import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { memoOfOneRun } from '../../helpers/project/memo-of-one-run.ts'
import { readPublished } from '../../../codegen/read/git/read-published.ts'
import type { PublishedInputs } from '../../../codegen/read/git/read-published.ts'
import { makeSiteFolder, reportOf } from '../../helpers/project/site-folder.ts'

const site = makeSiteFolder('small-site')
// Settings of the machine, such as signed commits, are not the test's.
const env = {
  PATH: process.env['PATH'],
  HOME: site.root,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@lekhasetu.in',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@lekhasetu.in',
}

function git(...args: string[]): void {
  const { status, stderr } = spawnSync('git', args, { cwd: site.root, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

function commit(): void {
  git('add', 'data')
  git('commit', '--quiet', '--message', 'Data')
}

const read = (inputs: Partial<PublishedInputs> = {}) =>
  readPublished({
    root: site.root,
    env,
    memo: memoOfOneRun(),
    ...inputs,
  })
const pathsOf = async (inputs: Partial<PublishedInputs> = {}) => (await read(inputs)).pages.map((page) => page.path)
/** The report of the site as it is now, with what was public before. */
const check = async (inputs: Partial<PublishedInputs> = {}) =>
  reportOf(await site.run({ published: (await read(inputs)).pages }))

afterAll(() => site.remove())

test('without git nothing is known of what was public, and the reason is given', async () => {
  expect(await read()).toEqual({
    pages: [],
    unknown: expect.stringMatching(/^git says: not a git repository /) as string,
  })
  expect(await read({ env: { ...env, PATH: '' } })).toEqual({ pages: [], unknown: 'git is not installed' })
})

describe('in a repository', () => {
  beforeAll(() => {
    git('init', '--quiet', '--initial-branch', 'main')
    expect(spawnSync('git', ['rev-parse', 'HEAD'], { cwd: site.root, env }).status).not.toBe(0)
  })
  afterEach(() => site.restore())

  test('without a commit nothing is known of what was public', async () => {
    expect(await read()).toEqual({ pages: [], unknown: 'git says: nothing was committed yet' })
  })

  test('a repository that does not hold the data knows nothing of it', async () => {
    git('commit', '--quiet', '--allow-empty', '--message', 'Nothing')
    expect(await read()).toEqual({ pages: [], unknown: 'the last commit has no data' })
    git('update-ref', '-d', 'HEAD')
  })

  test('files that are as they were committed are not even parsed', async () => {
    commit()
    expect(await pathsOf()).toEqual([
      '/blog/gst-compliance-tips',
      '/blog/professional-tax-guide',
      '/blog/understanding-gst-registration',
      '/calculators/gst-late-fee',
      '/cost/gst-registration',
      '/privacy-policy',
      '/terms',
      '/services/gst-reg',
      '/services/gst-return',
      '/services/msme-udyog',
    ])
    expect(await check()).toBe('')
  })

  test('of a file that was edited the committed pages are known, aliases with their owner', async () => {
    site.write('data/cities.yaml', 'agra: { name: Agra, state: UP }\n')
    site.replace('data/jobs.yaml', '  virtual-assistant:', '  remote-assistant:')
    const memo = memoOfOneRun()
    const { pages, unknown } = await read({ memo })
    expect(unknown).toBeUndefined()
    expect(pages).toContainEqual({ path: '/gst/agartala' })
    expect(pages).toContainEqual({ path: '/gst/madras', owner: '/gst/chennai' })
    expect(pages).toContainEqual({ path: '/careers/virtual-assistant' })
    // The second time they come from what was kept.
    expect((await read({ memo })).pages).toEqual(pages)
  })

  test('a renamed city needs a redirect, and the report gives the line', async () => {
    site.replace('data/cities.yaml', 'coimbatore: {', 'koimbatore: {')
    expect(await check()).toMatchInlineSnapshot(`
      "data/redirects.yaml:3:1  missing-redirect
        /gst/coimbatore was a page of the site; it is gone and has no redirect.

          2 | # Addresses that were once public, and where they lead now. Whoever renames or retires a page adds a line.
        > 3 | /contact: /Contact
            | ^^^^^^^^

        Did you mean "koimbatore"? Then add this line to data/redirects.yaml: /gst/coimbatore: /gst/koimbatore

      1 problem in 1 file. Nothing was written.
      "
    `)
    site.replace('data/redirects.yaml', '/contact: /Contact', '/contact: /Contact\n/gst/coimbatore: /gst/koimbatore')
    expect(await check()).toBe('')
  })

  test('a state whose name is changed has another address, and needs a redirect', async () => {
    site.replace('data/states.yaml', 'name: Tamil Nadu', 'name: Tamilnadu')
    expect((await read()).pages).toContainEqual({ path: '/gst/state/tamil-nadu' })
    expect(await check()).toContain('/gst/state/tamil-nadu: /gst/state/tamilnadu')
  })

  test('an outcome of the questions on GST under another name needs one, and one for each limit that it depends on', async () => {
    site.replace('data/checks/gst.yaml', '- id: all-exempt', '- id: exempt-alone')
    site.replace('data/checks/gst.yaml', '- id: up-to\n', '- id: within\n')
    const report = await check()
    expect(report).toContain('/do-i-need-gst/all-exempt was a page of the site; it is gone and has no redirect.')
    expect(report).toContain('/do-i-need-gst/up-to-… was a page of the site; it is gone and has no redirect.')
    expect(report).not.toContain('/do-i-need-gst/above')
  })

  test('a check is a page with its outcomes, also from the days when it stood alone', async () => {
    const text = site.read('data/checks/gst.yaml').replace('path: /do-i-need-gst\n', '')
    const files = ['data/gst-decision.yaml', 'data/checks/other.yaml']
    for (const file of files) site.write(file, text)
    commit()
    site.edit(files.map((file) => ({ file, remove: true })))
    expect(await pathsOf()).toEqual(
      expect.arrayContaining([
        '/do-i-need-gst',
        '/do-i-need-gst/all-exempt',
        '/check/other',
        '/check/other/all-exempt',
      ]),
    )
    git('reset', '--quiet', '--hard', 'HEAD~1')
  })

  test('an old address that becomes an alias needs none', async () => {
    site.replace(
      'data/cities.yaml',
      'coimbatore: { name: Coimbatore, state: TN,',
      'koimbatore: { name: Coimbatore, state: TN, aliases: [coimbatore],',
    )
    expect(await check()).toBe('')
  })

  // Only root may give files away; a container that runs as root over another user's files is where
  // this happens.
  test.skipIf(process.getuid?.() !== 0)(
    'a repository of another owner is refused by git, and the reason is given',
    async () => {
      chownSync(site.root, 65_534, 65_534)
      const { pages, unknown } = await read()
      chownSync(site.root, 0, 0)
      expect(pages).toEqual([])
      expect(unknown).toMatch(/^git says: detected dubious ownership in repository at '/)
    },
  )

  test('data that was committed broken had no pages', async () => {
    site.write('data/cities.yaml', 'agra: { name: [\n')
    commit()
    site.restore()
    expect(await pathsOf()).not.toContain('/gst/agra')
    expect(await check()).toBe('')
    git('reset', '--quiet', '--hard', 'HEAD~1')
  })

  test('on a pull request the data where it branched off is what is public', async () => {
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    git('checkout', '--quiet', '-b', 'retire')
    site.replace('data/cities.yaml', 'agartala: { name: Agartala, state: TR }\n', '')
    commit()
    expect(await check({ baseBranch: 'main' })).toContain('/gst/agartala was a page of the site')
    // Where that branch is not there, the request's own commit is all there is, and the reason is
    // given.
    expect(await check({ baseBranch: 'no-such-branch' })).toBe('')
    expect((await read({ baseBranch: 'no-such-branch' })).unknown).toBe(
      'git says: Not a valid object name refs/remotes/origin/no-such-branch',
    )
    expect((await read({ baseBranch: 'main' })).unknown).toBeUndefined()
    site.restore()
    git('reset', '--quiet', '--hard', 'HEAD~1')
  })

  test('a page that was retired and committed is still known from the branch of the server, and once it is pushed from the commit before', async () => {
    site.replace('data/cities.yaml', 'agartala: { name: Agartala, state: TR }\n', '')
    commit()
    expect(await check()).toContain('/gst/agartala was a page of the site')
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    expect(await check()).toBe('')
    expect(await check({ pushedFrom: 'HEAD~1' })).toContain('/gst/agartala was a page of the site')
    site.restore()
    git('reset', '--quiet', '--hard', 'HEAD~1')
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  })

  test('calculators, estimators and reviewed pages in another language are pages, too', async () => {
    const review = 'review: { by: chartered-accountant, reviewedOn: "2026-11-20", of: abcdef }\n'
    const file = 'data/locales/hi/services/gst-reg.yaml'
    expect(await pathsOf()).not.toContain('/hi/services/gst-reg')
    site.replace(file, '\ntexts:', `\n${review}texts:`)
    commit()
    site.replace(file, review, '')
    expect(await pathsOf()).toEqual(
      expect.arrayContaining(['/hi/services/gst-reg', '/calculators/gst-late-fee', '/cost/gst-registration']),
    )
    site.restore()
    git('reset', '--quiet', '--hard', 'HEAD~1')
  })
})
