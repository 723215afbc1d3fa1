import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parse as parseHtml } from 'node-html-parser'
import type { HTMLElement, Node } from 'node-html-parser'
import { once, onceByText } from '../../../codegen/lib/once.ts'
import { projectRoot } from '../project/site-folder.ts'

/** One page of the built site, as a host would serve it. */
export interface BuiltPage {
  /** The address, without ending or slash at its end: `/gst/mumbai`. */
  path: string
  /** The file in dist/client: `gst/mumbai.html`. */
  file: string
  html: string
  /** The parsed page; made at the first use. */
  readonly root: HTMLElement
}

/** A node of JSON-LD. */
export type JsonLd = { [property: string]: unknown }

if (!existsSync(join(projectRoot, 'dist/client/index.html'))) {
  throw new Error('These tests read the built site, and dist/client holds none. Run `npm run build` first.')
}

/** The folder of this build, by its real place, for a build may swap dist meanwhile. */
export const clientFolder = realpathSync(join(projectRoot, 'dist/client'))

/** Hashed files of earlier builds, which stay for pages that are still open. */
const { kept } = JSON.parse(readFileSync(join(clientFolder, '../changes.json'), 'utf8')) as {
  kept: Record<string, string>
}

/** Every file of the built site itself but the compressed twins, by its path from dist/client. */
export const builtFiles: readonly string[] = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => relative(clientFolder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((file) => !(file in kept))
  .sort()

/** The pages for a missing address or connection, which have no address of their own. */
export const servicePages = ['/404', '/services/404', '/offline']

export const allPages: readonly BuiltPage[] = builtFiles.filter((file) => file.endsWith('.html')).map(toPage)

/** The pages in the site's language; the others are translations of some of them. */
export const englishPages = allPages.filter(({ html }) => html.includes('<html lang="en-IN"'))
export const isTranslated = (page: BuiltPage): boolean => !englishPages.includes(page)

const byPath = new Map(allPages.map((page) => [page.path, page]))

export const hasPage = (path: string): boolean => byPath.has(path)

export function getPage(path: string): BuiltPage {
  const page = byPath.get(path)
  if (!page) throw new Error(`The built site has no page at ${path}.`)
  return page
}

/** The elements of a page that a selector names, and the first of them. */
export const partsOf = (path: string, selector: string): HTMLElement[] => getPage(path).root.querySelectorAll(selector)
export function partOf(path: string, selector: string): HTMLElement {
  const [part] = partsOf(path, selector)
  if (!part) throw new Error(`The page ${path} has no ${selector}.`)
  return part
}

/** The paths of the pages that are wrong: none is what a test wants. */
export const pathsWhere = (isWrong: (page: BuiltPage) => boolean, pages = allPages): string[] =>
  pages.filter(isWrong).map(({ path }) => path)

/** What is found on pages, each finding behind the path of its page. */
export const findingsOn = (find: (page: BuiltPage) => readonly string[], pages = allPages): string[] =>
  pages.flatMap((page) => find(page).map((found) => `${page.path}: ${found}`))

/** Where links lead: those of a part of a page, or all of them that a selector names. */
export const hrefsIn = (part: HTMLElement, selector = 'a'): string[] =>
  part.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '')

/** The section of a page whose heading begins so. */
export const sectionHeaded = (root: HTMLElement, start: string): HTMLElement | undefined =>
  root.querySelectorAll('main section').find((section) => textOf(section.querySelector('h2')).startsWith(start))

/** The text of a chat that a link opens. */
export const chatTextOf = (link: HTMLElement | string): string =>
  new URL(typeof link === 'string' ? link : link.getAttribute('href')!).searchParams.get('text') ?? ''

/** The text of a built file that is not a page. */
export const readBuilt = (file: string): string => readFileSync(join(clientFolder, file), 'utf8')

/** The text of a file that the build makes for servers. */
export const readServerFile = (file: string): string => readFileSync(join(clientFolder, '../server', file), 'utf8')

/** The bytes of a built file, or of its compressed twin where the name ends so. */
export const readBytes = (file: string): Buffer => readFileSync(join(clientFolder, file))

const unread = new Set(['SCRIPT', 'STYLE', 'SVG', 'TEMPLATE', 'NOSCRIPT'])
const inText = new Set('A ABBR B CODE DEL EM I INS S SMALL STRONG SUB SUP TIME'.split(' '))

type IsLeftOut = (element: HTMLElement) => boolean

/** What a person reads in an element: blocks and spans set apart by a space, spaces collapsed. */
export const textOf = (element: Node | null | undefined): string => textWithout(element, () => false)

/** The same without some of the elements in it. */
export const textWithout = (element: Node | null | undefined, isLeftOut: IsLeftOut): string =>
  element ? collectText(element, isLeftOut).replace(/\s+/g, ' ').trim() : ''

/** An element's words as they were first published: without the figures of today beside them. */
export const publishedTextOf = (element: HTMLElement): string =>
  textWithout(
    element,
    (one) => one.tagName === 'INS' || (one.classList.contains('visually-hidden') && one.closest('del') !== null),
  )

export const mainText = onceByText((path: string) => textOf(getPage(path).root.querySelector('main')))

/** The value of a meta tag, by its name or property. */
export function metaOf(page: BuiltPage, name: string): string | undefined {
  return page.root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
}

export const titleOf = (page: BuiltPage): string => textOf(page.root.querySelector('title'))

/** Where the page's canonical link leads, as a path of this site. */
export const canonicalOf = once(({ root }: BuiltPage): string | undefined => {
  const href = root.querySelector('link[rel=canonical]')?.getAttribute('href')
  return href === undefined ? undefined : new URL(href).pathname
})

/** The address of the site, without a slash at its end. */
export const origin = new URL(getPage('/').root.querySelector('link[rel=canonical]')!.getAttribute('href')!).origin

/** The day of the build, 2026-11-25: the tests may run after midnight in India. */
export const builtOn = getPage('/').root.querySelector('main [data-cover] time')!.getAttribute('datetime')!

export const isCanonical = (page: BuiltPage): boolean => canonicalOf(page) === page.path

export const isIndexable = (page: BuiltPage): boolean => !(metaOf(page, 'robots') ?? '').includes('noindex')

/** The parsed JSON-LD blocks of a page. */
export const jsonLdOf = once(({ root }: BuiltPage) =>
  root.querySelectorAll('script[type="application/ld+json"]').map((script) => JSON.parse(script.rawText) as JsonLd),
)

/** The nodes of a page's JSON-LD that stand in no other node. */
export const topNodesOf = (page: BuiltPage): JsonLd[] =>
  jsonLdOf(page).flatMap((block) => (block['@graph'] as JsonLd[] | undefined) ?? [block])

/** All typed nodes of a page's JSON-LD, the nested ones too. */
export const typedNodesOf = once((page: BuiltPage): JsonLd[] => {
  const found: JsonLd[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (typeof value === 'object' && value !== null) {
      if ('@type' in value) found.push(value as JsonLd)
      Object.values(value).forEach(visit)
    }
  }
  jsonLdOf(page).forEach(visit)
  return found
})

export const nodesOfType = (page: BuiltPage, type: string): JsonLd[] =>
  typedNodesOf(page).filter((node) => node['@type'] === type)

/** A token that does not break across lines, or the text around it: elements of no meaning. */
function isWhole({ tagName, classNames, childNodes }: HTMLElement): boolean {
  const isToken = (node: Node) => (node as HTMLElement).classNames === 'whole'
  return tagName === 'SPAN' && (classNames === 'whole' || childNodes.some(isToken))
}

function collectText(node: Node, isLeftOut: IsLeftOut): string {
  if (node.nodeType === 3) return node.text
  if (node.nodeType === 8) return ''
  const element = node as HTMLElement
  if (unread.has(element.tagName) || isLeftOut(element)) return ''
  const inside = node.childNodes.map((child) => collectText(child, isLeftOut)).join('')
  return inText.has(element.tagName) || isWhole(element) ? inside : ` ${inside} `
}

function toPage(file: string): BuiltPage {
  const html = readFileSync(join(clientFolder, file), 'utf8')
  const address = `/${file.replace(/\.html$/, '')}`
  let root: HTMLElement | undefined
  return {
    path: address === '/index' ? '/' : address,
    file,
    html,
    get root() {
      return (root ??= parseHtml(html, {
        comment: false,
        blockTextElements: { script: true, style: true, pre: false },
      }))
    },
  }
}
