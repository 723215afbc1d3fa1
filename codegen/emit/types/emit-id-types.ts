import type { SourceFile } from 'ts-morph'

/** Ids that src may name: an unknown one is a compile error. Cities are in the route table. */
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

/** A type for the ids of each collection. Types alone: a new article changes no browser code. */
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
