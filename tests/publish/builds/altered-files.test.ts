import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findSameSite } from '../../../codegen/publish/copies/check-copy.ts'
import { readCopyState, writeCopyState } from '../../../codegen/publish/copies/two-copies.ts'
import { foldersOf } from '../../../codegen/publish/folders.ts'
import { fingerprintGenerated } from '../../../codegen/write/fingerprint-generated.ts'
import { isEvery } from '../../helpers/every.ts'
import { pagesOnly, printTree } from '../../helpers/project/project-copy.ts'
import { publishSite } from '../../helpers/project/publish-site.ts'
import { useBuiltCopy } from '../../helpers/project/use-built-copy.ts'

describe('a built site whose files are not as they were built', () => {
  const project = useBuiltCopy()
  const live = (file: string) => join(project.client, file)
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

  test('is trusted by a build, and made anew and listed by --verify', async () => {
    const clean = printTree(project.client)
    alter()
    expect((await project.build()).out).toContain('Nothing has changed.')
    const run = await project.build('--verify')
    expect(run.out).not.toContain('Nothing has changed.')
    expect(printTree(project.client)).toEqual(clean)
    const { added, changed, removed } = JSON.parse(project.read('dist/changes.json')) as {
      added: object
      changed: object
      removed: string[]
    }
    expect({ added: Object.keys(added), changed: Object.keys(changed).sort(), removed: removed.sort() }).toEqual({
      added: ['robots.txt'],
      changed: ['blog.html', 'gst/chennai.html', 'payment.html', 'pricing.html'],
      removed: ['gst/stranger.html', 'wp-admin/index.php'],
    })
    expect((await project.build('--verify')).out).toContain('Nothing has changed.')
  }, 120_000)
})

describe('the two copies in dist/, of which one is live', () => {
  let root: string
  let clean: ReturnType<typeof whole>
  const at = (name: string) => join(root, name)
  const whole = () => ({ site: printTree(at('dist/client')), server: printTree(at('dist/server')) })
  /** The folder of the copy that is not live. */
  const spare = () => at(`dist/sites/${readlinkSync(at('dist/current')).endsWith('a') ? 'b' : 'a'}/client`)

  /** Publishes a site unless it is there already, as `npm run build` does. */
  async function build({ title = 'Plans', odd = '', isCompressed = true, isVerified = false } = {}): Promise<void> {
    const folders = foldersOf(root)
    const inputs = [title, odd, isCompressed].join(' ')
    if (findSameSite(folders, inputs, isVerified)) return
    const texts = { 'index.html': 'Home', 'gst/chennai.html': 'Chennai', 'terms.html': 'Terms', 'pricing.html': title }
    const pages = Object.entries({ ...texts, ...(odd && { [odd]: odd }) })
    const files = pages.map(([path, text]) => ({ path, key: text, make: () => text }))
    await publishSite(folders.dist, files, {
      isCompressed,
      isVerified,
      note: () => ({ inputs, generated: fingerprintGenerated(folders.generated), summary: '', warnings: [] }),
    })
  }

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'copies-'))
    mkdirSync(at('generated'))
    for (const name of ['records', 'ids']) writeFileSync(at(`generated/${name}.ts`), '')
    await build()
    clean = whole()
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test.each([
    ...['dist', 'dist/client', 'dist/current', 'dist/server', 'dist/SHA256SUMS', 'dist/changes.json'],
    ...['dist/sites', 'dist/sites/a', 'dist/sites/b', 'dist/sites/a/state.json'],
  ])('are whole again where %s is gone', async (name) => {
    rmSync(at(name), { recursive: true })
    await build()
    expect(whole()).toEqual(clean)
    for (const file of ['dist/SHA256SUMS', 'dist/changes.json']) expect(existsSync(at(file)), file).toBe(true)
  })

  test('are made anew where their records are those of an earlier version of this code', async () => {
    for (const copy of ['a', 'b'] as const) {
      const { files, ...state } = readCopyState(at('dist'), copy)
      const texts = Object.entries(files).map(([path, record]) => [path, record.join(' ')])
      writeCopyState(at('dist'), copy, { ...state, files: Object.fromEntries(texts) as typeof files })
    }
    await build({ title: 'Prices' })
    await build()
    expect(whole()).toEqual(clean)
  })

  test('are mended by --verify before an altered spare one goes live', async () => {
    await build({ title: 'Prices' })
    // One that both copies share, one that the last edit gave the live one alone, and a stranger.
    for (const name of ['terms.html', 'pricing.html']) {
      rmSync(join(spare(), name))
      writeFileSync(join(spare(), name), 'x')
    }
    writeFileSync(join(spare(), 'stranger.html'), 'x')
    // What unpacks it passes over a tail.
    const form = readFileSync(join(spare(), 'index.html.br'))
    rmSync(join(spare(), 'index.html.br'))
    writeFileSync(join(spare(), 'index.html.br'), Buffer.concat([form, Buffer.from('x')]))
    await build({ isVerified: true })
    expect(whole()).toEqual(clean)
  })

  test('are made anew by --verify where a list beside the live one was altered', async () => {
    const sums = readFileSync(at('dist/SHA256SUMS'), 'utf8')
    writeFileSync(at('dist/current/SHA256SUMS'), 'x')
    await build({ isVerified: true })
    expect(readFileSync(at('dist/SHA256SUMS'), 'utf8')).toBe(sums)
  })

  test('take nothing from one in which --verify has found an altered file', async () => {
    rmSync(at('dist/client/terms.html'))
    writeFileSync(at('dist/client/terms.html'), 'x')
    await build({ isVerified: true })
    // It is made in the place of the altered one.
    await build({ title: 'Prices' })
    expect(readFileSync(at('dist/client/terms.html'), 'utf8')).toBe('Terms')
  })

  test('end no build where a file is gone from the spare one', async () => {
    await build({ title: 'Prices' })
    rmSync(join(spare(), 'pricing.html'))
    await build()
    expect(whole()).toEqual(clean)
  })

  test('leave no compressed form to a build without them where no record speaks of the spare one', async () => {
    rmSync(join(spare(), '../state.json'))
    await build({ title: 'Prices', isCompressed: false })
    // Servers would send it in place of the page.
    expect(Object.keys(whole().site).filter((name) => /\.(br|gz)$/.test(name))).toEqual([])
    await build()
    expect(whole()).toEqual(clean)
  })

  test('are seen by visitors again where a plain copy took the place of dist/client', async () => {
    rmSync(at('dist/client'))
    mkdirSync(at('dist/client'))
    writeFileSync(at('dist/client/index.html'), 'an old copy')
    await build()
    expect(whole()).toEqual(clean)
  })

  test('let a folder take the place of a file, and a file that of a folder', async () => {
    const folder = 'odd/inside.txt'
    // Every second one comes to the same copy.
    for (const odd of [folder, 'odd', folder, '', 'odd', '', folder, '']) {
      await build({ odd })
      expect(Object.keys(whole().site).filter((name) => name.startsWith('odd') && !/\.(br|gz)$/.test(name))).toEqual(
        odd === '' ? [] : [odd],
      )
    }
    expect(whole()).toEqual(clean)
  })
})

describe('files of generated/ that are not as codegen wrote them', () => {
  const project = useBuiltCopy(pagesOnly)
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
      rmSync(at('json-ld/state.json'))
      const lines = project.read('generated/json-ld/city.json')
      writeFileSync(at('json-ld/city.json'), lines.replace('"Mysuru"', '"Elsewhere"').replace(/^.*chennai.*\n/m, ''))
      writeFileSync(at('json-ld/nowhere.json'), '{}')
      writeFileSync(
        at('client-routes.ts'),
        `${project.read('generated/client-routes.ts')}\nexport const stranger = 1\n`,
      )
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

  test('are all made anew before a build makes anything from them', async () => {
    const before = whole()
    // An edit that concerns none of these files.
    const edit = (now: string, then: string) => project.edit('data/cities.yaml', `name: ${now},`, `name: ${then},`)
    for (const alter of isEvery ? rounds : rounds.slice(0, 1)) {
      edit('Agartala', 'Agartalla')
      await project.build(...pagesOnly)
      alter()
      writeFileSync(at('editor/stranger.schema.json'), '{}\n')
      edit('Agartalla', 'Agartala')
      await project.build(...pagesOnly)
      expect(whole()).toEqual(before)
      alter()
      expect((await project.build(...pagesOnly)).out).toContain('Nothing has changed.')
      expect(whole()).toEqual(before)
    }
  }, 120_000)

  test('are made anew by a build where all of generated/ is gone, types included', async () => {
    const before = whole()
    rmSync(at(''), { recursive: true })
    await project.build(...pagesOnly)
    expect(whole()).toEqual(before)
  })

  test('are made anew by codegen where they are the record of a page', async () => {
    await project.start(['codegen']).ended
    const record = project.read('generated/pages/gst/chennai.json')
    writeFileSync(at('pages/gst/chennai.json'), '{}')
    await project.start(['codegen']).ended
    expect(project.read('generated/pages/gst/chennai.json')).toBe(record)
  })
})
