import type { BreadcrumbList } from 'schema-dts'
import type { PlanContext } from '../context.ts'
import type { Breadcrumb } from '../payloads.ts'

/** The trail to a page, equal to the one it shows. */
export function breadcrumbJsonLd(breadcrumbs: readonly Breadcrumb[], path: string, context: PlanContext): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, name: crumb.label, item: context.origin + (crumb.href ?? path) })),
  }
}
