import type { Seo } from '#generated/records.ts'
import { isStandIn, textsOf } from '../model/page-kinds.ts'
import type { Kind, SingleKindWithTexts } from '../model/page-kinds.ts'
import { placeIn } from '../model/records.ts'
import type { Entry } from '../model/records.ts'
import { fixedPaths, pagePath } from '../model/route.ts'
import type { PlanContext, WholeContext } from './shared/context.ts'
import { breadcrumbJsonLd, fullTitle, graphOf, headOf, webPageJsonLd } from './shared/head.ts'
import type { Described } from './shared/head.ts'
import type { Breadcrumb } from '#src/content/payload/links.ts'
import type { Head, Payloads } from '#src/content/types.ts'
import type { Outline } from './topics/prose/outline.ts'
import type { PagePlan } from './shared/route-plan.ts'

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
  plan: (context: WholeContext, others: readonly PagePlan[]) => PagePlan[]
  /** Pages of other kinds see no city, so that they do not change when one is added. */
  namesCities?: true
  /** The texts of the share picture. Without them the picture shows only the title. */
  card?: (payload: Payloads[K]) => CardTexts
  /** The contents of the Markdown twin. Without it the kind has no twins. */
  twin?: (page: { payload: Payloads[K]; address: string }) => Pick<Outline, 'title' | 'sections'>
}

type PayloadOf<K extends Kind> = Payloads[K] & { breadcrumbs?: readonly Breadcrumb[] }

interface PlannedPage<K extends Kind> extends Pick<PagePlan, 'path' | 'place' | 'anchors' | 'lastModified'> {
  kind: K
  seo: Seo
  /** The header link to which the page belongs. */
  section?: string
  /** Kept out of search engines and the sitemap. */
  isHidden?: boolean
  article?: Head['article']
  payload: () => PayloadOf<K>
  /** What the structured data says before the breadcrumbs. The default is a plain WebPage. */
  jsonLd?: (head: Head, payload: Payloads[K]) => readonly Described[]
}

/** A stand-in, such as the 404 page, answers at other addresses, so it names no canonical one. */
export function planPage<K extends Kind>(context: PlanContext, page: PlannedPage<K>): PagePlan {
  const { seo, section, isHidden = isStandIn(page.kind), article, payload: payloadOf, jsonLd, ...plan } = page
  const { path, kind } = plan
  return {
    ...plan,
    title: fullTitle(seo.title, context.firmName),
    description: seo.description,
    canonicalPath: isHidden ? undefined : path,
    record: () => {
      const payload = payloadOf()
      const frame = { path, kind, section }
      if (isStandIn(kind)) return { ...frame, head: headOf(seo, undefined, context), payload }
      const head = headOf(seo, path, context, {
        picture: isHidden ? fixedPaths.home : path,
        isHidden: isHidden ? true : undefined,
        article,
      })
      const trail = payload.breadcrumbs ? [breadcrumbJsonLd(payload.breadcrumbs, path, context)] : []
      const things = jsonLd?.(head, payload) ?? [webPageJsonLd(kind, head, context)]
      return { ...frame, head, jsonLd: graphOf([...things, ...trail]), payload }
    },
  }
}

/** What a kind says of the pages of its records. */
interface RecordPages<K extends Kind, Value> extends Omit<Page<K>, 'plan'> {
  entries: (context: PlanContext) => readonly Entry<Value>[]
  payload: (context: WholeContext, entry: Entry<Value>, others: readonly PagePlan[]) => PayloadOf<K>
  /** What else is planned for the page of a record. */
  more?: (context: PlanContext, entry: Entry<Value>) => Partial<PlannedPage<K>>
}

/** A kind with a page for each of its records, whose paths follow from the table of kinds. */
export function recordPages<K extends Kind, Value extends { seo: Seo }>(kind: K, page: RecordPages<K, Value>): Page<K> {
  const { entries, payload, more } = page
  return {
    ...page,
    plan: (context, others) =>
      entries(context).map((entry) =>
        planPage<K>(context, {
          kind,
          path: pagePath(kind, entry.id),
          seo: entry.value.seo,
          place: placeIn(entry, ['seo']),
          ...more?.(context, entry),
          payload: () => payload(context, entry, others),
        }),
      ),
  }
}

/** A kind of one page, whose texts are in data/pages. */
export function singlePage<K extends SingleKindWithTexts>(
  kind: K,
  page: Omit<RecordPages<K, { seo: Seo }>, 'entries'>,
): Page<K> {
  return recordPages<K, { seo: Seo }>(kind, {
    ...page,
    entries: ({ data }) => [data.singles[textsOf(kind)]],
    more: (context, entry) => ({ section: fixedPaths[kind], ...page.more?.(context, entry) }),
  })
}
