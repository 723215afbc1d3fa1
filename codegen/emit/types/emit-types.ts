import { IndentationText, Project, QuoteKind, ts } from 'ts-morph'
import type { SourceFile } from 'ts-morph'
import type { JsonSchema } from '../../model/json-schema.ts'
import { wroteFrom } from '../code/emit-code.ts'
import { emitIdTypes } from './emit-id-types.ts'
import type { KnownIds } from './emit-id-types.ts'
import { emitPayloadMap } from './emit-payload-map.ts'
import { emitRecordTypes } from './emit-record-types.ts'

export interface TypeInputs {
  schemas: ReadonlyMap<string, JsonSchema>
  ids: KnownIds
  /** The sources in plan/payloads by their paths there; src reads them as generated files. */
  payloadTypes: ReadonlyMap<string, string>
}

const kindsSource = 'codegen/model/page-kinds.ts'
const payloadSource = 'codegen/plan/payloads'

/** The types of generated/, by the names of their files. ts-morph takes half a second to load, so callers load this module only where they are read and their inputs have changed. */
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
  [...sources].map(([path, source]) => {
    const generated = '../'.repeat(path.split('/').length)
    const text = source.replaceAll("'#generated/", `'${generated}`)
    return [`payloads/${path}`, wroteFrom(`${payloadSource}/${path}`) + text] as const
  })

const allOf = (sources: ReadonlyMap<string, string>) =>
  [...sources.keys()].map((path) => `export type * from './payloads/${path}'\n`).join('')
