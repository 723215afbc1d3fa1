import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isEvery } from '../../helpers/every.ts'
import { makeBuiltCopy, printTree } from '../../helpers/project/project-copy.ts'
import type { ProjectCopy } from '../../helpers/project/project-copy.ts'

let project: ProjectCopy
let clean: Record<string, string>
beforeAll(async () => {
  project = await makeBuiltCopy()
  clean = printTree(project.client)
}, 180_000)
afterAll(() => project.remove())

const changes = () =>
  JSON.parse(project.read('dist/changes.json')) as {
    isFirst: boolean
    added: object
    changed: object
    removed: string[]
  }
const live = (file: string) => join(project.client, file)
/** The folder of the copy that is not live. */
const spare = () =>
  ['a', 'b']
    .map((name) => join(project.root, 'dist/sites', name, 'client'))
    .find((client) => statSync(client).ino !== statSync(project.client).ino)!

describe('files of the site that are not as they were built', () => {
  const alter = () => {
    truncateSync(live('gst/chennai.html'), 0)
    const file = live('payment.html')
    const { atime, mtime, size } = statSync(file)
    // Both copies share the file, as its name is one of two for the same bytes.
    writeFileSync(file, 'x'.repeat(size))
    utimesSync(file, atime, mtime)
    rmSync(live('pricing.html.br'))
    copyFileSync(live('terms.html.br'), live('blog.html.br'))
    rmSync(live('robots.txt'))
    writeFileSync(live('gst/stranger.html'), 'x')
    mkdirSync(live('wp-admin'))
    writeFileSync(live('wp-admin/index.php'), 'x')
  }

  test('are trusted by a build, and noticed, made anew and listed by --verify', async () => {
    alter()
    expect((await project.build()).out).toContain('Nothing has changed.')
    const run = await project.build('--verify')
    expect(run.out).not.toContain('Nothing has changed.')
    expect(printTree(project.client)).toEqual(clean)
    const { added, changed, removed } = changes()
    expect({ added: Object.keys(added), changed: Object.keys(changed).sort(), removed: removed.sort() }).toEqual({
      added: ['robots.txt'],
      changed: ['blog.html', 'gst/chennai.html', 'payment.html', 'pricing.html'],
      removed: ['gst/stranger.html', 'wp-admin/index.php'],
    })
    expect((await project.build('--verify')).out).toContain('Nothing has changed.')
  }, 120_000)

  test('in the copy that is not live are made anew by --verify before it goes live', async () => {
    project.edit('data/pages/pricing.yaml', 'title: Plans and Pricing', 'title: Plans and prices')
    await project.build()
    // One that both copies share, one that the last edit gave the live one alone, and a stranger.
    for (const name of ['terms.html', 'pricing.html']) {
      rmSync(join(spare(), name))
      writeFileSync(join(spare(), name), 'x')
    }
    writeFileSync(join(spare(), 'stranger.html'), 'x')
    project.edit('data/pages/pricing.yaml', 'title: Plans and prices', 'title: Plans and Pricing')
    await project.build('--verify')
    expect(printTree(project.client)).toEqual(clean)
  }, 120_000)

  test('and of which some are gone from the copy that is not live end no build', async () => {
    project.edit('data/pages/pricing.yaml', 'title: Plans and Pricing', 'title: Plans and prices')
    await project.build()
    rmSync(join(spare(), 'pricing.html'))
    project.edit('data/pages/pricing.yaml', 'title: Plans and prices', 'title: Plans and Pricing')
    await project.build()
    expect(printTree(project.client)).toEqual(clean)
  }, 120_000)

  const parts = ['dist/current', 'dist/server', 'dist/sites', 'the record of the live copy']
  const others = ['dist', 'dist/client', 'dist/SHA256SUMS', 'dist/changes.json', 'dist/sites/a', 'dist/sites/b']
  test.each(isEvery ? [...parts, ...others] : parts)(
    'are all made anew where %s is gone',
    async (name) => {
      const server = printTree(join(project.root, 'dist/server'))
      const record = join('dist/sites', readlinkSync(join(project.root, 'dist/current')).slice(-1), 'state.json')
      rmSync(join(project.root, name === 'the record of the live copy' ? record : name), { recursive: true })
      await project.build()
      expect(printTree(project.client)).toEqual(clean)
      expect(printTree(join(project.root, 'dist/server'))).toEqual(server)
      for (const file of ['dist/SHA256SUMS', 'dist/changes.json'])
        expect(existsSync(join(project.root, file)), file).toBe(true)
    },
    120_000,
  )

  test('and that no record speaks of any more leaves no compressed form to a build without them', async () => {
    rmSync(join(spare(), '../state.json'), { force: true })
    project.edit('data/pages/pricing.yaml', 'title: Plans and Pricing', 'title: Plans and prices')
    await project.build('--no-compress')
    // Servers would send it in place of the page.
    expect(Object.keys(printTree(project.client)).filter((name) => /\.(br|gz)$/.test(name))).toEqual([])
    project.edit('data/pages/pricing.yaml', 'title: Plans and prices', 'title: Plans and Pricing')
    await project.build()
    expect(printTree(project.client)).toEqual(clean)
  }, 120_000)

  test('where dist/client was replaced by a plain copy, is seen by visitors again as it is built', async () => {
    rmSync(join(project.root, 'dist/client'))
    mkdirSync(join(project.root, 'dist/client'))
    writeFileSync(join(project.root, 'dist/client/index.html'), 'an old copy')
    await project.build()
    expect(printTree(project.client)).toEqual(clean)
  }, 120_000)
})

describe('files of generated/ that are not as codegen wrote them', () => {
  const at = (name: string) => join(project.root, 'generated', name)
  // The two rounds are about the same places.
  const rounds = [
    () => {
      rmSync(at('served/_headers'))
      writeFileSync(at('served/robots.txt'), 'User-agent: *\nDisallow: /\n')
      writeFileSync(at('served/ads.txt'), 'a stranger')
      rmSync(at('server/nginx-site.conf'))
      mkdirSync(at('server/strange'), { recursive: true })
      writeFileSync(at('layout.json'), '{}')
      writeFileSync(
        at('client-routes.ts'),
        `${project.read('generated/client-routes.ts')}\nexport const stranger = 1\n`,
      )
      writeFileSync(at('payloads/stranger.ts'), 'export type Stranger = 1\n')
    },
    () => {
      rmSync(at('served/llms.txt'))
      mkdirSync(at('served/llms.txt/inside'), { recursive: true })
      rmSync(at('server'), { recursive: true })
      writeFileSync(at('server'), 'a file in the place of a folder')
    },
  ]
  /**
   * What a build must leave: the site, the files for servers and generated/, without the records of
   * runs.
   */
  const whole = () => {
    const generated = Object.entries(printTree(at(''))).filter(([name]) => !/^pages\/|^\.[\w-]+\.json$/.test(name))
    return { site: printTree(project.client), server: printTree(join(project.root, 'dist/server')), generated }
  }

  // Types are made by codegen alone; where they are, builds keep them as they should be.
  beforeAll(async () => {
    await project.start(['codegen']).ended
    rmSync(at('pages'), { recursive: true })
  }, 60_000)

  test('are all made anew before a build makes anything from them', async () => {
    const before = whole()
    // An edit that concerns none of these files.
    const edit = (now: string, then: string) => project.edit('data/cities.yaml', `name: ${now},`, `name: ${then},`)
    for (const alter of isEvery ? rounds : rounds.slice(0, 1)) {
      alter()
      edit('Agartala', 'Agartalla')
      await project.build()
      edit('Agartalla', 'Agartala')
      await project.build()
      expect(whole()).toEqual(before)
      alter()
      expect((await project.build()).out).toContain('Nothing has changed.')
      expect(whole()).toEqual(before)
    }
  }, 120_000)

  test('are made anew by a build where all of generated/ is gone, types included', async () => {
    const before = whole()
    rmSync(at(''), { recursive: true })
    await project.build()
    expect(whole()).toEqual(before)
    expect((await project.build()).out).toContain('Nothing has changed.')
  }, 60_000)

  test('are made anew by codegen where they are the record of a page', async () => {
    await project.start(['codegen']).ended
    const record = project.read('generated/pages/gst/chennai.json')
    writeFileSync(at('pages/gst/chennai.json'), '{}')
    await project.start(['codegen']).ended
    expect(project.read('generated/pages/gst/chennai.json')).toBe(record)
    rmSync(at('pages'), { recursive: true })
  }, 60_000)
})

test('a folder of public/ that becomes a file, and a file that becomes a folder, take each other’s place', async () => {
  const odd = join(project.root, 'public/odd')
  for (const steps of [1, 2, 3]) {
    rmSync(odd, { recursive: true, force: true })
    if (steps % 2 === 1) project.write('public/odd/inside.txt', 'x')
    else project.write('public/odd', 'x')
    await project.build()
    expect(Object.keys(printTree(project.client)).filter((name) => /^odd(\/inside\.txt)?$/.test(name))).toEqual([
      steps % 2 === 1 ? 'odd/inside.txt' : 'odd',
    ])
  }
  rmSync(odd, { recursive: true })
  await project.build()
  expect(printTree(project.client)).toEqual(clean)
}, 120_000)

test('files of public/ under the names of the build’s own are refused at their places, and the site stays', async () => {
  const names = ['robots.txt', 'gst/chennai.html', '404.html', '_headers']
  for (const name of names) project.write(`public/${name}`, 'mine')
  const { code, err } = await project.start(['build']).ended
  expect(code).toBe(1)
  for (const name of names) expect(err).toContain(`public/${name}:1:1  file-collision\n`)
  expect(printTree(project.client)).toEqual(clean)
  for (const name of names) rmSync(join(project.root, 'public', name))
  expect((await project.build()).out).toContain('Nothing has changed.')
  expect(existsSync(join(project.root, 'dist/.lock'))).toBe(false)
}, 60_000)
