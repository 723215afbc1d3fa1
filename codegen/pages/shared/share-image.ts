import { namedPath } from '../../lib/named-path.ts'
import type { SiteFrame } from './context.ts'
import type { Head } from './payload/page-record.ts'

/** The head with the address of the page's share picture. */
export function withImage(head: Head, path: string, { origin }: Pick<SiteFrame, 'origin'>): Head {
  return { ...head, image: `${origin}/${shareFile(path)}` }
}

/** The file of a page's share picture. */
export const shareFile = (path: string): string => `share${namedPath(path)}.png`
