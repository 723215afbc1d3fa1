import { singlePage } from '../page.ts'
import { planSearch, planSearchTexts } from '../topics/search/plan-search.ts'

// A longer list would be a heavy page; the states link to the rest.
const mostListed = 2000

export const search = singlePage('search', {
  more: ({ data }) => ({ isHidden: true, anchors: Object.keys(data.singles['page:search'].value.kinds) }),
  /** The list of everything, which a search narrows. */
  payload: ({ data, whole, show }, _entry, routes) => {
    const { heading, intro, list, results, kinds } = data.singles['page:search'].value
    const groups = planSearch(whole, routes)
      .map(({ id, entries }) => ({
        id,
        heading: kinds[id].heading,
        links: entries.length > mostListed ? [] : entries.map(({ href, title }) => [href, title] as const),
      }))
      .filter(({ links }) => links.length > 0)
    const { ask } = planSearchTexts(whole)
    const { chat: _, ...texts } = results
    return {
      page: show({ heading, intro, list, results: { ...texts, ask } }),
      field: data.singles.navigation.value.search,
      groups,
    }
  },
  namesCities: true,
})
