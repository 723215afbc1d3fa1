import type { BreadcrumbList } from 'schema-dts'
import type { SiteFrame } from '../context.ts'
import type { Breadcrumb } from '../payload/links.ts'

/** The breadcrumbs that a page shows. The last item has the page's own address. */
export function breadcrumbJsonLd(
  breadcrumbs: readonly Breadcrumb[],
  path: string,
  { origin }: Pick<SiteFrame, 'origin'>,
): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: origin + (crumb.href ?? path),
    })),
  }
}
