import { emitClientPages, emitServerPages } from './emit-page-modules.ts'
import { emitClientRoutes, emitRoutes } from './emit-routes.ts'

const kindsSource = 'codegen/model/page-kinds.ts'

/** The comment above a TypeScript file of generated/. */
export const wroteFrom = (source: string) =>
  `// Written by codegen from ${source}. An edit here is lost at the next run.\n\n`

/** The files of generated/ that the bundle contains. Plain strings: ts-morph takes long to load. */
export function emitCode(legal: readonly string[]): Map<string, string> {
  return new Map([
    ['routes.ts', wroteFrom(kindsSource) + emitRoutes()],
    ['client-routes.ts', wroteFrom(`${kindsSource} and data/legal`) + emitClientRoutes(legal)],
    ['client-pages.ts', wroteFrom(kindsSource) + emitClientPages()],
    ['server-pages.ts', wroteFrom(kindsSource) + emitServerPages()],
  ])
}
