import type { Seo } from '#generated/records.ts'
import { namedPath } from '../../lib/named-path.ts'
import type { SiteFrame } from './context.ts'
import type { Head } from './payload/page-record.ts'
import { present } from '../../lib/present.ts'

// Google shows about 60 characters of a title, so the firm's name is added only if it fits.
export const titleLimit = 60

/** A page's title, with the firm's name if both fit. */
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
    ...(canonicalPath === undefined ? { isHidden: true as const } : { canonical: origin + canonicalPath }),
    ...more,
    ...(picture === undefined ? {} : { image: `${origin}/${shareFile(picture)}` }),
  }
}

/** The full address of a page that is its own canonical page. */
export function addressOf({ title, canonical }: Head): string {
  return present(canonical, `address of the page "${title}"`)
}

export const shareFile = (path: string): string => `share${namedPath(path)}.png`
