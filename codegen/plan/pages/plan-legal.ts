import { formatDateInDigits } from '../../model/format.ts'
import { placeIn } from '../../model/records.ts'
import { legalPath } from '../../model/route.ts'
import type { PlanContext } from '../context.ts'
import { fullTitle, headOf } from '../head.ts'
import { graphOf } from '../json-ld/graph.ts'
import { breadcrumbJsonLd } from '../json-ld/breadcrumb.ts'
import { contentsOf, headingIds, planProse } from '../prose/plan-prose.ts'
import type { LegalPayload } from '../payloads/firm-pages.ts'
import type { RoutePlan } from '../route-plan.ts'
import { withImage } from '../share-image.ts'

export function planLegal(context: PlanContext): RoutePlan[] {
  const { data } = context
  const { name, email, phone, governingLawCity } = data.singles.site.value
  const tokens = { email, phone, governingLawCity }
  const pages = [...data.catalogue.legal.values()]
  return pages.map((entry) => {
    const path = legalPath(entry.id)
    const { title, intro, effectiveDate, seo } = entry.value
    return {
      path,
      kind: 'legal',
      title: fullTitle(seo.title, name),
      description: seo.description,
      place: placeIn(entry, ['seo']),
      canonicalPath: path,
      lastModified: effectiveDate,
      anchors: headingIds(entry.body!),
      record: () => {
        const payload: LegalPayload = {
          labels: data.singles.navigation.value.legal,
          legal: { title, intro },
          effectiveDate: { label: formatDateInDigits(effectiveDate), iso: effectiveDate },
          contents: contentsOf(entry.body!, tokens),
          body: planProse(entry.body!, { notes: context.notes, tokens }),
          others: pages
            .filter((other) => other !== entry)
            .map((other) => ({ href: legalPath(other.id), label: other.value.title })),
          breadcrumbs: [context.crumbs.home, { label: title }],
        }
        return {
          path,
          kind: 'legal',
          head: withImage(headOf(seo, path, context), path, context),
          jsonLd: graphOf([breadcrumbJsonLd(payload.breadcrumbs, path, context)]),
          payload,
        }
      },
    }
  })
}
