import type { SourceFile } from 'ts-morph'
import { fixedPaths, kinds } from '../model/route.ts'

/** Ids that src may name; an unknown one is then a compile error. Cities are data, not code, and have no union. */
export interface KnownIds {
  services: readonly string[]
  articles: readonly string[]
  jobs: readonly string[]
  legal: readonly string[]
}

/** Writes a type for the ids of each collection. They are types and nothing else: a new article changes no code that browsers load. */
export function emitIdTypes(file: SourceFile, ids: KnownIds): void {
  const alias = (name: string, names: readonly string[], doc: string) =>
    void file.addTypeAlias({ name, isExported: true, type: union(names), docs: [doc] })
  alias('ServiceId', ids.services, 'The id of a service: its file in data/services.')
  alias('ArticleSlug', ids.articles, 'The slug of an article: its file in data/articles.')
  alias('JobSlug', ids.jobs, 'The slug of an opening in data/jobs.yaml.')
  alias('LegalPage', ids.legal, 'The id of a legal page: its file in data/legal.')
}

const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ') || 'never'

/** Writes the kinds of page, and a path builder for each that has many. */
export function emitRouteTypes(file: SourceFile): void {
  file.addImportDeclaration({
    isTypeOnly: true,
    namedImports: ['ArticleSlug', 'JobSlug', 'LegalPage', 'ServiceId'],
    moduleSpecifier: './ids.ts',
  })
  file.addTypeAlias({ name: 'Kind', isExported: true, type: union(kinds), docs: ['A kind of page.'] })
  file.addVariableStatement({
    isExported: true,
    declarationKind: 'const' as never,
    docs: ['Paths of the pages that stand alone.'],
    declarations: [{ name: 'fixedPaths', initializer: `${JSON.stringify(fixedPaths)} as const` }],
  })
  const builder = (name: string, type: string, parameter: string, prefix: string) =>
    file.addVariableStatement({
      isExported: true,
      declarationKind: 'const' as never,
      declarations: [{ name, initializer: `(${parameter}: ${type}) => \`${prefix}\${${parameter}}\` as const` }],
    })
  builder('servicePath', 'ServiceId', 'id', '/services/')
  builder('articlePath', 'ArticleSlug', 'slug', '/blog/')
  builder('jobPath', 'JobSlug', 'slug', '/careers/')
  builder('legalPath', 'LegalPage', 'id', '/')
  builder('cityPath', 'string', 'slug', '/gst/')
}
