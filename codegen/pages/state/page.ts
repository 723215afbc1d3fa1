import type { State } from '#generated/records.ts'
import { placeIn } from '../../model/records.ts'
import type { Entry } from '../../model/records.ts'
import { fixedPaths, stateAnchors, statePath } from '../../model/route.ts'
import { fillTokens } from '../../model/texts/tokens.ts'
import type { WholeContext } from '../shared/context.ts'
import type { PagePlan } from '../shared/route-plan.ts'
import { planPage } from '../shared/plan-page.ts'
import { statePayload, stateTokens, stateTrades } from './make-payload.ts'
import type { CityPayload } from '../city/payload.ts'
import type { CardTexts, Page } from '../page.ts'
import { stateSections } from './twin.ts'

export const state: Page<'state'> = {
  /** A new city changes the page of its own state and no other. */
  plan: (context) => [...context.data.catalogue.states.values()].map((entry) => planState(entry, context)),
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

function planState(entry: Entry<State>, context: WholeContext): PagePlan {
  const texts = context.data.singles['page:state'].value.seo
  const tokens = stateTokens(entry.value)
  const seo = {
    title: fillTokens(texts.title, tokens),
    description: fillTokens(texts.description, tokens),
    keywords: texts.keywords.map((word) => fillTokens(word, tokens)),
  }
  return planPage(context, {
    kind: 'state',
    path: statePath(entry.value.name),
    seo,
    place: placeIn(entry, [], 'key'),
    section: fixedPaths.cities,
    anchors: [
      'cities',
      'register',
      ...Object.values(stateAnchors),
      ...stateTrades(entry.id, context.whole).map(({ anchor }) => anchor),
    ],
    payload: () => statePayload(entry, context),
  })
}
