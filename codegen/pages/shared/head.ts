import type { AccountingService, BreadcrumbList, Graph, Organization, Thing, WebPage, WebSite } from 'schema-dts'
import type { Seo, Site } from '#generated/records.ts'
import { fileNameOf } from '../../lib/file-name.ts'
import { present } from '../../lib/present.ts'
import { isPlaceholder } from '../../model/texts/placeholder.ts'
import type { Kind } from '../../model/page-kinds.ts'
import type { PlanContext, SiteFrame } from './context.ts'
import type { Breadcrumb } from '#src/content/payload/links.ts'
import type { Head } from '#src/content/types.ts'

// Google shows about 60 characters of a title, so the firm's name is added only if it fits.
export const titleLimit = 60

export function fullTitle(title: string, firm: string): string {
  const whole = `${title} | ${firm}`
  return whole.length <= titleLimit && !title.includes(firm) ? whole : title
}

/** A page without a canonical path answers for others and is hidden. It has no share picture. */
export function headOf(
  seo: Seo,
  canonicalPath: string | undefined,
  { origin, firmName }: Pick<SiteFrame, 'origin' | 'firmName'>,
  { picture = canonicalPath, ...more }: Partial<Head> & { picture?: string | undefined } = {},
): Head {
  return {
    title: fullTitle(seo.title, firmName),
    description: seo.description,
    keywords: seo.keywords,
    canonical: canonicalPath === undefined ? undefined : origin + canonicalPath,
    isHidden: canonicalPath === undefined ? true : undefined,
    ...more,
    image: picture === undefined ? undefined : `${origin}/${shareFile(picture)}`,
  }
}

/** The full address of a page that is its own canonical page. */
export function addressOf({ title, canonical }: Head): string {
  return present(canonical, `address of the page "${title}"`)
}

export const shareFile = (path: string): string => `share/${fileNameOf(path)}.png`

/** What structured data says of one thing. */
export type Described = Exclude<Thing, string>

export function graphOf(things: readonly Described[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things }
}

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

const organisationId = ({ origin }: Pick<SiteFrame, 'origin'>) => `${origin}/#organisation`
const websiteId = ({ origin }: Pick<SiteFrame, 'origin'>) => `${origin}/#website`

/** The firm by its id, under which the home page describes it. */
export function firmOf(frame: Pick<SiteFrame, 'origin' | 'firmName'>) {
  return { '@type': 'Organization' as const, '@id': organisationId(frame), name: frame.firmName }
}

/** Other pages refer to it by its id. No rating: a firm may not mark up reviews of itself. */
export function organisationJsonLd(context: PlanContext): Exclude<Organization, string> {
  const site = context.data.singles.site.value
  return {
    '@type': 'Organization',
    '@id': organisationId(context),
    name: site.name,
    url: `${context.origin}/`,
    slogan: site.tagline,
    logo: { '@type': 'ImageObject', url: `${context.origin}/logo.png`, width: '512', height: '512' },
    email: site.email,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: site.phone,
      email: site.email,
      areaServed: 'IN',
    },
    ...registeredAs(context),
    ...(site.social.length > 0 ? { sameAs: site.social.map((one) => one.url) } : {}),
  }
}

export function websiteJsonLd(context: PlanContext): Exclude<WebSite, string> {
  const { name, tagline, language } = context.data.singles.site.value
  return {
    '@type': 'WebSite',
    '@id': websiteId(context),
    url: `${context.origin}/`,
    name,
    alternateName: `${name}: ${tagline}`,
    inLanguage: language,
    publisher: { '@id': organisationId(context) },
  }
}

/** What the owner has not given yet is not told to search engines either. */
function registeredAs({ data }: PlanContext): Partial<Exclude<Organization, string>> {
  const { registrations = {}, address } = data.singles.site.value
  const given = (text: string | undefined) => (text === undefined || isPlaceholder(text) ? undefined : text)
  const identifiers = (['frn', 'cin'] as const).flatMap((key) => {
    const value = given(registrations[key])
    return value === undefined ? [] : [{ '@type': 'PropertyValue' as const, propertyID: key.toUpperCase(), value }]
  })
  const vatID = given(registrations.gstin)
  return {
    ...(vatID === undefined ? {} : { vatID }),
    ...(identifiers.length > 0 ? { identifier: identifiers } : {}),
    ...(given(address.street) === undefined ? {} : { address: postalAddress(address) }),
  }
}

function postalAddress(address: Site['address']) {
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: address.street,
    addressLocality: address.locality,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  }
}

/** Real offices only: an office that nobody can visit would be a false address. */
export function officesJsonLd(context: PlanContext): Exclude<AccountingService, string>[] {
  const site = context.data.singles.site.value
  return site.offices.map((office) => ({
    '@type': 'AccountingService',
    name: `${site.name}, ${office.locality}`,
    url: `${context.origin}/Contact`,
    telephone: office.phone ?? site.phone,
    parentOrganization: { '@id': organisationId(context) },
    address: postalAddress(office),
  }))
}

const types: Partial<Record<Kind, 'AboutPage' | 'ContactPage' | 'CollectionPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  services: 'CollectionPage',
  blog: 'CollectionPage',
  cities: 'CollectionPage',
  careers: 'CollectionPage',
  calculators: 'CollectionPage',
}

export function webPageJsonLd(kind: Kind, head: Head, context: PlanContext): Exclude<WebPage, string> {
  const address = addressOf(head)
  return {
    '@type': types[kind] ?? 'WebPage',
    '@id': `${address}#page`,
    url: address,
    name: head.title,
    description: head.description,
    inLanguage: context.data.singles.site.value.language,
    isPartOf: { '@id': websiteId(context) },
    publisher: firmOf(context),
  }
}
