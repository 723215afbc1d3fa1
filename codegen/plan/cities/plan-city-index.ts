import type { PlanContext } from '../context.ts'
import { cityLink, gstCheckLink } from '../links.ts'
import type { CitiesPayload } from '../payloads/city-pages.ts'
import { planSinglePage } from '../pages/plan-single-page.ts'
import type { RoutePlan } from '../route-plan.ts'
import { otherNames } from '../search/find-places.ts'

const inOneText = (names: readonly string[]) => names.map((name) => name.replaceAll(' ', '-')).join(' ')

/** The index of all cities, by state. */
export function planCityIndex(context: PlanContext): RoutePlan {
  const entry = context.data.singles['page:gst']
  // Asked for when it is compared, written and put into the share picture; with many cities it is the one record that takes time.
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

function citiesPayload({ data, show }: PlanContext): CitiesPayload {
  const byState = new Map<string, CitiesPayload['states'][number]['cities'][number][]>()
  for (const entry of data.catalogue.cities.values()) {
    const cities = byState.get(entry.value.state) ?? []
    byState.set(entry.value.state, cities)
    cities.push({ ...cityLink(data, entry.id), alsoKnownAs: inOneText(otherNames(data, entry.id)) })
  }
  const states = [...data.catalogue.states.values()].map(({ id, value }) => ({
    code: id,
    name: value.name,
    gstCode: value.gstCode,
    cities: (byState.get(id) ?? []).sort(byLabel),
  }))
  const gstCheck = gstCheckLink(data)
  return {
    page: show(data.singles['page:gst'].value),
    gstCheck,
    states: states.filter((state) => state.cities.length > 0),
  }
}

/** By name, and two of one name by their addresses: the order of lines in the data plays no part. */
function byLabel(a: { label: string; href: string }, b: { label: string; href: string }): number {
  if (a.label !== b.label) return a.label < b.label ? -1 : 1
  return a.href < b.href ? -1 : 1
}
