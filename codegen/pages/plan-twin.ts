import type { Kind } from '../model/page-kinds.ts'
import { pages } from './all-pages.ts'
import type { PageRecord } from './shared/payload/page-record.ts'
import type { Outline } from './shared/prose/outline.ts'

/** Whether the pages of a kind have a Markdown twin. */
export const hasTwin = (kind: Kind) => pages[kind].twin !== undefined

/** The contents of a page's Markdown twin. Undefined for kinds without twins. */
export function planTwin<K extends Kind>({ kind, path, head, payload }: PageRecord<K>): Outline | undefined {
  const address = head.canonical ?? path
  const twin = pages[kind].twin?.({ payload, address })
  if (!twin) return undefined
  return { ...twin, sections: twin.sections.filter(isFilled), address, description: head.description }
}

const isFilled = ({ paragraphs = [], points = [], text = '' }: Outline['sections'][number]): boolean =>
  paragraphs.length > 0 || points.length > 0 || text !== ''
