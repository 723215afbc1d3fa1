import type { SiteData } from '../../../model/records.ts'
import { tradeAnchor } from '../../../model/route.ts'
import { getRecord } from '../../../lib/present.ts'
import type { StatePayload } from '../../payloads/cities/state-pages.ts'

const known = new WeakMap<SiteData, ReadonlyMap<string, readonly string[]>>()

/** What GST asks of each trade that a city of the state names, by the names of the trades. */
export function stateTrades(code: string, data: SiteData): StatePayload['trades'] {
  const ids = tradesByState(data).get(code) ?? []
  return ids
    .map((id) => {
      const { name, people, gst } = getRecord(data.catalogue.trades, id).value
      return { anchor: tradeAnchor(id), name, people, gst }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The trades of the cities of each state, each once; gone through once a run. */
function tradesByState(data: SiteData): ReadonlyMap<string, readonly string[]> {
  const before = known.get(data)
  if (before) return before
  const found = new Map<string, Set<string>>()
  for (const { value } of data.catalogue.cities.values()) {
    const own = found.get(value.state) ?? new Set()
    found.set(value.state, own)
    for (const id of value.trades ?? []) own.add(id)
  }
  const byState = new Map([...found].map(([code, ids]) => [code, [...ids]]))
  known.set(data, byState)
  return byState
}
