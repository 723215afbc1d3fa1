import { readFileSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { kinds } from '../../../codegen/model/page-kinds.ts'
import type { Kind } from '../../../codegen/model/page-kinds.ts'

export interface KindPage {
  kind: Kind
  path: string
}

const opening = '<script type="application/json" id="page-data">'

/** The heaviest page of every kind of a built site, in the order of the kinds: the others can only be quicker. */
export function findHeaviestPages(dist: string): KindPage[] {
  const client = realpathSync(join(dist, 'client'))
  const heaviest = new Map<Kind, KindPage & { length: number }>()
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const html = readFileSync(join(client, file), 'utf8')
    const { kind, path } = readData(html)
    if (html.length > (heaviest.get(kind)?.length ?? 0)) heaviest.set(kind, { kind, path, length: html.length })
  }
  return kinds.flatMap((kind) => heaviest.get(kind) ?? []).map(({ kind, path }) => ({ kind, path }))
}

function readData(html: string): KindPage {
  const start = html.lastIndexOf(opening) + opening.length
  return JSON.parse(html.slice(start, html.indexOf('</script>', start))) as KindPage
}
