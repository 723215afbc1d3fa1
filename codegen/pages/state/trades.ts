import { once } from '../../lib/once.ts'
import type { WholeData } from '../../model/records.ts'
import { tradeAnchor } from '../../model/route.ts'
import { getRecord } from '../../lib/present.ts'
import type { StatePayload } from './payload.ts'

/** What GST asks of each trade in the state's cities, by the names of the trades. */
export function stateTrades(code: string, data: WholeData): StatePayload['trades'] {
  const ids = tradesByState(data).get(code) ?? []
  return ids
    .map((id) => {
      const { name, people, gst } = getRecord(data.catalogue.trades, id).value
      return { anchor: tradeAnchor(id), name, people, gst }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

type ByState = ReadonlyMap<string, readonly string[]>

/** The trades in the cities of each state: computed once per run. */
const tradesByState = once(listTrades)

function listTrades(data: WholeData): ByState {
  const found = new Map<string, Set<string>>()
  for (const { value } of data.catalogue.cities.values()) {
    const own = found.get(value.state) ?? new Set()
    found.set(value.state, own)
    for (const id of value.trades ?? []) own.add(id)
  }
  return new Map([...found].map(([code, ids]) => [code, [...ids]]))
}
