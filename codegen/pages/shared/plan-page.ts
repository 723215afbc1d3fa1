import type { Seo } from '#generated/records.ts'
import { isStandIn } from '../../model/page-kinds.ts'
import type { Kind } from '../../model/page-kinds.ts'
import { fixedPaths } from '../../model/route.ts'
import type { PlanContext } from './context.ts'
import { fullTitle, headOf } from './head.ts'
import { breadcrumbJsonLd, graphOf, webPageJsonLd } from './json-ld.ts'
import type { Described } from './json-ld.ts'
import type { Breadcrumb } from './payload/links.ts'
import type { Head, Payloads } from './payload/page-record.ts'
import type { PagePlan } from './route-plan.ts'

export interface PlannedPage<K extends Kind> extends Pick<
  PagePlan,
  'path' | 'place' | 'anchors' | 'lastModified' | 'language' | 'alternates'
> {
  kind: K
  seo: Seo
  /** The header link to which the page belongs. */
  section?: string | undefined
  /** Kept out of search engines and the sitemap. */
  isHidden?: boolean | undefined
  /** The path of the page whose share picture it has, if not its own. */
  pictureOf?: string
  article?: Head['article'] | undefined
  payload: () => Payloads[K] & { breadcrumbs?: readonly Breadcrumb[] }
  /** What the structured data says before the breadcrumbs. The default is a plain WebPage. */
  jsonLd?: ((head: Head, payload: Payloads[K]) => readonly Described[]) | undefined
}

/** A stand-in, such as the 404 page, answers at other addresses, so it names no canonical one. */
export function planPage<K extends Kind>(context: PlanContext, page: PlannedPage<K>): PagePlan {
  const {
    seo,
    section,
    isHidden = isStandIn(page.kind),
    pictureOf,
    article,
    payload: payloadOf,
    jsonLd,
    ...plan
  } = page
  const { path, kind, language, alternates = [] } = plan
  return {
    ...plan,
    title: fullTitle(seo.title, context.firmName),
    description: seo.description,
    ...(isHidden ? {} : { canonicalPath: path }),
    record: () => {
      const payload = payloadOf()
      const frame = { path, kind, section, language }
      if (isStandIn(kind)) return { ...frame, head: headOf(seo, undefined, context), payload }
      const inLanguages = alternates.map((one) => ({ language: one.language, href: context.origin + one.path }))
      const head = headOf(seo, path, context, {
        picture: pictureOf ?? (isHidden ? fixedPaths.home : path),
        ...(isHidden ? { isHidden } : {}),
        ...(inLanguages.length > 0 ? { alternates: inLanguages } : {}),
        ...(article ? { article } : {}),
      })
      const trail = payload.breadcrumbs ? [breadcrumbJsonLd(payload.breadcrumbs, path, context)] : []
      const things = jsonLd?.(head, payload) ?? [webPageJsonLd(kind, head, context)]
      return { ...frame, head, jsonLd: graphOf([...things, ...trail]), payload }
    },
  }
}
