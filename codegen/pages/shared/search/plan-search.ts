import type { WholeData } from '../../../model/records.ts'
import { fixedPaths } from '../../../model/route.ts'
import { chatHref } from '../firm/contact.ts'
import type { SearchEntry, SearchGroup, SearchKind, SearchTexts } from '../../search/payload.ts'
import type { ListedRoute } from '../route-plan.ts'
import { findArticles, findOpenings, findQuestions, findServices } from './find-texts.ts'
import { findPages } from './find-pages.ts'
import { findCities, findStates } from './find-places.ts'

type Find = (data: WholeData, routes: readonly ListedRoute[]) => SearchEntry[]

/** The more important kinds first: that decides the order of two equally good results. */
const finds: readonly (readonly [SearchKind, Find])[] = [
  ['services', findServices],
  ['tools', findPages('tools')],
  ['calculators', findPages('calculators')],
  ['pages', findPages('pages')],
  ['cities', findCities],
  ['states', findStates],
  ['articles', findArticles],
  ['openings', findOpenings],
  ['questions', findQuestions],
  ['outcomes', findPages('outcomes')],
]

/** Kinds whose entries are parts of one page. */
const parts: Partial<Record<SearchKind, string>> = { outcomes: fixedPaths['gst-check'] }

/** Everything that a visitor can search for. Pages of other kinds are found by their titles. */
export function planSearch(data: WholeData, routes: readonly ListedRoute[]): SearchGroup[] {
  const { kinds } = data.singles['page:search'].value
  return finds.map(([id, find]) => {
    const { one, words } = kinds[id]
    const under = parts[id]
    return {
      id,
      label: one,
      ...(words === undefined ? {} : { words }),
      ...(under === undefined ? {} : { under }),
      entries: find(data, routes),
    }
  })
}

/** The words around the results, and the links for a search without results. */
export function planSearchTexts({ singles }: WholeData): SearchTexts {
  const { results, list } = singles['page:search'].value
  const { one, many, guess, closest, none, all, ask } = results
  const href = chatHref(singles.site.value.whatsapp, singles.navigation.value.chatText)
  return { one, many, guess, closest, none, all, ask: { label: ask, href }, everything: list.heading }
}
