import { Project } from 'ts-morph'
import type { SourceFile } from 'ts-morph'
import { format } from 'oxfmt'
import type { Schemas } from '../../model/json-schema.ts'
import { wroteFrom } from '../emit-code.ts'
import { emitRecordTypes } from './emit-record-types.ts'

/** The types of ids that src may name, each with its comment. Cities are in the route table. */
const idTypes = [
  ['services', 'ServiceId', 'The id of a service: its file in data/services.'],
  ['articles', 'ArticleSlug', 'The slug of an article: its file in data/articles.'],
  ['jobs', 'JobSlug', 'The slug of an opening in data/jobs.yaml.'],
  ['calculators', 'CalculatorSlug', 'The slug of a calculator: its file in data/calculators.'],
  ['estimators', 'EstimatorSlug', 'The slug of an estimator: its file in data/estimators.'],
  ['checks', 'CheckId', 'The id of a check without an address of its own: its file in data/checks.'],
  ['outcomes', 'OutcomeId', 'The id of such a check, and the slug of one of its outcomes.'],
  ['states', 'StateSlug', 'The slug of a state: its name in data/states.yaml as an address.'],
  ['legal', 'LegalPage', 'The id of a legal page: its file in data/legal.'],
] as const

export type KnownIds = Readonly<Record<(typeof idTypes)[number][0], readonly string[]>>

/** Only types: a new article changes no code that browsers load. */
function emitIdTypes(file: SourceFile, known: KnownIds): void {
  for (const [ids, name, doc] of idTypes)
    file.addTypeAlias({ name, isExported: true, type: union(known[ids]), docs: [doc] })
  file.addExportDeclaration({ isTypeOnly: true, namedExports: ['CitySlug'], moduleSpecifier: './route-table.ts' })
}

// One a line: a list of sixty names is read, and compared between two runs.
const union = (names: readonly string[]) => names.map((name) => `\n| '${name}'`).join('') || 'never'

export interface TypeInputs {
  schemas: Schemas
  ids: KnownIds
}

/** The types of generated/ by file name. This module takes a second to load: import it late. */
export async function emitTypes({ schemas, ids }: TypeInputs): Promise<Map<string, string>> {
  const project = new Project({ useInMemoryFileSystem: true })
  const write = async (name: string, source: string, emit: (file: SourceFile) => void) => {
    const file = project.createSourceFile(name)
    emit(file)
    return [name, wroteFrom(source) + (await formatted(name, file.getFullText()))] as const
  }
  return new Map([
    await write('records.ts', 'data/schemas', (file) => emitRecordTypes(file, schemas)),
    await write('ids.ts', 'data', (file) => emitIdTypes(file, ids)),
  ])
}

// As .oxfmtrc.json says.
async function formatted(name: string, text: string): Promise<string> {
  const { code, errors } = await format(name, text, { printWidth: 120, semi: false, singleQuote: true })
  if (errors[0]) throw new Error(`generated/${name} cannot be formatted: ${errors[0].message}`)
  return code
}
