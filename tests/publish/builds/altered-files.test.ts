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
import { makeProjectCopy, printTree } from '../../helpers/project/project-copy.ts'
import type { ProjectCopy } from '../../helpers/project/project-copy.ts'

let project: ProjectCopy
let clean: Record<string, string>
beforeAll(async () => {
  project = makeProjectCopy()
  await project.build()
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

  test.each(['dist', 'dist/client', 'dist/sites', 'the live copy', 'its record'])(
    'are all made anew where %s is gone',
    async (name) => {
      const current = join(project.root, 'dist/sites', readlinkSync(join(project.root, 'dist/current')).slice(-1))
      const gone = { 'the live copy': join(current, 'client'), 'its record': join(current, 'state.json') }[name]
      rmSync(gone ?? join(project.root, name), { recursive: true })
      await project.build()
      expect(printTree(project.client)).toEqual(clean)
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

describe('a file of generated/ that is not as codegen wrote it', () => {
  const served = (name: string) => join(project.root, 'generated/served', name)
  const alterations: [what: string, alter: () => void][] = [
    ['the headers of hosts deleted', () => rmSync(served('_headers'))],
    ['robots.txt written to', () => writeFileSync(served('robots.txt'), 'User-agent: *\nDisallow: /\n')],
    ['a stranger among the served files', () => writeFileSync(served('ads.txt'), 'x')],
    ['a server file deleted', () => rmSync(join(project.root, 'generated/server/nginx-site.conf'))],
    ['the layout written to', () => writeFileSync(join(project.root, 'generated/layout.json'), '{}')],
    [
      'the route table that browsers load written to',
      () =>
        writeFileSync(
          join(project.root, 'generated/client-routes.ts'),
          `${project.read('generated/client-routes.ts')}\nexport const stranger = 1\n`,
        ),
    ],
    [
      'a stranger among the payload types',
      () => writeFileSync(join(project.root, 'generated/payloads/stranger.ts'), 'export type Stranger = 1\n'),
    ],
    [
      'a folder among the server files',
      () => mkdirSync(join(project.root, 'generated/server/strange'), { recursive: true }),
    ],
    [
      'a folder in the place of a file',
      () => {
        rmSync(served('llms.txt'), { force: true, recursive: true })
        mkdirSync(join(served('llms.txt'), 'inside'), { recursive: true })
      },
    ],
    [
      'a file in the place of a folder',
      () => {
        rmSync(join(project.root, 'generated/server'), { recursive: true })
        writeFileSync(join(project.root, 'generated/server'), 'x')
      },
    ],
  ]

  // Types are made by codegen alone; where they are, builds keep them as they should be.
  beforeAll(async () => {
    await project.start(['codegen']).ended
    rmSync(join(project.root, 'generated/pages'), { recursive: true })
  }, 60_000)

  describe('where an edit follows', () => {
    /** What a build must leave of either name of a city: the site, the files for servers and generated/. */
    const wholes = new Map<string, unknown>()
    const whole = () => {
      const { '.state.json': _, '.json-ld.json': __, ...generated } = printTree(join(project.root, 'generated'))
      return { site: printTree(project.client), server: printTree(join(project.root, 'dist/server')), generated }
    }
    const names = ['Agartala', 'Agartalla'] as const
    // An edit that touches none of these files.
    const rename = (now: string, then: string) => project.edit('data/cities.yaml', `name: ${now},`, `name: ${then},`)
    beforeAll(async () => {
      for (const [now, then] of [names, names.toReversed()] as const) {
        rename(now!, then!)
        await project.build()
        wholes.set(then!, whole())
      }
      expect((wholes.get('Agartala') as { site: object }).site).toEqual(clean)
    }, 60_000)
    const present = () => names.find((name) => project.read('data/cities.yaml').includes(`name: ${name},`))!
    const other = () => names.find((name) => name !== present())!
    afterAll(async () => {
      if (present() === 'Agartala') return
      rename('Agartalla', 'Agartala')
      await project.build()
    })

    test.each(alterations)(
      '(%s) is made anew before anything is built from it',
      async (_, alter) => {
        alter()
        const then = other()
        rename(present(), then)
        await project.build()
        expect(whole()).toEqual(wholes.get(then))
        alter()
        expect((await project.build()).out).toContain('Nothing has changed.')
        expect(whole()).toEqual(wholes.get(then))
      },
      120_000,
    )
  })

  test('all of it is made anew by a build, types included', async () => {
    const generated = join(project.root, 'generated')
    const before = printTree(generated)
    rmSync(generated, { recursive: true })
    await project.build()
    expect(printTree(project.client)).toEqual(clean)
    // What `codegen` and `dev` alone keep, and the records of runs.
    const others = (tree: Record<string, string>) =>
      Object.entries(tree).filter(([name]) => !/^pages\/|^\.(state|pages|json-ld)\.json$/.test(name))
    expect(others(printTree(generated))).toEqual(others(before))
    expect((await project.build()).out).toContain('Nothing has changed.')
  }, 60_000)

  test('a record of a page is made anew by codegen', async () => {
    await project.start(['codegen']).ended
    const file = join(project.root, 'generated/pages/gst/chennai.json')
    const record = project.read('generated/pages/gst/chennai.json')
    writeFileSync(file, '{}')
    await project.start(['codegen']).ended
    expect(project.read('generated/pages/gst/chennai.json')).toBe(record)
    rmSync(join(project.root, 'generated/pages'), { recursive: true })
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

describe('a file of public/ under the name of one of the build’s own', () => {
  test.each(['robots.txt', 'gst/chennai.html', '404.html', '_headers'])(
    '(%s) is refused at its place, and the site stays',
    async (name) => {
      project.write(`public/${name}`, 'mine')
      const { code, err } = await project.start(['build']).ended
      expect({ code, err }).toEqual({
        code: 1,
        err: expect.stringContaining(`public/${name}:1:1  file-collision\n`) as string,
      })
      expect(printTree(project.client)).toEqual(clean)
      rmSync(join(project.root, 'public', name))
      expect((await project.build()).out).toContain('Nothing has changed.')
      expect(existsSync(join(project.root, 'dist/.lock'))).toBe(false)
    },
    60_000,
  )
})
