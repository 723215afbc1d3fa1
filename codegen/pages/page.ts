import type { Seo } from '#generated/records.ts'
import { textsOf } from '../model/page-kinds.ts'
import type { Kind, SingleKindWithTexts } from '../model/page-kinds.ts'
import { placeIn } from '../model/records.ts'
import type { Entry } from '../model/records.ts'
import { fixedPaths, pagePath } from '../model/route.ts'
import type { PlanContext, WholeContext } from './shared/context.ts'
import type { Described } from './shared/json-ld.ts'
import type { Head, Payloads } from './shared/payload/page-record.ts'
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

/** What a kind says of the pages of its records. */
interface RecordPages<K extends Kind, Value> extends Omit<Page<K>, 'plan'> {
  entries: (context: PlanContext) => readonly Entry<Value>[]
  payload: (
    context: WholeContext,
    entry: Entry<Value>,
    others: readonly RoutePlan[],
  ) => ReturnType<PlannedPage<K>['payload']>
  anchors?: (context: PlanContext, entry: Entry<Value>) => readonly string[]
  lastModified?: (entry: Entry<Value>) => string
  section?: string
  isHidden?: true
  article?: (context: PlanContext, entry: Entry<Value>) => Head['article']
  jsonLd?: (
    context: PlanContext,
    entry: Entry<Value>,
    page: { head: Head; payload: Payloads[K] },
  ) => readonly Described[]
}

/** A kind with a page for each of its records, whose paths follow from the table of kinds. */
export function recordPages<K extends Kind, Value extends { seo: Seo }>(kind: K, page: RecordPages<K, Value>): Page<K> {
  const { entries, payload, anchors, lastModified, section, isHidden, article, jsonLd } = page
  return {
    ...page,
    plan: (context, others) =>
      entries(context).map((entry) =>
        planPage<K>(context, {
          kind,
          path: pagePath(kind, entry.id),
          section,
          seo: entry.value.seo,
          place: placeIn(entry, ['seo']),
          lastModified: lastModified?.(entry),
          anchors: anchors?.(context, entry) ?? [],
          isHidden,
          article: article?.(context, entry),
          payload: () => payload(context, entry, others),
          jsonLd: jsonLd && ((head, own) => jsonLd(context, entry, { head, payload: own })),
        }),
      ),
  }
}

/** A kind of one page, whose texts are in data/pages. */
export function singlePage<K extends SingleKindWithTexts>(
  kind: K,
  page: Omit<RecordPages<K, { seo: Seo }>, 'entries'>,
): Page<K> {
  const entries = ({ data }: PlanContext) => [data.singles[textsOf(kind)]]
  return recordPages<K, { seo: Seo }>(kind, { ...page, entries, section: fixedPaths[kind] })
}
