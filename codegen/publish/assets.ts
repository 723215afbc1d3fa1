import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kinds } from '../route.ts'
import type { Kind } from '../route.ts'
import { hashText } from '../fingerprint.ts'
import { entry, pageModule } from './bundle.ts'
import type { Bundle, Manifest } from './bundle.ts'

/** What a page of one kind loads, and every file that has to be published for it. */
export interface SiteAssets {
  css: Record<Kind, string>
  script: string
  /** Files to copy out of the bundle, by path from the site's root. */
  copied: ReadonlySet<string>
  /** Style sheets that are joined here, by path from the site's root. */
  joined: ReadonlyMap<string, string>
}

/**
 * One style sheet a kind of page, joined from those of its modules: three requests less on the first page than the bundler's
 * own split. Only what the entry script can reach is published; Vike's own runtime is bundled and never used.
 */
export function collectAssets({ client, manifest }: Bundle): SiteAssets {
  const joined = new Map<string, string>()
  const css = {} as Record<Kind, string>
  for (const kind of kinds) {
    const sheets = [...new Set([...cssOf(manifest, entry), ...cssOf(manifest, pageModule(kind))])]
    const text = sheets.map((file) => readFileSync(join(client, file), 'utf8').trim()).join('\n')
    const file = `assets/${kind}.${hashText(text).slice(0, 10)}.css`
    joined.set(file, text)
    css[kind] = `/${file}`
  }
  return { css, script: `/${manifest[entry]!.file}`, copied: reachableFiles(manifest), joined }
}

/** Style sheets of a module and of what it imports, those it builds on first. */
function cssOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = manifest[key]!
  return [...(chunk.imports ?? []).flatMap((other) => cssOf(manifest, other, seen)), ...(chunk.css ?? [])]
}

function reachableFiles(manifest: Manifest): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]!
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const other of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(other)
  }
  visit(entry)
  return files
}
