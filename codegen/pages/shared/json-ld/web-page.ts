import type { AboutPage, CollectionPage, ContactPage, Graph, Thing, WebPage } from 'schema-dts'
import type { Kind } from '../../../model/page-kinds.ts'
import type { PlanContext } from '../context.ts'
import { addressOf } from '../head.ts'
import type { Head } from '../payload/page-record.ts'
import { graphOf } from './graph.ts'
import { firmOf, websiteId } from './organisation.ts'

type Page = WebPage | AboutPage | ContactPage | CollectionPage

const types: Partial<Record<Kind, 'AboutPage' | 'ContactPage' | 'CollectionPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  services: 'CollectionPage',
  blog: 'CollectionPage',
  cities: 'CollectionPage',
  careers: 'CollectionPage',
  calculators: 'CollectionPage',
}

/**
 * A page that stands alone, with its kind, its publisher and further things that it shows, such as
 * its breadcrumbs.
 */
export function webPageJsonLd(
  kind: Kind,
  head: Head,
  context: PlanContext,
  more: readonly Exclude<Thing, string>[] = [],
): Graph {
  const address = addressOf(head)
  const page: Exclude<Page, string> = {
    '@type': types[kind] ?? 'WebPage',
    '@id': `${address}#page`,
    url: address,
    name: head.title,
    description: head.description,
    inLanguage: context.data.singles.site.value.language,
    isPartOf: { '@id': websiteId(context) },
    publisher: firmOf(context),
  }
  return graphOf([page, ...more])
}
