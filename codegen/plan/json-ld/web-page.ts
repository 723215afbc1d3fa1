import type { AboutPage, BreadcrumbList, CollectionPage, ContactPage, Graph, WebPage } from 'schema-dts'
import type { Kind } from '../../model/page-kinds.ts'
import type { PlanContext } from '../context.ts'
import { addressOf } from '../head.ts'
import type { Head } from '../payloads/page-record.ts'
import { graphOf } from './graph.ts'
import { organisationId, websiteId } from './organisation.ts'

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

/** A page that stands alone: what it is, and whose. */
export function webPageJsonLd(kind: Kind, head: Head, context: PlanContext): Graph {
  return graphOf([pageOf(kind, head, context)])
}

/** A calculator: a page and the trail to it. */
export function calculatorJsonLd(head: Head, trail: Exclude<BreadcrumbList, string>, context: PlanContext): Graph {
  return graphOf([pageOf('calculator', head, context), trail])
}

function pageOf(kind: Kind, head: Head, context: PlanContext): Exclude<Page, string> {
  const address = addressOf(head)
  return {
    '@type': types[kind] ?? 'WebPage',
    '@id': `${address}#page`,
    url: address,
    name: head.title,
    description: head.description,
    inLanguage: 'en-IN',
    isPartOf: { '@id': websiteId(context) },
    publisher: { '@id': organisationId(context) },
  }
}
