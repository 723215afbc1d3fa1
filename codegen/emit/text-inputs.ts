import type { HostName } from './hosts/hosts.ts'
import type { Singles } from '../model/records.ts'
import type { WholeContext } from '../pages/shared/context.ts'
import { toListed } from '../pages/shared/route-plan.ts'
import type { ListedRoute, RoutePlan } from '../pages/shared/route-plan.ts'
import { cutIndex } from '../pages/shared/search/cut-index.ts'
import type { SearchFile } from '../pages/shared/search/cut-index.ts'
import { planSearch, planSearchTexts } from '../pages/shared/search/plan-search.ts'
import type { Templates } from './compile-templates.ts'

/** Everything from which the text files are made. */
export interface TextInputs {
  origin: string
  /** The host that the site is built for, if one was named. */
  host: HostName | undefined
  /** When security.txt expires. */
  securityUntil: string
  singles: TextSingles
  routes: readonly ListedRoute[]
  /** The files of the search. */
  search: readonly SearchFile[]
  templates: Templates
}

/** The parts of data/ from which text files are made. */
export type TextSingles = {
  [
    Name in
      | 'site'
      | 'navigation'
      | 'headers'
      | 'redirects'
      | 'jobs'
      | 'page:gst'
      | 'page:gst-check'
      | 'page:calculators'
      | 'page:estimator'
      | 'page:compare'
  ]: Singles[Name]['value']
}

export function textInputsOf(
  {
    origin,
    today,
    data,
    whole,
    host,
  }: Pick<WholeContext, 'origin' | 'today' | 'data' | 'whole'> & { host?: HostName | undefined },
  routes: readonly RoutePlan[],
  templates: Templates,
): TextInputs {
  const {
    site,
    navigation,
    headers,
    redirects,
    jobs,
    'page:gst': gst,
    'page:gst-check': gstCheck,
    'page:calculators': calculators,
    'page:estimator': estimator,
    'page:compare': compare,
  } = data.singles
  const singles: TextSingles = {
    site: site.value,
    navigation: navigation.value,
    headers: headers.value,
    redirects: redirects.value,
    jobs: jobs.value,
    'page:gst': gst.value,
    'page:calculators': calculators.value,
    'page:estimator': estimator.value,
    'page:compare': compare.value,
    'page:gst-check': gstCheck.value,
  }
  const listed = routes.map(toListed)
  const search = cutIndex(planSearch(whole, listed), planSearchTexts(whole))
  return { origin, host, securityUntil: securityUntil(today), singles, routes: listed, search, templates }
}

/**
 * RFC 9116 asks for a day less than a year ahead, by which somebody has checked the address again.
 * A build renews it, but only every half year, so that the site does not change every day: six to
 * twelve months are left.
 */
export function securityUntil(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return `${year + 1}-${month <= 6 ? '01' : '07'}-01T00:00:00Z`
}
