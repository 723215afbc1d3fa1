import type { SiteData } from '../model.ts'
import type { RoutePlan } from '../plan/route-plan.ts'
import { compileTemplates } from './compile-templates.ts'
import type { Templates } from './compile-templates.ts'
import { emitLlms } from './emit-llms.ts'
import { emitHostFiles, emitServerFiles, serverRules } from './emit-server-files.ts'
import { emitSitemaps } from './emit-sitemaps.ts'

export interface TextInputs {
  origin: string
  data: SiteData
  routes: readonly RoutePlan[]
  templates: Templates
}

/** Text files by path: `served` are part of the site, `server` are for whoever serves it. */
export interface TextFiles {
  served: Map<string, string>
  server: Map<string, string>
}

export function emitTextFiles({ origin, data, routes, templates }: TextInputs): TextFiles {
  const compile = compileTemplates(templates)
  const rules = serverRules(data, routes)
  return {
    served: new Map([...emitSitemaps(origin, routes, compile), ['robots.txt', compile('robots.txt')({ origin })], ['llms.txt', emitLlms(origin, data, routes, compile)], ...emitHostFiles(rules, compile)]),
    server: emitServerFiles(rules, compile),
  }
}
