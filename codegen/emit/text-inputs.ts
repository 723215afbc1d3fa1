import type { SiteData, Singles } from '../model.ts'
import { toListed } from '../plan/route-plan.ts'
import type { ListedRoute, RoutePlan } from '../plan/route-plan.ts'
import type { Templates } from './compile-templates.ts'

/** Everything that the text files are made from. They are emitted from this alone, so a fingerprint of it says whether they would be the same. */
export interface TextInputs {
  origin: string
  singles: TextSingles
  routes: readonly ListedRoute[]
  templates: Templates
}

const read = ['site', 'navigation', 'headers', 'redirects', 'jobs', 'page:gst'] as const

/** What stands in the files of data/ from which text files are made. */
export type TextSingles = { [Name in (typeof read)[number]]: Singles[Name]['value'] }

export function textInputsOf({ origin, data }: { origin: string; data: SiteData }, routes: readonly RoutePlan[], templates: Templates): TextInputs {
  const singles = Object.fromEntries(read.map((name) => [name, data.singles[name].value])) as TextSingles
  return { origin, singles, routes: routes.map(toListed), templates }
}
