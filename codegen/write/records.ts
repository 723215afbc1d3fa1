import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileNameOf } from '../lib/file-name.ts'
import { findBytes } from '../memo/folder-fingerprint.ts'
import { listNames, removeOthers, writeChangedFiles, writeGenerated } from './write-generated.ts'

export const pagesFolder = (generated: string) => join(generated, 'pages')

/** The file of a page under generated/pages and generated/json-ld. */
export const pageFile = (path: string) => `${fileNameOf(path)}.json`

const startOf = (fingerprint: string) => `{"fingerprint":${JSON.stringify(fingerprint)},`

/** Whether a page's record has this fingerprint, with which its file begins. */
export function isWritten(generated: string, path: string, fingerprint: string): boolean {
  const file = join(pagesFolder(generated), pageFile(path))
  return findBytes(file)?.toString().startsWith(startOf(fingerprint)) === true
}

export function writeRecord(generated: string, fingerprint: string, record: { path: string }): void {
  const text = startOf(fingerprint) + JSON.stringify(record).slice(1)
  writeGenerated(join(pagesFolder(generated), pageFile(record.path)), text)
}

/** A page with what search engines are told of it. */
interface StructuredPage {
  path: string
  jsonLd?: object
}

const folderOf = (generated: string) => join(generated, 'json-ld')

/** Writes a page's structured data, if it has any; returns the number of changed files. */
export function writeJsonLd(generated: string, { path, jsonLd }: StructuredPage): number {
  const folder = folderOf(generated)
  const name = pageFile(path)
  if (!jsonLd) {
    rmSync(join(folder, name), { force: true })
    return 0
  }
  return writeChangedFiles(folder, new Map([[name, `${JSON.stringify(jsonLd, null, 2)}\n`]]))
}

/** Removes the data of gone pages, writes what is not current; returns the number of changes. */
export function completeJsonLd(
  generated: string,
  pages: readonly { path: string; record: () => StructuredPage }[],
  isCurrent: (path: string) => boolean = () => false,
): number {
  const folder = folderOf(generated)
  const names = new Set(pages.map(({ path }) => pageFile(path)))
  let changed = removeOthers(folder, (name) => names.has(name))
  const there = listNames(folder)
  for (const page of pages)
    if (!isCurrent(page.path) || !there.has(pageFile(page.path))) changed += writeJsonLd(generated, page.record())
  return changed
}

/** Removes all structured data: after a failed build nobody knows whose it is. */
export function forgetJsonLd(generated: string): void {
  rmSync(folderOf(generated), { recursive: true, force: true })
}
