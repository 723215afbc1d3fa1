import type { WholeContext } from '../shared/context.ts'
import type { SearchPayload } from './payload.ts'
import type { RoutePlan } from '../shared/route-plan.ts'
import { planSearch } from '../shared/search/plan-search.ts'
import { singlePage } from '../page.ts'

export const search = singlePage('search', {
  isHidden: true,
  anchors: ({ data }) => Object.keys(data.singles['page:search'].value.kinds),
  payload: (context, _, others) => searchPayload(context, others),
  namesCities: true,
  card: undefined,
  twin: undefined,
})

// A longer list would be a heavy page; the states link to the rest.
const mostListed = 2000

/** The list of everything, which a search narrows. */
function searchPayload({ data, whole, show }: WholeContext, routes: readonly RoutePlan[]): SearchPayload {
  const { heading, intro, list, results, kinds } = data.singles['page:search'].value
  const groups = planSearch(whole, routes)
    .map(({ id, entries }) => ({
      id,
      heading: kinds[id].heading,
      links: entries.length > mostListed ? [] : entries.map(({ href, title }) => [href, title] as const),
    }))
    .filter(({ links }) => links.length > 0)
  return { page: show({ heading, intro, list, results }), field: data.singles.navigation.value.search, groups }
}
