import { VariableDeclarationKind } from 'ts-morph'
import type { SourceFile } from 'ts-morph'
import { isStandIn, kinds, pageKinds, prefixOf, recordKinds, singleKinds } from '../model/page-kinds.ts'
import { fixedPaths, legalPath } from '../model/route.ts'

/** Ids that src may name; an unknown one is then a compile error. Those of cities stand in the route table. */
export interface KnownIds {
  services: readonly string[]
  articles: readonly string[]
  jobs: readonly string[]
  calculators: readonly string[]
  estimators: readonly string[]
  gstOutcomes: readonly string[]
  states: readonly string[]
  legal: readonly string[]
}

/** Writes a type for the ids of each collection. They are types and nothing else: a new article changes no code that browsers load. */
export function emitIdTypes(file: SourceFile, ids: KnownIds): void {
  const alias = (name: string, names: readonly string[], doc: string) =>
    void file.addTypeAlias({ name, isExported: true, type: union(names), docs: [doc] })
  alias('ServiceId', ids.services, 'The id of a service: its file in data/services.')
  alias('ArticleSlug', ids.articles, 'The slug of an article: its file in data/articles.')
  alias('JobSlug', ids.jobs, 'The slug of an opening in data/jobs.yaml.')
  alias('CalculatorSlug', ids.calculators, 'The slug of a calculator: its file in data/calculators.')
  alias('EstimatorSlug', ids.estimators, 'The slug of an estimator: its file in data/estimators.')
  alias('GstOutcomeSlug', ids.gstOutcomes, 'The slug of an outcome of data/gst-decision.yaml.')
  alias('StateSlug', ids.states, 'The slug of a state: its name in data/states.yaml as an address.')
  alias('LegalPage', ids.legal, 'The id of a legal page: its file in data/legal.')
  file.addExportDeclaration({ isTypeOnly: true, namedExports: ['CitySlug'], moduleSpecifier: './route-table.ts' })
}

// One a line: a list of sixty names is read, and compared between two runs.
const union = (names: readonly string[]) => names.map((name) => `\n| '${name}'`).join('') || 'never'

/** Writes the kinds of page, the paths of those that stand alone, and a path builder for each that has many. */
export function emitRouteTypes(file: SourceFile): void {
  file.addImportDeclaration({
    isTypeOnly: true,
    namedImports: recordKinds.map((kind) => pageKinds[kind].id).sort(),
    moduleSpecifier: './ids.ts',
  })
  file.addTypeAlias({ name: 'Kind', isExported: true, type: union(kinds), docs: ['A kind of page.'] })
  const constant = (name: string, initializer: string, doc: string) =>
    file.addVariableStatement({
      isExported: true,
      declarationKind: VariableDeclarationKind.Const,
      docs: [doc],
      declarations: [{ name, initializer }],
    })
  const paths = singleKinds.map((kind) => `${keyOf(kind)}: '${fixedPaths[kind]}',\n`)
  constant('fixedPaths', `{\n${paths.join('')}} as const`, 'Paths of the pages that stand alone.')
  for (const kind of recordKinds) {
    const builder = `(id: ${pageKinds[kind].id}) => \`${prefixOf(kind)}\${id}\` as const`
    constant(`${camelCase(kind)}Path`, builder, `The path of a page of the kind "${kind}".`)
  }
}

/**
 * Writes which kind of page answers at a path. Stand-ins have no row, and pages beside the site's root one each: their pattern would take
 * every address.
 */
export function emitClientRoutes(file: SourceFile, { legal }: KnownIds): void {
  file.addImportDeclaration({ isTypeOnly: true, namedImports: ['Kind'], moduleSpecifier: './routes.ts' })
  const rows = [
    ...singleKinds.filter((kind) => !isStandIn(kind)).map((kind) => [kind, fixedPaths[kind]]),
    ...legal.map((id) => ['legal', legalPath(id)]),
    ...recordKinds.filter((kind) => kind !== 'legal').map((kind) => [kind, pageKinds[kind].pattern]),
  ].map(([kind, pattern]) => `{ kind: '${kind}', pattern: '${pattern}' },\n`)
  file.addVariableStatement({
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    docs: ["Which kind of page answers at a path, in the router's notation."],
    declarations: [
      {
        name: 'clientRoutes',
        type: 'readonly { kind: Kind; pattern: string }[]',
        initializer: `[\n${rows.join('')}]`,
      },
    ],
  })
}

const keyOf = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)

const camelCase = (kind: string) => kind.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
