import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { cityAdd } from '../../../codegen/commands/city-add.ts'
import { formatCityLine, insertRecord } from '../../../codegen/commands/city/city-line.ts'
import { replaceUnchanged } from '../../../codegen/commands/city/replace-unchanged.ts'
import { toSlug } from '../../../codegen/model/slug.ts'
import { makeTerminal } from '../../helpers/project/fake-terminal.ts'
import { fillDisk, mountDisk, tryToMount, unmountDisk } from '../../helpers/project/small-disk.ts'
import { makeSiteFolder, projectRoot, today } from '../../helpers/project/site-folder.ts'

const file = 'data/cities.yaml'

test.each([
  ['Vellore Fort', 'vellore-fort'],
  ['Kānchīpuram', 'kanchipuram'],
  ['Thiruvaḷḷūr', 'thiruvallur'],
  ["Cox's Bazar", 'coxs-bazar'],
  ['St. Thomas Mount', 'st-thomas-mount'],
  ['  24 Parganas ', '24-parganas'],
  ['A & N', 'a-n'],
  ['वेल्लोर', ''],
])('the slug of a name of "%s" is "%s"', (name, slug) => expect(toSlug(name)).toBe(slug))

const city = { slug: 'x', name: 'X', state: 'TN', aliases: [], within: '', near: [], trades: [] }
test.each([
  [
    'quotes a name that YAML would take apart',
    { ...city, name: 'Alpha, Beta: {3}' },
    'x: { name: "Alpha, Beta: {3}", state: TN }',
  ],
  [
    'quotes what YAML would take for no text',
    { ...city, slug: '1e3', name: 'True', aliases: ['null', '24-parganas'] },
    '"1e3": { name: "True", state: TN, aliases: ["null", "24-parganas"] }',
  ],
  [
    'keeps an apostrophe as it is',
    { ...city, name: "Cox's Bazar (East)" },
    "x: { name: Cox's Bazar (East), state: TN }",
  ],
])('a city as a line %s', (_, given, want) => expect(formatCityLine(given)).toBe(want))

describe('a new record', () => {
  const line = 'karur: { name: Karur }'
  // The sign + stands where the new line comes.
  test.each([
    ['stands between its neighbours', 'agra: { a }\n+zira: { z }\n'],
    ['stands first below the head of the file', '# head\n+zira: { z }\n'],
    ['stands last', 'agra: { a }\n+'],
    ['leaves a comment with the record below it', 'agra: { a } # old\n+\n# The west\nzira: { z }\n'],
    ['stands below all lines of a longer record', 'agra:\n  name: Agra\n\n  # why\n  state: UP\n+zira: { z }\n'],
    ['ends as the other lines do', 'agra: { a }\r\n+zira: { z }\r\n'],
    ['sees quoted keys', '"agra": { a }\n+\'zira\': { z }\n'],
    ['is the first of an empty file', '+'],
  ])('%s', (_, marked) => {
    const end = marked.includes('\r') ? '\r\n' : '\n'
    expect(insertRecord(marked.replace('+', ''), 'karur', line)).toMatchObject({
      text: marked.replace('+', line + end),
      line: marked.split('+')[0]!.split('\n').length,
    })
  })

  test('adds no line break that was not there', () =>
    expect(insertRecord('agra: { a }', 'karur', line)).toMatchObject({ text: `agra: { a }\n${line}`, line: 2 }))
})

describe('npm run city:add', () => {
  const site = makeSiteFolder('small-site')
  const text = site.read(file)
  afterEach(() => site.write(file, text))
  afterAll(() => site.remove())

  const add = async (words: string[], values: Record<string, string | boolean | string[]> = {}) => {
    const { terminal, said, complained } = makeTerminal(site.root, words, values)
    const code = await cityAdd(terminal)
    return { code, said: said(), complained: complained() }
  }

  test('puts the line in its place and says what changes with it', async () => {
    const { code, said, complained } = await add(['Chikkamagaluru', 'karnataka'], {
      alias: ['Chikmagalur', 'Chickmagalur'],
      near: ['Mysuru,bengaluru'],
      trades: ['silk'],
    })
    expect(complained).toBe('')
    expect(said).toMatchInlineSnapshot(`
      "data/cities.yaml:5
        chikkamagaluru: { name: Chikkamagaluru, state: KA, aliases: [chikmagalur, chickmagalur], near: [mysuru, bengaluru], trades: [silk] }
      New: the page /gst/chikkamagaluru, "GST Registration in Chikkamagaluru | Lekhasetu", and /gst/chikmagalur, /gst/chickmagalur for the same city.
      The sitemap gets one line more, /gst/chikkamagaluru.
      Its page is sound, and better with local facts under "chikkamagaluru" in data/places.yaml: at, district, pinPrefix, population, products, offices.
      3 other pages will change: /gst, /gst/state/karnataka, /search.
      The line is written. See the page with npm run dev, then commit and push."
    `)
    expect(code).toBe(0)
    const line =
      'chikkamagaluru: { name: Chikkamagaluru, state: KA, aliases: [chikmagalur, chickmagalur], near: [mysuru, bengaluru], trades: [silk] }\n'
    expect(site.read(file)).toBe(text.replace('coimbatore:', `${line}coimbatore:`))
    expect((await site.run()).problems).toEqual([])
  })

  // Chennai names no near cities, so its page shows the next ones in the state's list.
  test('writes nothing in a dry run, and says which pages will list the city', async () => {
    const { code, said } = await add(['Erode', 'TN'], { 'dry-run': true })
    expect(code).toBe(0)
    expect(said).toContain('data/cities.yaml:6\n  erode: { name: Erode, state: TN }\n')
    expect(said).toContain('/gst/state/tamil-nadu, /gst/chennai, /gst/madras, /search.')
    expect(said).toContain('dry run: nothing was written')
    expect(site.read(file)).toBe(text)
  })

  test('warns of a name that is another one misspelled', async () => {
    const { code, complained } = await add(['Chenai', 'TN'], { 'dry-run': true })
    expect(complained).toContain('Chenai may be Chennai in another spelling')
    expect(code).toBe(0)
  })

  test('sends search engines to the city of a neighbourhood', async () => {
    expect((await add(['Jaymahal', 'KA'], { within: 'Bengaluru' })).said).toContain(
      'The sitemap stays as it is: search engines are sent to /gst/bengaluru.',
    )
  })

  test.each([
    ['a mistyped state', ['Erode', 'Tamil Nadoo'], {}, 'data/states.yaml has no state "Tamil Nadoo". Did you mean TN?'],
    ['no state', ['Erode'], {}, 'Write the name, in quotes if it has several words, and the state:'],
    ['a city that is there', ['Mysuru', 'KA'], {}, 'mysuru is already there: data/cities.yaml:7:1'],
    ['an old name', ['Madras', 'TN'], {}, 'madras is already an address of Chennai: data/cities.yaml:4:1'],
    [
      'a name that is in another state',
      ['Mysuru', 'TN'],
      {},
      'mysuru is already there: data/cities.yaml:7:1, in Karnataka. If you mean a place of the same name, add what tells them apart: npm run city:add -- "Mysuru (Tamil Nadu)" TN',
    ],
    ['a name in another script', ['வேலூர்', 'TN'], {}, 'has no Latin letter to make an address from. Add --slug.'],
  ])('refuses %s', async (_, words, values, told) => {
    await expect(add(words, values)).rejects.toThrow(told)
    expect(site.read(file)).toBe(text)
  })

  test.each([
    ['a word of programs', ['Null', 'TN'], {}, 'programs take it for no name but a value'],
    ['a place within two cities', ['Jaymahal', 'KA'], { within: 'bengaluru,mysuru' }, 'no city "bengaluru-mysuru"'],
  ])('refuses %s as the checks of the data do', async (_, words, values, told) => {
    const { code, complained } = await add(words, values)
    expect(complained).toContain(told)
    expect(complained).toContain('Nothing was written.')
    expect(code).toBe(1)
    expect(site.read(file)).toBe(text)
  })

  test('points at the new line if the site is not sound with the city', async () => {
    const { complained } = await add(['Erode', 'TN'], { near: ['chenai'] })
    expect(complained).toMatchInlineSnapshot(`
      "data/cities.yaml:6:41  unknown-city
        City "erode" refers to city "chenai", but data/cities.yaml has no city "chenai".

          5 | coimbatore: { name: Coimbatore, state: TN, near: [chennai], trades: [pumps-motors] }
        > 6 | erode: { name: Erode, state: TN, near: [chenai] }
            |                                         ^^^^^^
          7 | jayanagar: { name: Jayanagar, state: KA, within: bengaluru, near: [bengaluru] }

        Did you mean "chennai" (Chennai)?

      1 problem in 1 file. Nothing was written.
      "
    `)
  })

  test('keeps comments, line ends and everything else to the byte', async () => {
    const odd = `\uFEFF${text.replaceAll('\n', '\r\n').replace('jayanagar:', '# Part of Bengaluru\r\njayanagar:')}\r\n\r\n# The end`
    site.write(file, odd)
    expect((await add(['Erode', 'TN'])).code).toBe(0)
    expect(site.read(file)).toBe(
      odd.replace('# Part of Bengaluru', 'erode: { name: Erode, state: TN }\r\n# Part of Bengaluru'),
    )
  })

  test('loses no line where several cities are added at once', async () => {
    const names = ['Alpha Nagar', 'Bravo Nagar', 'Charlie Nagar', 'Delta Nagar']
    const all = await Promise.all(names.map((name) => add([name, 'TN'])))
    expect(all.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    for (const name of names) expect(site.read(file)).toContain(`{ name: ${name}, state: TN }\n`)
  })

  test('writes nothing over what was saved in the meantime, and keeps a link and the rights of its file', async () => {
    const [path, target] = [join(site.root, file), join(site.root, 'cities.yaml')]
    renameSync(path, target)
    symlinkSync(target, path)
    chmodSync(target, 0o600)
    expect(await replaceUnchanged(path, { was: `${text}# older\n`, text: 'new' })).toBe('changed')
    expect(readFileSync(target, 'utf8')).toBe(text)
    expect((await add(['Erode', 'TN'])).code).toBe(0)
    expect(readFileSync(target, 'utf8')).toContain('erode: {')
    expect(lstatSync(path).isSymbolicLink()).toBe(true)
    expect(statSync(target).mode & 0o777).toBe(0o600)
    expect(readdirSync(site.root).filter((name) => name.endsWith('~'))).toEqual([])
  })

  test.skipIf(!tryToMount())('leaves the file whole where the disk is full', async () => {
    const disk = join(site.root, 'disk')
    mkdirSync(disk)
    mountDisk(disk, '64k')
    try {
      const target = join(disk, 'cities.yaml')
      writeFileSync(target, `${text}# ${'x'.repeat(20_000)}\n`)
      rmSync(join(site.root, file))
      symlinkSync(target, join(site.root, file))
      const full = site.read(file)
      fillDisk(join(disk, 'filler'))
      await expect(add(['Erode', 'TN'])).rejects.toThrow(
        'The disk is full. Free some space, then add the city again. Nothing was written.',
      )
      expect(site.read(file)).toBe(full)
      expect(readdirSync(disk).sort()).toEqual(['cities.yaml', 'filler'])
    } finally {
      unmountDisk(disk)
    }
  })

  test('says in a sentence that this user may not change the file', () => {
    const path = join(site.root, file)
    chmodSync(path, 0o444)
    // Root may write everything, unless it gives up that one capability.
    const through =
      process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override', '--inh-caps=-dac_override'] : []
    const [command = '', ...args] = [
      ...through,
      process.execPath,
      'codegen/cli.mjs',
      'city:add',
      'Erode',
      'TN',
      '--root',
      site.root,
    ]
    const { status, stderr } = spawnSync(command, args, {
      cwd: projectRoot,
      env: { PATH: process.env['PATH'], SITE_TODAY: today },
      encoding: 'utf8',
    })
    chmodSync(path, 0o644)
    expect(stderr).toBe(
      `${path} cannot be read or written by this user. Allow it, then add the city again. Nothing was written.\n`,
    )
    expect(status).toBe(1)
    expect(site.read(file)).toBe(text)
  })
})
