import { IndentationText, Project, QuoteKind, ts } from 'ts-morph'
import type { SourceFile } from 'ts-morph'
import type { JsonSchema } from '../model/json-schema.ts'
import { emitClientPages, emitPayloadMap, emitServerPages } from './emit-page-modules.ts'
import { emitRecordTypes } from './emit-record-types.ts'
import type { KnownIds } from './emit-route-types.ts'
import { emitClientRoutes, emitIdTypes, emitRouteTypes } from './emit-route-types.ts'

export interface TypeInputs {
  schemas: ReadonlyMap<string, JsonSchema>
  ids: KnownIds
  /** The sources in plan/payloads by the names of their files, which src reads as generated files. */
  payloadTypes: ReadonlyMap<string, string>
}

const wroteFrom = (source: string) => `// Written by codegen from ${source}. An edit here is lost at the next run.\n\n`
const kindsSource = 'codegen/model/page-kinds.ts'
const payloadSource = 'codegen/plan/payloads'

/** The TypeScript files of generated/, by name. ts-morph takes 0.3 s to load, so callers load this module only when the inputs have changed. */
export function emitTypes({ schemas, ids, payloadTypes }: TypeInputs): Map<string, string> {
  const project = new Project({
    useInMemoryFileSystem: true,
    manipulationSettings: { quoteKind: QuoteKind.Single, indentationText: IndentationText.TwoSpaces },
  })
  const write = (name: string, source: string, emit: (file: SourceFile) => void) => {
    const file = project.createSourceFile(name)
    emit(file)
    return [name, wroteFrom(source) + formatted(file)] as const
  }
  return new Map([
    write('records.ts', 'data/schemas', (file) => emitRecordTypes(file, schemas)),
    write('ids.ts', 'data', (file) => emitIdTypes(file, ids)),
    write('routes.ts', kindsSource, emitRouteTypes),
    write('client-routes.ts', `${kindsSource} and data/legal`, (file) => emitClientRoutes(file, ids)),
    write('client-pages.ts', kindsSource, emitClientPages),
    write('server-pages.ts', kindsSource, emitServerPages),
    write('payload-map.ts', kindsSource, emitPayloadMap),
    ['payloads.ts', wroteFrom(payloadSource) + allOf(payloadTypes)],
    ...payloadFiles(payloadTypes),
  ])
}

function formatted(file: SourceFile): string {
  file.formatText({ indentSize: 2, semicolons: ts.SemicolonPreference.Remove })
  return file.getFullText()
}

const payloadFiles = (sources: ReadonlyMap<string, string>) =>
  [...sources].map(
    ([name, source]) =>
      [`payloads/${name}`, wroteFrom(`${payloadSource}/${name}`) + source.replaceAll("'#generated/", "'../")] as const,
  )

const allOf = (sources: ReadonlyMap<string, string>) =>
  [...sources.keys()].map((name) => `export type * from './payloads/${name}'\n`).join('')
