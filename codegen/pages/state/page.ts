import { placeIn } from '../../model/records.ts'
import { fixedPaths, stateAnchors, statePath } from '../../model/route.ts'
import { statePayload, stateTokens, stateTrades } from './make-payload.ts'
import type { CityPayload } from '../city/payload.ts'
import { planPage } from '../page.ts'
import type { CardTexts, Page } from '../page.ts'
import { stateSections } from './twin.ts'

export const state: Page<'state'> = {
  /** A new city changes the page of its own state and no other. */
  plan: (context) =>
    [...context.data.catalogue.states.values()].map((entry) =>
      planPage(context, {
        kind: 'state',
        path: statePath(entry.value.name),
        seo: context.show(context.data.singles['page:state'].value.seo, stateTokens(entry.value)),
        place: placeIn(entry, [], 'key'),
        section: fixedPaths.cities,
        anchors: [
          'cities',
          'register',
          ...Object.values(stateAnchors),
          ...stateTrades(entry.id, context.whole).map(({ anchor }) => anchor),
        ],
        payload: () => statePayload(entry, context),
      }),
    ),
  namesCities: true,
  card: ({ labels, ...state }) => stateCard(labels, state),
  twin: ({ payload, address }) => ({ title: payload.labels.heading, sections: stateSections(payload, address) }),
}

/** The share picture of a state and of its cities. */
export function stateCard(
  { heading, glance }: { heading: string; glance: Record<'gstCode' | 'goods' | 'services', string> },
  { name, gstCode, goodsThreshold, servicesThreshold }: CityPayload['state'],
): CardTexts {
  return {
    kicker: name,
    heading,
    facts: [
      { value: gstCode, label: glance.gstCode },
      { value: goodsThreshold, label: glance.goods },
      { value: servicesThreshold, label: glance.services },
    ],
  }
}
