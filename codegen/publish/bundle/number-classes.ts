import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../memo/folder-fingerprint.ts'

/** How Lightning CSS names a class: by a hash of its file and its own name, between marks. */
export const classPattern = 'css_[hash]_[local]_'

const className = /css_[\w-]{6}_[A-Za-z\d]+_/g

/** Numbers the classes of a bundle. Long names cost 0.6 KB of every first visit, as Brotli. */
export function numberClasses(folder: string): void {
  const files = listFiles(folder).filter((name) => /\.(css|m?js)$/.test(name))
  const texts = new Map(files.map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]))
  const names = [...new Set([...texts.values()].flatMap((text) => text.match(className) ?? []))].sort()
  if (names.length === 0) throw new Error('No class is named as classPattern in number-classes.ts says.')
  const numbers = new Map(names.map((name, index) => [name, `c${index.toString(36)}`]))
  for (const [file, text] of texts) {
    const numbered = text.replace(className, (name) => numbers.get(name) ?? name)
    if (numbered !== text) writeFileSync(file, numbered)
  }
}
