import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servicePath } from '#generated/routes.ts'
import { listFiles } from '../../codegen/memo/folder-fingerprint.ts'
import { memoOfOneRun } from '../helpers/project/memo-of-one-run.ts'
import { generate } from '../../codegen/generate.ts'
import { pathsOf, recordsOf, useSiteFolder } from '../helpers/project/use-site-folder.ts'

const site = useSiteFolder('small-site')
const written = mkdtempSync(join(tmpdir(), 'generated-'))
/** The small site as it is written. */
const sound = join(written, 'sound')
beforeAll(async () => void (await generate(await site.plan(), sound)))
afterAll(() => rmSync(written, { recursive: true }))

/** Every file of generated/. */
const filesOf = (folder: string) =>
  Object.fromEntries(listFiles(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))

test('the small site has no problems, and nothing in it keeps it from being published', async () => {
  await site.plan({ isDeploy: true })
})

test('an origin that BASE_URL gives is asked to be real in place of the one in the data', async () => {
  site.replace(
    'data/site.yaml',
    /^origin: .*$/m.exec(site.read('data/site.yaml'))![0],
    'origin: https://www.lekhasetu.example',
  )
  const codes = async (origin?: string) => (await site.run({ isDeploy: true, origin })).problems.map(({ code }) => code)
  expect([await codes(), await codes('https://www.firm.in'), await codes('https://staging.example')]).toEqual([
    ['placeholder'],
    [],
    ['placeholder'],
  ])
})

// One kind of pages after the other, in the order of all-pages.ts.
const smallPages = `
  / /aboutus /howitworks /pricing /Contact /payment /404 /services/404 /offline /services /careers
  /blog /calendar /gst /do-i-need-gst /calculators /late /compare /corrections
  /services/gst-reg /services/msme-udyog /services/gst-return
  /careers/virtual-assistant /careers/gst-specialist
  /privacy-policy /terms
  /blog/professional-tax-guide /blog/gst-compliance-tips /blog/understanding-gst-registration
  /calculators/gst-late-fee
  /cost/gst-registration
  /do-i-need-gst/all-exempt /do-i-need-gst/goods-to-other-states /do-i-need-gst/above-high-limit
  /do-i-need-gst/above-low-limit /do-i-need-gst/above-middle-limit /do-i-need-gst/up-to-high-limit
  /do-i-need-gst/up-to-low-limit /do-i-need-gst/up-to-middle-limit
  /gst/state/karnataka /gst/state/tamil-nadu /gst/state/tripura
  /gst/agartala /gst/bengaluru /gst/bangalore /gst/chennai /gst/madras /gst/coimbatore
  /gst/jayanagar /gst/mysuru /gst/mysore
  /search
/hi/services/gst-reg
`

test('the small site has these pages and no others', async () => {
  expect(pathsOf(await site.plan())).toEqual(smallPages.trim().split(/\s+/))
})

test('writing the site twice gives the same bytes, and the second time nothing is written', async () => {
  const again = join(written, 'again')
  await generate(await site.plan({ memo: memoOfOneRun() }), again)
  expect(filesOf(again)).toEqual(filesOf(sound))
  expect(await generate(await site.plan(), sound)).toBe(0)
  expect(filesOf(again)).toEqual(filesOf(sound))
})

test('writing an edited site over the last one gives the same bytes as writing it anew', async () => {
  const [over, anew] = [join(written, 'over'), join(written, 'anew')]
  cpSync(sound, over, { recursive: true })
  site.replace(
    'data/cities.yaml',
    'chennai: { name: Chennai, state: TN, aliases: [madras]',
    'chennai: { name: Chennai City, state: TN',
  )
  site.replace('data/redirects.yaml', '/contact: /Contact', '/contact: /Contact\n/gst/madras: /gst/chennai')
  const edited = await site.plan()
  for (const folder of [over, anew]) await generate(edited, folder)
  expect(filesOf(over)).toEqual(filesOf(anew))
  expect(Object.keys(filesOf(over))).not.toContain('pages/gst/madras.json')
})

test('the order of the lines of cities changes no page', async () => {
  const [comment, ...lines] = site.read('data/cities.yaml').trimEnd().split('\n')
  // Cities that name no near ones, for which the page chooses some.
  const more = ['Erode', 'Karur', 'Salem', 'Vellore'].map(
    (name) => `${name.toLowerCase()}: { name: ${name}, state: TN }`,
  )
  const recordsInOrder = async (some: readonly string[]) => {
    site.write('data/cities.yaml', `${[comment, ...some].join('\n')}\n`)
    return recordsOf(await site.plan())
  }
  const before = await recordsInOrder([...lines, ...more])
  expect(await recordsInOrder([...more, ...lines].reverse())).toEqual(before)
})

test('the order of a service’s keys, and the way its texts are quoted, change nothing that a page says', async () => {
  const said = async () => (await site.plan()).routes.map((route) => route.record())
  const before = await said()
  const title = 'title: GST Registration\n'
  site.write(
    'data/services/gst-reg.yaml',
    `${site.read('data/services/gst-reg.yaml').replace(title, '')}title: "GST\\x20Registration"\n`,
  )
  expect(await said()).toEqual(before)
})

test.each<[what: string, edit: () => void]>([
  [
    'cities in several files',
    () => {
      const lines = site.read('data/cities.yaml').trimEnd().split('\n').slice(1)
      site.edit([{ file: 'data/cities.yaml', remove: true }])
      site.write('data/cities/south.yaml', `${lines.slice(2).join('\n')}\n`)
      site.write('data/cities/north.yaml', `${lines.slice(0, 2).join('\n')}\n`)
    },
  ],
  [
    'line ends and byte order marks of other systems',
    () => {
      for (const name of listFiles(join(site.root, 'data')))
        if (/\.(yaml|md)$/.test(name))
          site.write(`data/${name}`, `\uFEFF${site.read(`data/${name}`).replaceAll('\n', '\r\n')}`)
    },
  ],
])('%s change no page', async (_, edit) => {
  const before = recordsOf(await site.plan())
  edit()
  expect(recordsOf(await site.plan())).toEqual(before)
})

test('a state that is called NO in the list of states may be named without quotes', async () => {
  site.replace('data/states.yaml', 'TR:\n', 'NO:\n')
  site.replace('data/professional-tax.yaml', 'TR:\n', 'NO:\n')
  site.replace('data/cities.yaml', 'state: TR', 'state: NO')
  site.replace('data/pages/gst.yaml', '- ".. .. TR"', '- ".. .. NO"')
  expect(pathsOf(await site.plan())).toContain('/gst/agartala')
})

test('the origin that is asked for stands in every address, and the one of the data in none', async () => {
  const planned = await site.plan({ origin: 'https://staging.lekhasetu.in' })
  const records = [...recordsOf(planned).values()].join('\n')
  expect(records).toContain('https://staging.lekhasetu.in/gst/chennai')
  expect(records).not.toContain('https://www.lekhasetu.in/')
})
test('the compiler knows by the files that are written which services there are', () => {
  // @ts-expect-error: no such service
  expect(servicePath('gst-regg')).toBe('/services/gst-regg')
})
