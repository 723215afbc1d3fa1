import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { emitTextFiles } from './emit/emit-text-files.ts'
import { emitTypes } from './emit/emit-types.ts'
import { fingerprint, hashText } from './fingerprint.ts'
import { planLayout } from './plan/plan-layout.ts'
import type { RoutePlan } from './plan/route-plan.ts'
import { readFolderPrint, readPayloadTypes, readTemplates } from './read/read-inputs.ts'
import type { PlannedSite } from './run-codegen.ts'
import { listFiles, pageFile, readGeneratedState, removeOthers, writeChangedFiles, writeGeneratedState, writePage } from './write/write-generated.ts'

const codegen = dirname(fileURLToPath(import.meta.url))

export interface Generated {
  /** Fingerprint of each page's record by path: equal prints mean equal records. */
  prints: Record<string, string>
  /** How many files of generated/ this run wrote or removed. */
  changedFiles: number
}

/** Writes generated/: types, route tables, the layout, one record a page, and the text files that the site serves. */
export async function generate(site: PlannedSite, generated: string): Promise<Generated> {
  const code = readFolderPrint(codegen)
  const before = readGeneratedState(generated)
  const types = await writeTypes(site, { generated, code, known: before.types })
  const layout = writeChangedFiles(generated, new Map([['layout.json', JSON.stringify(planLayout(site.context))]]))
  const texts = writeTexts(site, generated)
  const { prints, changed } = writePages(site.routes, { generated, code, known: before.pages })
  if (types.changed + changed > 0) writeGeneratedState(generated, { types: types.print, pages: prints })
  return { prints, changedFiles: types.changed + layout.length + texts + changed }
}

async function writeTypes(site: PlannedSite, run: { generated: string; code: string; known: string }): Promise<{ print: string; changed: number }> {
  const { catalogue, singles } = site.context.data
  const ids = { services: [...catalogue.services.keys()], articles: [...catalogue.articles.keys()], legal: [...catalogue.legal.keys()], jobs: Object.keys(singles.jobs.value.openings) }
  const print = fingerprint([run.code, ids, [...site.schemas]])
  const files = listFiles(run.generated).filter((name) => name.endsWith('.ts'))
  if (print === run.known && files.length === 4) return { print, changed: 0 }
  const changed = writeChangedFiles(run.generated, await emitTypes({ schemas: site.schemas, ids, payloadTypes: readPayloadTypes(codegen) }))
  return { print, changed: changed.length }
}

function writeTexts(site: PlannedSite, generated: string): number {
  const { origin, data } = site.context
  const texts = emitTextFiles({ origin, data, routes: site.routes, templates: readTemplates(codegen) })
  return Object.entries(texts).reduce((sum, [name, files]) => {
    const folder = `${generated}/${name}`
    return sum + writeChangedFiles(folder, files as Map<string, string>).length + removeOthers(folder, (file) => (files as Map<string, string>).has(file)).length
  }, 0)
}

/** Writes the records that differ from the last run's, one after another, so that memory does not grow with their number. */
function writePages(routes: readonly RoutePlan[], run: { generated: string; code: string; known: Record<string, string> }): { prints: Record<string, string>; changed: number } {
  const folder = `${run.generated}/pages`
  const present = new Set(listFiles(folder))
  const prints: Record<string, string> = {}
  const wanted = new Set<string>()
  let changed = 0
  for (const route of routes) {
    const file = pageFile(route.path)
    wanted.add(file)
    const text = route.inputs === undefined ? JSON.stringify(route.record()) : undefined
    const print = hashText(`${run.code} ${text ?? route.inputs!}`)
    prints[route.path] = print
    if (run.known[route.path] === print && present.has(file)) continue
    writePage(run.generated, route.path, text ?? JSON.stringify(route.record()))
    changed += 1
  }
  return { prints, changed: changed + removeOthers(folder, (name) => wanted.has(name)).length }
}
