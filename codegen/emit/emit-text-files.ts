import type { Singles } from '../model/records.ts'
import type { WholeContext } from '../pages/shared/context.ts'
import { toListed } from '../pages/shared/route-plan.ts'
import type { ListedRoute, RoutePlan } from '../pages/shared/route-plan.ts'
import { cutIndex } from '../pages/topics/search/cut-index.ts'
import type { SearchFile } from '../pages/topics/search/cut-index.ts'
import { planSearch, planSearchTexts } from '../pages/topics/search/plan-search.ts'
import { compileTemplates } from './compile-templates.ts'
import type { Templates } from './compile-templates.ts'
import { emitRouteTable } from './emit-code.ts'
import { emitLlms } from './emit-llms.ts'
import { emitSitemaps } from './emit-sitemaps.ts'
import { emitHostFiles, emitServerFiles, serverRules } from './hosts/emit-server-files.ts'
import type { HostName } from './hosts/hosts.ts'

export interface TextInputs {
  origin: string
  /** The host that the site is built for, if one was named. */
  host: HostName | undefined
  /** When security.txt expires. */
  securityUntil: string
  singles: Singles
  routes: readonly ListedRoute[]
  search: readonly SearchFile[]
  templates: Templates
}

interface Site extends Pick<WholeContext, 'origin' | 'data' | 'whole'> {
  host?: HostName | undefined
}

export function textInputsOf(
  { origin, data: { singles, today }, whole, host }: Site,
  routes: readonly RoutePlan[],
  templates: Templates,
): TextInputs {
  const listed = routes.map(toListed)
  const search = cutIndex(planSearch(whole, listed), planSearchTexts(whole))
  return { origin, host, securityUntil: securityUntil(today), singles, routes: listed, search, templates }
}

/** RFC 9116 asks for less than a year. Half-yearly steps: the site must not change every day. */
export function securityUntil(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return `${year + 1}-${month <= 6 ? '01' : '07'}-01T00:00:00Z`
}

/** Text files by path: `served` for visitors, `server` for the server, `code` for programmers. */
export interface TextFiles {
  served: Map<string, string>
  server: Map<string, string>
  code: Map<string, string>
}

export function emitTextFiles(inputs: TextInputs): TextFiles {
  const { origin, host, singles, routes, search, templates } = inputs
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
          until: inputs.securityUntil,
          contact: `mailto:${encodeURI(singles.site.value.email)}`,
          language: singles.site.value.language,
        }),
      ],
      ...search.map(({ path, content }): [string, string] => [path, `${JSON.stringify(content)}\n`]),
      ...emitHostFiles(rules, compile, host),
    ]),
    server: emitServerFiles(rules, compile),
    code: new Map([['route-table.ts', emitRouteTable(routes)]]),
  }
}
