import { getRecord } from '../../lib/present.ts'
import { tilesOf } from '../../model/places/tile-map.ts'
import { statePath } from '../../model/route.ts'
import { singlePage } from '../page.ts'
import { gstCheckLink } from '../shared/links.ts'
import { byLabel, citiesOfStates, largestOf } from '../shared/places/cities-of-states.ts'

export const cities = singlePage('cities', {
  more: ({ data }) => ({ anchors: [...data.catalogue.states.keys()].map((code) => code.toLowerCase()) }),
  payload: ({ data, whole, show }) => {
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
  },
  namesCities: true,
  // Without the number of cities: a new city would change the picture.
  card: ({ page, states }) => ({
    heading: page.heading,
    facts: [{ value: String(states.length), label: page.states.heading }],
  }),
  twin: undefined,
})
