import { spawnSync } from 'node:child_process'
import type { HTMLElement } from 'node-html-parser'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { allPages, clientFolder, getPage, textOf } from '../../helpers/site/built-site.ts'
import { kinds } from '../../helpers/site/kinds.ts'

/** One page of every kind; the two that stand for a missing address are files of their own. */
const filed: Record<string, string> = { '/no-such-page': '/404', '/services/no-such-service': '/services/404' }
const pages = kinds.map(([kind, path]) => [kind, getPage(filed[path] ?? path)] as const)
// Kinds whose pages differ much among themselves have a second example.
const more = [
  '/services/add-director',
  '/gst/jayanagar',
  '/gst/port-blair',
  '/careers/virtual-assistant',
  '/privacy-policy',
  '/blog/professional-tax-guide',
].map((path) => ['another', getPage(path)] as const)

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes attributes as it is given them; HTML takes either case and either form.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // A telephone number may break over two lines on a narrow phone.
    'tel-non-breaking': 'off',
    // The numbered sections of the legal pages begin with their number, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
  },
})

test.each([...pages, ...more])(
  'html-validate finds nothing wrong with the page of the kind "%s"',
  async (_, { path, html }) => {
    // The header with its menus is the same on all pages: that of the home page stands for them.
    const own = path === '/' ? html : html.replace(/<header\b[^>]* data-header.*?<\/header>/s, '')
    const { results } = await validator.validateString(own)
    const said = results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, offset }) => `${ruleId}: ${message} …${own.slice(offset - 40, offset + 60)}…`)
    expect(said).toEqual([])
  },
)

test('every table on every page has a name, and its cells have heads', () => {
  const tables = allPages.flatMap(({ path, root }) =>
    root.querySelectorAll('table').map((table) => ({ path, root, table })),
  )
  const nameOf = ({ root, table }: (typeof tables)[number]) => {
    const heading = table.getAttribute('aria-labelledby')
    const name = heading === undefined ? table.querySelector('caption') : root.querySelector(`[id="${heading}"]`)
    return table.getAttribute('aria-label') ?? textOf(name)
  }
  expect(tables.length).toBeGreaterThan(100)
  expect(tables.filter((one) => nameOf(one) === '').map(({ path }) => path)).toEqual([])
  expect(tables.filter(({ table }) => !table.querySelector('th[scope]')).map(({ path }) => path)).toEqual([])
})

const hasJava = spawnSync('java', ['-version']).status === 0

test.skipIf(!hasJava)(
  'the Nu checker finds nothing wrong with a page of any kind (needs Java)',
  { timeout: 120_000 },
  () => {
    const jar = join(createRequire(import.meta.url).resolve('vnu-jar/package.json'), '../build/dist/vnu.jar')
    const files = [...pages, ...more].map(([, page]) => join(clientFolder, page.file))
    // The optimising compiler costs more than it saves; without it the stack is deeper.
    const options = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m', '-jar', jar]
    const { stderr, stdout } = spawnSync('java', [...options, '--format', 'json', ...files], {
      encoding: 'utf8',
      maxBuffer: 32_000_000,
    })
    const { messages } = JSON.parse(stderr || stdout) as {
      messages: { type: string; subType?: string; url: string; message: string; extract?: string }[]
    }
    const wrong = messages
      .filter((message) => message.type !== 'info' || message.subType === 'warning')
      .map(({ url, message, extract }) => `${url.split('/client/')[1]}: ${message} …${extract ?? ''}…`)
    expect(wrong).toEqual([])
  },
)

const namesOn = (selector: string, isRight: (one: HTMLElement) => boolean) =>
  allPages.flatMap(({ path, root }) =>
    root
      .querySelectorAll(selector)
      .filter((one) => !isRight(one))
      .map((one) => `${path}: ${one.outerHTML.slice(0, 120)}`),
  )

test('every landmark beside the main ones has a name', () => {
  const isNamed = (one: HTMLElement) => one.hasAttribute('aria-label') || one.hasAttribute('aria-labelledby')
  expect(namesOn('search, aside, nav, [role="search"]', isNamed)).toEqual([])
})

test('every field in which something is typed has an end', () => {
  const typed =
    'textarea, input:not([type]), ' +
    ['text', 'email', 'tel', 'search', 'url'].map((type) => `input[type="${type}"]`).join(', ')
  expect(allPages.flatMap(({ root }) => root.querySelectorAll(typed)).length).toBeGreaterThan(allPages.length)
  expect(namesOn(typed, (one) => Number(one.getAttribute('maxlength')) > 0)).toEqual([])
})

test('no link says only that it starts, or leads to, something', () => {
  const empty = /^(?:start|here|click here|more|read more|learn more|details|link)$/i
  expect(namesOn('a[href]', (one) => !empty.test(textOf(one).trim()))).toEqual([])
})
