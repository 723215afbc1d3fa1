import { kinds } from '../../model/page-kinds.ts'
import type { Kind } from '../../model/page-kinds.ts'
import { present } from '../../lib/present.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashText } from '../../memo/fingerprint.ts'
import { fileOf } from '../files/published-file.ts'
import type { PublishedFile } from '../files/published-file.ts'
import { recordOf } from '../../lib/record-of.ts'

/** What Vite made of each module: its script, what that imports, and its style sheets. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] }
>

/** What Vite made of a module that is there in every bundle. */
export function getChunk(manifest: Manifest, key: string): Manifest[string] {
  return present(manifest[key], `${key} in the bundle`)
}

/** The module with which every page starts. */
export const startModule = 'src/pages/+client.ts'

/** The page of a kind: of its script the browser needs nothing, only the style sheets. */
export const pageModule = (kind: Kind) => `src/pages/${kind}/+Page.tsx`

/** The parts of its pages that React hydrates. */
export const islandsModule = (kind: Kind) => `src/pages/${kind}/islands.ts`

/** The module that the start loads when a search field gets the focus. */
export const searchModule = 'src/client/search/combobox.ts'

/** React, which the start loads when an island is near or touched. */
export function findApp(manifest: Manifest): string {
  const first = getChunk(manifest, startModule).dynamicImports?.find((one) => one !== searchModule)
  if (first === undefined) throw new Error('The start script loads no app: look at vite.config.ts')
  return first
}

/** What a page of one kind loads, and every file that has to be published for it. */
export interface SiteAssets {
  /** Style sheets of each kind of page: one that all share, and the kind's own. */
  css: Record<Kind, readonly string[]>
  script: string
  /** Fonts that the sheets name; all pages ask for them early. */
  fonts: readonly string[]
  /** Scripts and fonts as they are in the bundle, and style sheets joined from those of modules. */
  files: readonly PublishedFile[]
}

/** Two style sheets a page, so that the shared one is loaded once; and only the files in use. */
export function collectAssets({ client, manifest }: { client: string; manifest: Manifest }): SiteAssets {
  const sheets = new Map<string, string>()
  const joined = (parts: readonly string[]): string =>
    parts.map((file) => readFileSync(join(client, file), 'utf8').trim()).join('\n')
  const sheet = (name: string, text: string): string => {
    const file = `assets/${name}.${hashText(text).replaceAll(/[-_]/g, '').slice(0, 8)}.css`
    sheets.set(file, text)
    return `/${file}`
  }
  const shared = new Set([...sheetsOf(manifest, startModule), ...sheetsOf(manifest, findApp(manifest))])
  const site = sheet('site', joined([...shared]))
  const css = recordOf(kinds, (kind) => {
    const files = sheetsOf(manifest, pageModule(kind)).filter((file) => !shared.has(file))
    return files.length > 0 ? [site, sheet(kind, joined(files))] : [site]
  })
  const modules = [startModule, findApp(manifest), searchModule, ...kinds.map(islandsModule)]
  const scripts = modules.map((key) => getChunk(manifest, key).file)
  const fonts = fontsIn(sheets.values())
  return {
    css,
    script: `/${getChunk(manifest, startModule).file}`,
    fonts: fonts.map((file) => `/${file}`),
    files: [
      ...[...scripts, ...fonts].map((path) => fileOf(path, readFileSync(join(client, path)))),
      ...[...sheets].map(([path, text]) => fileOf(path, Buffer.from(text))),
    ],
  }
}

/** The font files of style sheets, which Vite has named by their contents. */
function fontsIn(sheets: Iterable<string>): string[] {
  const named = [...sheets].join('\n').matchAll(/url\(["']?\/(assets\/[^"')]+\.woff2)/g)
  return [...new Set(Array.from(named, ([, file = '']) => file))]
}

/** Style sheets of a module and of what it imports, those it builds on first. */
function sheetsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  const { imports = [], css = [] } = getChunk(manifest, key)
  return [...new Set([...imports.flatMap((other) => sheetsOf(manifest, other, seen)), ...css])]
}
