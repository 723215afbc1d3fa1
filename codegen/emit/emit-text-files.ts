import { compileTemplates } from './compile-templates.ts'
import { emitLlms } from './emit-llms.ts'
import { emitRouteTable } from './emit-route-table.ts'
import { emitHostFiles, emitServerFiles, serverRules } from './hosts/emit-server-files.ts'
import { emitSitemaps } from './emit-sitemaps.ts'
import type { TextInputs } from './text-inputs.ts'

/** Text files by path: `served` for visitors, `server` for the server, `code` for programmers. */
export interface TextFiles {
  served: Map<string, string>
  server: Map<string, string>
  code: Map<string, string>
}

export function emitTextFiles({
  origin,
  host,
  securityUntil,
  singles,
  routes,
  search,
  templates,
}: TextInputs): TextFiles {
  const compile = compileTemplates(templates)
  const rules = serverRules(singles, routes)
  return {
    served: new Map([
      ...emitSitemaps(origin, routes, compile),
      ['robots.txt', compile('robots.txt')({ origin })],
      ['llms.txt', emitLlms({ origin, singles, routes }, compile)],
      [
        '.well-known/security.txt',
        compile('security.txt')({
          origin,
          until: securityUntil,
          contact: `mailto:${encodeURI(singles.site.email)}`,
          language: singles.site.language,
        }),
      ],
      ...search.map(({ path, content }): [string, string] => [path, `${JSON.stringify(content)}\n`]),
      ...emitHostFiles(rules, compile, host),
    ]),
    server: emitServerFiles(rules, compile),
    code: new Map([['route-table.ts', emitRouteTable(routes)]]),
  }
}
