import { fixedPaths, pathPatterns } from '../model/route.ts'
import type { JsonSchema } from '../model/json-schema.ts'
import { emitRecordTypes } from './emit-record-types.ts'
import type { KnownIds } from './emit-route-types.ts'
import { emitIdTypes, emitRouteTypes } from './emit-route-types.ts'

export interface TypeInputs {
  schemas: ReadonlyMap<string, JsonSchema>
  ids: KnownIds
  /** The sources in plan/payloads by the names of their files, which src reads as generated files. */
  payloadTypes: ReadonlyMap<string, string>
}

const banner = '// Written by codegen from data/ and data/schemas. An edit here is lost at the next run.\n\n'

/** The TypeScript files of generated/, by name. ts-morph takes 0.3 s to load, so callers ask only when the inputs have changed. */
export async function emitTypes({ schemas, ids, payloadTypes }: TypeInputs): Promise<Map<string, string>> {
  const { IndentationText, Project, QuoteKind } = await import('ts-morph')
  const project = new Project({
    useInMemoryFileSystem: true,
    manipulationSettings: { quoteKind: QuoteKind.Single, indentationText: IndentationText.TwoSpaces },
  })
  const records = project.createSourceFile('records.ts')
  emitRecordTypes(records, schemas)
  const routes = project.createSourceFile('routes.ts')
  emitRouteTypes(routes)
  const known = project.createSourceFile('ids.ts')
  emitIdTypes(known, ids)
  return new Map([
    ['records.ts', banner + records.getFullText()],
    ['ids.ts', banner + known.getFullText()],
    ['routes.ts', banner + routes.getFullText()],
    ['client-routes.ts', banner + clientRoutes(ids)],
    ['payloads.ts', banner + allOf(payloadTypes)],
    ...payloadFiles(payloadTypes),
  ])
}

const payloadFiles = (sources: ReadonlyMap<string, string>) =>
  [...sources].map(
    ([name, source]) => [`payloads/${name}`, banner + source.replaceAll("'#generated/", "'../")] as const,
  )

const allOf = (sources: ReadonlyMap<string, string>) =>
  [...sources.keys()].map((name) => `export type * from './payloads/${name}'\n`).join('')

/** The explicit table of kinds and path patterns that reaches the browser; the routes themselves never do. */
function clientRoutes(ids: KnownIds): string {
  const { 'not-found': _, 'service-not-found': __, offline: ___, ...pages } = fixedPaths
  const fixed = Object.entries(pages).map(([kind, path]) => [kind, path])
  const legal = ids.legal.map((id) => ['legal', `/${id}`])
  const rows = [...fixed, ...legal, ...Object.entries(pathPatterns)].map(
    ([kind, pattern]) => `  { kind: '${kind}', pattern: '${pattern}' },\n`,
  )
  return `import type { Kind } from './routes.ts'\n\n/** Which kind of page answers at a path, in the router's notation. */\nexport const clientRoutes: readonly { kind: Kind; pattern: string }[] = [\n${rows.join('')}]\n`
}
