import { mkdirSync, readdirSync } from 'node:fs'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { cityAdd } from '../../../codegen/commands/city-add.ts'
import { formatCityLine, insertRecord } from '../../../codegen/commands/city/city-line.ts'
import { toSlug } from '../../../codegen/model/slug.ts'
import { makeTerminal } from '../../helpers/project/fake-terminal.ts'
import { makeSiteFolder } from '../../helpers/project/site-folder.ts'

const file = 'data/cities.yaml'

describe('the slug of a name', () => {
  test.each([
    ['Vellore Fort', 'vellore-fort'],
    ['Kānchīpuram', 'kanchipuram'],
    ['Thiruvaḷḷūr', 'thiruvallur'],
    ["Cox's Bazar", 'coxs-bazar'],
    ['St. Thomas Mount', 'st-thomas-mount'],
    ['  24 Parganas ', '24-parganas'],
    ['A & N', 'a-n'],
    ['वेल्लोर', ''],
  ])('of "%s" is "%s"', (name, slug) => expect(toSlug(name)).toBe(slug))
})

describe('a city as a line', () => {
  const city = { slug: 'x', name: 'X', state: 'TN', aliases: [], near: [], trades: [] }
  test.each([
    [
      'has its keys in the order of the file',
      {
        ...city,
        slug: 'kormangala',
        name: 'Koramangala',
        state: 'KA',
        aliases: ['koramangala'],
        within: 'bengaluru',
        near: ['jayanagar', 'mg-road'],
        trades: ['silk'],
      },
      'kormangala: { name: Koramangala, state: KA, aliases: [koramangala], within: bengaluru, near: [jayanagar, mg-road], trades: [silk] }',
    ],
    ['leaves out what is empty', city, 'x: { name: X, state: TN }'],
    [
      'quotes a name that YAML would take apart',
      { ...city, name: 'Alpha, Beta: {3}' },
      'x: { name: "Alpha, Beta: {3}", state: TN }',
    ],
    [
      'quotes what YAML would take for no text',
      { ...city, slug: '1e3', name: 'No', aliases: ['null', '24-parganas'] },
      '"1e3": { name: "No", state: TN, aliases: ["null", 24-parganas] }',
    ],
    [
      'keeps an apostrophe as it is',
      { ...city, name: "Cox's Bazar (East)" },
      "x: { name: Cox's Bazar (East), state: TN }",
    ],
  ])('%s', (_, given, want) => expect(formatCityLine(given)).toBe(want))
})

describe('a new record', () => {
  const line = 'karur: { name: Karur }'
  test.each([
    [
      'stands between its neighbours',
      'agra: { a }\nzira: { z }\n',
      'agra: { a }\nkarur: { name: Karur }\nzira: { z }\n',
      2,
    ],
    [
      'stands first below the head of the file',
      '# head\nzira: { z }\n',
      '# head\nkarur: { name: Karur }\nzira: { z }\n',
      2,
    ],
    ['stands last', 'agra: { a }\n', 'agra: { a }\nkarur: { name: Karur }\n', 2],
    [
      'leaves a comment with the record below it',
      'agra: { a } # old\n\n# The west\nzira: { z }\n',
      'agra: { a } # old\nkarur: { name: Karur }\n\n# The west\nzira: { z }\n',
      2,
    ],
    [
      'stands below all lines of a longer record',
      'agra:\n  name: Agra\n\n  # why\n  state: UP\nzira: { z }\n',
      'agra:\n  name: Agra\n\n  # why\n  state: UP\nkarur: { name: Karur }\nzira: { z }\n',
      6,
    ],
    [
      'ends as the other lines do',
      'agra: { a }\r\nzira: { z }\r\n',
      'agra: { a }\r\nkarur: { name: Karur }\r\nzira: { z }\r\n',
      2,
    ],
    ['adds no line break that was not there', 'agra: { a }', 'agra: { a }\nkarur: { name: Karur }', 2],
    [
      'sees quoted keys',
      '"agra": { a }\n\'zira\': { z }\n',
      '"agra": { a }\nkarur: { name: Karur }\n\'zira\': { z }\n',
      2,
    ],
    ['is the first of an empty file', '', 'karur: { name: Karur }\n', 1],
  ])('%s', (_, before, after, number) =>
    expect(insertRecord(before, 'karur', line)).toMatchObject({ text: after, line: number }),
  )
})

describe('npm run city:add', () => {
  const site = makeSiteFolder('small-site')
  const text = site.read(file)
  afterEach(() => site.edit([{ file, write: text }]))
  afterAll(() => site.remove())

  const add = async (
    words: string[],
    values: Record<string, string | boolean | string[]> = {},
    env: Record<string, string> = {},
  ) => {
    const { terminal, said, complained } = makeTerminal(site.root, words, values, env)
    return { code: await cityAdd(terminal), said: said(), complained: complained() }
  }

  test('puts the line in its place and says what changes with it', async () => {
    const { code, said, complained } = await add(['Chikkamagaluru', 'karnataka'], {
      alias: ['Chikmagalur', 'Chickmagalur'],
      near: ['Mysore,bengaluru'],
      trades: ['silk'],
    })
    expect(complained).toBe('')
    expect(said).toMatchInlineSnapshot(`
      "data/cities.yaml:5, below chennai, above coimbatore
        chikkamagaluru: { name: Chikkamagaluru, state: KA, aliases: [chikmagalur, chickmagalur], near: [mysuru, bengaluru], trades: [silk] }
      New: the page /gst/chikkamagaluru, and /gst/chikmagalur, /gst/chickmagalur for the same city.
      The sitemap gets one line more, /gst/chikkamagaluru.
      On /gst/state/karnataka it stands between Bangalore and Mysuru.
      Its page is sound, and better with local facts under "chikkamagaluru" in data/places.yaml: at, district, pinPrefix, population, products, offices.
      3 pages change with it: /gst, /gst/state/karnataka, /search.
      The line is written. Publish it with: npm run build"
    `)
    expect(code).toBe(0)
    const line =
      'chikkamagaluru: { name: Chikkamagaluru, state: KA, aliases: [chikmagalur, chickmagalur], near: [mysuru, bengaluru], trades: [silk] }\n'
    expect(site.read(file)).toBe(text.replace('coimbatore:', `${line}coimbatore:`))
    expect((await site.run()).problems).toEqual([])
  })

  test('writes nothing in a dry run', async () => {
    const { code, said } = await add(['Erode', 'TN'], { 'dry-run': true })
    expect(code).toBe(0)
    expect(said).toContain(
      'data/cities.yaml:6, below coimbatore, above jayanagar\n  erode: { name: Erode, state: TN }\n',
    )
    expect(said).toContain('dry run: nothing was written')
    expect(site.read(file)).toBe(text)
  })

  // Chennai names no near cities, so its page shows the next ones in the state's list.
  test('says which pages list the new city by themselves', async () => {
    const { said } = await add(['Erode', 'TN'])
    expect(said).toContain('5 pages change with it: /gst, /gst/state/tamil-nadu, /gst/chennai, /gst/madras, /search.')
  })

  test('sends search engines to the city of a neighbourhood', async () => {
    expect((await add(['Jaymahal', 'KA'], { within: 'Bangalore' })).said).toContain(
      'The sitemap stays as it is: search engines are sent to /gst/bengaluru.',
    )
  })

  test.each([
    [
      'a taken slug',
      ['Mysuru', 'KA'],
      {},
      'The slug "mysuru" is taken: data/cities.yaml:7 has it as city "mysuru" (Mysuru, KA). If this is another place, give it a slug of its own: --slug mysuru-ka',
    ],
    [
      'a slug that is an alias',
      ['Madras', 'Tamil Nadu'],
      {},
      'The slug "madras" is taken: data/cities.yaml:4 has it as an alias of city "chennai" (Chennai, TN).',
    ],
    [
      'a taken alias',
      ['Erode', 'TN'],
      { alias: ['Madras'] },
      'The alias "madras" is taken: data/cities.yaml:4 has it as an alias of city "chennai" (Chennai, TN). Leave it out.',
    ],
    ['an alias that is the slug', ['Erode', 'TN'], { alias: ['erode'] }, `The alias "erode" is the city's own slug.`],
    [
      'a mistyped state',
      ['Erode', 'Tamil Nadoo'],
      {},
      'data/states.yaml has no state "Tamil Nadoo". Did you mean TN (Tamil Nadu)?',
    ],
    ['a mistyped code', ['Erode', 'TM'], {}, 'data/states.yaml has no state "TM". Did you mean T'],
    [
      'the first digits of a GSTIN in place of a state',
      ['Erode', '33'],
      {},
      'data/states.yaml has no state "33". Did you mean TN (Tamil Nadu)?',
    ],
    [
      'digits that no GSTIN begins with',
      ['Erode', '99'],
      {},
      'data/states.yaml has no state "99". Write its two letters or its name as data/states.yaml has them.',
    ],
    ['no state', ['Erode'], {}, 'Name the city and its state:'],
    ['a name without its quotes', ['Vellore', 'Fort', 'TN'], {}, 'Put quotes around a name of several words:'],
    [
      'an address that leads elsewhere on every host',
      ['Index', 'TN'],
      {},
      'The slug "index" cannot be an address: servers take it for the page of its folder and lead visitors there. Choose another one: --slug index-town',
    ],
    [
      'a word of programs',
      ['Null', 'TN'],
      {},
      'The slug "null" cannot be an address: programs take it for no name but a value.',
    ],
    ['another word of programs', ['Constructor', 'TN'], {}, 'The slug "constructor" cannot be an address:'],
    [
      'a reserved word as a slug',
      ['Erode', 'TN'],
      { slug: 'con' },
      'The slug "con" cannot be an address: Windows can have no file of that name.',
    ],
    ['a reserved word as an alias', ['Erode', 'TN'], { alias: ['Index'] }, 'The alias "index" cannot be an address:'],
    ['a slug that is none', ['Erode', 'TN'], { slug: 'Erode Fort' }, 'Write: --slug erode-fort'],
    [
      'a place within two cities',
      ['Jaymahal', 'KA'],
      { within: 'bengaluru,mysuru' },
      'A place lies within one city, but --within names 2: bengaluru, mysuru. Keep one of them; the others may go into --near.',
    ],
    [
      'a place within two cities, each with its option',
      ['Jaymahal', 'KA'],
      { within: ['bengaluru', 'mysuru'] },
      '--within names 2: bengaluru, mysuru.',
    ],
    ['a name in another script', ['வேலூர்', 'TN'], {}, 'Write the name in Latin letters, or add --slug.'],
  ])('refuses %s', async (_, words, values, told) => {
    const { code, complained } = await add(words, values)
    expect(complained).toContain(told)
    expect(complained).toContain('Nothing was written.')
    expect(code).toBe(1)
    expect(site.read(file)).toBe(text)
  })

  test('writes nothing if the site is not sound with the city, and points at the new line', async () => {
    const { code, complained } = await add(['Erode', 'TN'], { near: ['chenai'] })
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
    expect(code).toBe(1)
    expect(site.read(file)).toBe(text)
  })

  test('keeps comments, line ends and everything else to the byte', async () => {
    const odd = `\uFEFF${text.replaceAll('\n', '\r\n').replace('jayanagar:', '# Part of Bengaluru\r\njayanagar:')}\r\n\r\n# The end`
    site.edit([{ file, write: odd }])
    expect((await add(['Erode', 'TN'])).code).toBe(0)
    expect(site.read(file)).toBe(
      odd.replace('# Part of Bengaluru', 'erode: { name: Erode, state: TN }\r\n# Part of Bengaluru'),
    )
    expect(readdirSync(`${site.root}/data`).filter((name) => name.startsWith('cities'))).toEqual(['cities.yaml'])
  })

  test('sees the cities of other files, and writes into the first one', async () => {
    mkdirSync(`${site.root}/data/cities`)
    site.edit([{ file: 'data/cities/south.yaml', write: 'erode: { name: Erode, state: TN }\n' }])
    expect((await add(['Erode', 'TN'])).complained).toContain('data/cities/south.yaml:1 has it')
    expect((await add(['Salem', 'TN'], { near: ['erode'] })).code).toBe(0)
    expect(site.read(file)).toContain('\nsalem: { name: Salem, state: TN, near: [erode] }')
    site.restore()
  })
})
