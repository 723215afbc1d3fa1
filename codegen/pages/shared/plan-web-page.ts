import type { Seo } from '#generated/records.ts'
import type { Kind } from '../../model/page-kinds.ts'
import type { PlanContext } from './context.ts'
import { addressOf, shownTexts, headOf } from './head.ts'
import { breadcrumbJsonLd } from './json-ld/breadcrumb.ts'
import { webPageJsonLd } from './json-ld/web-page.ts'
import type { Breadcrumb } from './payload/links.ts'
import type { Payloads } from './payload/page-record.ts'
import type { PagePlan } from './route-plan.ts'
import { withImage } from './share-image.ts'

interface WebPage<K extends Kind> extends Pick<PagePlan, 'path' | 'place' | 'anchors'> {
  kind: K
  seo: Seo
  /** The header link to which the page belongs. */
  section?: string
  /** Makes the payload, with its breadcrumbs, from the full address of the page. */
  payload: (address: string) => Payloads[K] & { breadcrumbs: readonly Breadcrumb[] }
}

/** The plan of one page of a kind. Its structured data is a plain WebPage with breadcrumbs. */
export function planWebPage<K extends Kind>(page: WebPage<K>, context: PlanContext): PagePlan {
  const { path, kind, seo, place, anchors, section } = page
  return {
    path,
    kind,
    ...shownTexts(seo, context),
    place,
    canonicalPath: path,
    ...(anchors === undefined ? {} : { anchors }),
    record: () => {
      const head = withImage(headOf(seo, path, context), path, context)
      const payload = page.payload(addressOf(head))
      const trail = breadcrumbJsonLd(payload.breadcrumbs, path, context)
      return {
        path,
        kind,
        ...(section === undefined ? {} : { section }),
        head,
        jsonLd: webPageJsonLd(kind, head, context, [trail]),
        payload,
      }
    },
  }
}
