import { statePath } from '../../model/route.ts'
import { tilesOf } from '../../model/places/tile-map.ts'
import type { WholeContext } from '../shared/context.ts'
import { getRecord } from '../../lib/present.ts'
import { gstCheckLink } from '../shared/links.ts'
import type { CitiesPayload } from './payload.ts'
import { planSinglePage } from '../shared/plan-single-page.ts'
import type { PagePlan } from '../shared/route-plan.ts'
import { byLabel, citiesOfStates, largestOf } from '../shared/places/cities-of-states.ts'
import type { Page } from '../page.ts'

export const cities: Page<'cities'> = {
  plan: planCityIndex,
  namesCities: true,
  // Without the number of cities: a new city would change the picture.
  card: ({ page, states }) => ({
    heading: page.heading,
    facts: [{ value: String(states.length), label: page.states.heading }],
  }),
  twin: undefined,
}

/** The index: a map of the states, and each of them with its largest cities. */
function planCityIndex(context: WholeContext): PagePlan {
  const entry = context.data.singles['page:gst']
  // Made when the record is compared, written or drawn; with many cities it takes time.
  let payload: CitiesPayload | undefined
  return planSinglePage(
    {
      kind: 'cities',
      entry,
      seo: entry.value.seo,
      anchors: [...context.data.catalogue.states.keys()].map((code) => code.toLowerCase()),
      payload: () => (payload ??= citiesPayload(context)),
    },
    context,
  )
}

function citiesPayload({ data, whole, show }: WholeContext): CitiesPayload {
  const { seo: _, map, ...page } = data.singles['page:gst'].value
  const tiles = tilesOf(map.rows)
  const cities = citiesOfStates(whole)
  const states = [...data.catalogue.states.values()].map(({ id, value }) => {
    const own = getRecord(cities, id)
    return {
      code: id,
      href: statePath(value.name),
      label: value.name,
      gstCode: value.gstCode,
      count: own.length,
      largest: largestOf(own),
      tile: getRecord(tiles, id),
    }
  })
  return {
    page: { ...show(page), map: { heading: map.heading } },
    gstCheck: gstCheckLink(data),
    states: states.sort(byLabel),
  }
}
