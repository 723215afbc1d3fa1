import { textsOf } from '../model/page-kinds.ts'
import type { Kind, SingleKindWithTexts } from '../model/page-kinds.ts'
import { placeIn } from '../model/records.ts'
import { fixedPaths } from '../model/route.ts'
import type { PlanContext, WholeContext } from './shared/context.ts'
import type { Described } from './shared/json-ld.ts'
import type { Payloads } from './shared/payload/page-record.ts'
import { planPage } from './shared/plan-page.ts'
import type { PlannedPage } from './shared/plan-page.ts'
import type { Outline } from './shared/prose/outline.ts'
import type { PagePlan, RoutePlan } from './shared/route-plan.ts'

/** The texts of a share picture. */
export interface CardTexts {
  /** A small line above the heading: the page's category or state. Without it, the tagline. */
  kicker?: string
  heading: string
  /** Up to three figures below the heading, each with its label. */
  facts?: readonly { value: string; label: string }[]
}

/** A kind of page: its pages, and what else is made from their payloads. */
export interface Page<K extends Kind> {
  /** All pages of the kind. `others` are the pages of the kinds above it in the table. */
  plan: (context: WholeContext, others: readonly RoutePlan[]) => PagePlan[]
  /** Pages of other kinds see no city, so that they do not change when one is added. */
  namesCities?: true
  /** The texts of the share picture. Without them the picture shows only the title. */
  card: ((payload: Payloads[K]) => CardTexts) | undefined
  /** The contents of the Markdown twin. Without it the kind has no twins. */
  twin: ((page: { payload: Payloads[K]; address: string }) => Pick<Outline, 'title' | 'sections'>) | undefined
}

/** What a kind of one page says of itself. Path and texts follow from the table of kinds. */
interface SinglePage<K extends SingleKindWithTexts> extends Omit<Page<K>, 'plan'> {
  payload: (context: WholeContext, others: readonly RoutePlan[]) => ReturnType<PlannedPage<K>['payload']>
  anchors?: (context: PlanContext) => readonly string[]
  isHidden?: true
  jsonLd?: (context: PlanContext) => readonly Described[]
}

export function singlePage<K extends SingleKindWithTexts>(kind: K, page: SinglePage<K>): Page<K> {
  const { payload, anchors, isHidden, jsonLd } = page
  const path = fixedPaths[kind]
  return {
    ...page,
    plan: (context, others) => {
      const texts = context.data.singles[textsOf(kind)]
      return [
        planPage(context, {
          kind,
          path,
          section: path,
          seo: texts.value.seo,
          place: placeIn(texts, ['seo']),
          anchors: anchors?.(context) ?? [],
          isHidden,
          payload: () => payload(context, others),
          jsonLd: jsonLd && (() => jsonLd(context)),
        }),
      ]
    },
  }
}
