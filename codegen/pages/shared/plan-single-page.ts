import type { Seo } from '#generated/records.ts'
import { placeIn } from '../../model/records.ts'
import type { Entry } from '../../model/records.ts'
import type { SingleKind } from '../../model/page-kinds.ts'
import { fixedPaths } from '../../model/route.ts'
import type { PlanContext } from './context.ts'
import { shownTexts, headOf } from './head.ts'
import { breadcrumbJsonLd } from './json-ld/breadcrumb.ts'
import { webPageJsonLd } from './json-ld/web-page.ts'
import type { Breadcrumb } from './payload/links.ts'
import type { Payloads } from './payload/page-record.ts'
import type { PagePlan } from './route-plan.ts'
import { withImage } from './share-image.ts'

interface SinglePage<K extends SingleKind> {
  kind: K
  /** The file whose `seo` the page shows, or that has it at a deeper path. */
  entry: Entry<unknown>
  seo: Seo
  seoPath?: readonly string[]
  /** Kept out of search engines and the sitemap. */
  isHidden?: boolean
  /**
   * It answers at other addresses than its own, as the 404 page does, so it names no canonical
   * address.
   */
  isStandIn?: boolean
  anchors?: readonly string[]
  /** The breadcrumbs of the page. */
  breadcrumbs?: readonly Breadcrumb[]
  payload: () => Payloads[K]
  jsonLd?: () => object
}

/** The plan of a page of which there is only one, such as the home page. */
export function planSinglePage<K extends SingleKind>(page: SinglePage<K>, context: PlanContext): PagePlan {
  const { kind, entry, seo, isHidden, anchors = [], breadcrumbs } = page
  const path = fixedPaths[kind]
  const trail = breadcrumbs ? [breadcrumbJsonLd(breadcrumbs, path, context)] : []
  return {
    path,
    kind,
    ...shownTexts(seo, context),
    place: placeIn(entry, page.seoPath ?? ['seo']),
    anchors,
    ...(isHidden ? {} : { canonicalPath: path }),
    record: () => {
      const head = headOf(seo, page.isStandIn ? undefined : path, context, isHidden ? { isHidden: true } : {})
      return {
        path,
        kind,
        section: path,
        head: page.isStandIn ? head : withImage(head, isHidden ? fixedPaths.home : path, context),
        ...(page.isStandIn ? {} : { jsonLd: page.jsonLd ? page.jsonLd() : webPageJsonLd(kind, head, context, trail) }),
        payload: page.payload(),
      }
    },
  }
}
