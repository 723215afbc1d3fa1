import type { City } from '#generated/records.ts'
import { placeIn } from '../../model/records.ts'
import type { Entry, WholeData } from '../../model/records.ts'
import { cityPath } from '../../model/route.ts'
import { fillTokens } from '../../model/texts/tokens.ts'
import { cityNames, cityTokens, knownFor } from './inputs.ts'
import type { CityInputs } from './inputs.ts'
import { cityParts } from './parts.ts'
import type { CityParts } from './parts.ts'
import { cityRecord } from './record.ts'
import type { WholeContext } from '../shared/context.ts'
import { fullTitle } from '../shared/head.ts'
import { getRecord } from '../../lib/present.ts'
import { fromInputs } from '../shared/route-plan.ts'
import type { PagePlan } from '../shared/route-plan.ts'
import type { Page } from '../page.ts'
import { citiesIn } from '../topics/translations/data-in.ts'
import { stateCard } from '../state/page.ts'
import { citySections } from './twin.ts'

export const city: Page<'city'> = {
  plan: (context) => {
    const parts = cityParts(context)
    const { language, whole } = context
    const entries = language === undefined ? [...whole.catalogue.cities.values()] : citiesIn(language, whole)
    return entries.flatMap((entry) =>
      [entry.id, ...(entry.value.aliases ?? [])].map((slug) => planCity(slug, entry, parts, context)),
    )
  },
  namesCities: true,
  card: ({ labels, state }) => stateCard(labels, state),
  twin: ({ payload, address }) => ({ title: payload.labels.heading, sections: citySections(payload, address) }),
}

function planCity(slug: string, entry: Entry<City>, parts: CityParts, { whole, held }: WholeContext): PagePlan {
  const path = cityPath(slug)
  const { site } = parts
  const state = parts.stateOf(entry.value.state)
  const tokens = cityTokens(cityNames(entry, whole), state, site)
  const main = cityPath(entry.value.within ?? entry.id)
  const canonicalPath = held.has(main) ? state.link.href : main
  return {
    path,
    kind: 'city',
    title: fullTitle(fillTokens(site.page.seo.title, tokens), site.firmName),
    description: fillTokens(site.page.seo.description, tokens),
    place: placeIn(entry, [], 'key'),
    canonicalPath,
    anchors: ['register'],
    ...fromInputs(() => cityInputs(entry, { path, canonicalPath }, parts, whole), cityRecord),
  }
}

function cityInputs(
  entry: Entry<City>,
  paths: Pick<CityInputs['own'], 'path' | 'canonicalPath'>,
  parts: CityParts,
  whole: WholeData,
): CityInputs {
  const { state: code, trades = [] } = entry.value
  const names = cityNames(entry, whole)
  const neighbours = parts.neighboursOf(entry)
  const stateOffices = whole.catalogue.stateOffices.get(code)?.value ?? {}
  const knownIn = (id: string) => knownFor(entry.id, getRecord(whole.catalogue.trades, id).value, names.place)
  return {
    own: { ...paths, slug: entry.id, ...names, neighbours, known: trades.map(knownIn) },
    shared: {
      state: parts.stateOf(code),
      site: parts.site,
      trades: trades.map(parts.tradeOf),
      around: neighbours.flatMap((group) => group.places.map(parts.knownOf)),
      stateOffices,
      seats: parts.seatsOf(stateOffices, names.place?.offices ?? {}),
    },
  }
}
