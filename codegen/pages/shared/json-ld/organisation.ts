import type { AccountingService, Organization, WebSite } from 'schema-dts'
import type { PlanContext, SiteFrame } from '../context.ts'

const organisationId = ({ origin }: Pick<SiteFrame, 'origin'>) => `${origin}/#organisation`
export const websiteId = ({ origin }: Pick<SiteFrame, 'origin'>) => `${origin}/#website`

/** The firm by its id, under which the home page describes it. */
export function firmOf(frame: Pick<SiteFrame, 'origin' | 'firmName'>) {
  return { '@type': 'Organization' as const, '@id': organisationId(frame), name: frame.firmName }
}

/**
 * The firm, once, under an id to which every other page refers. No rating: a firm may not mark up
 * reviews of itself.
 */
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

/** Real offices only: an office that nobody can visit would be a false address. */
export function officesJsonLd(context: PlanContext): Exclude<AccountingService, string>[] {
  const site = context.data.singles.site.value
  return site.offices.map((office) => ({
    '@type': 'AccountingService',
    name: `${site.name}, ${office.locality}`,
    url: `${context.origin}/Contact`,
    telephone: office.phone ?? site.phone,
    parentOrganization: { '@id': organisationId(context) },
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.street,
      addressLocality: office.locality,
      addressRegion: office.region,
      postalCode: office.postalCode,
      addressCountry: office.country,
    },
  }))
}
