import { browserParts } from '../content/browser-parts.ts'
import type { PageRecord } from '../content/types.ts'

interface Selection {
  readonly [key: string]: true | Selection
}
const ofKind: Readonly<Partial<Record<string, Selection>>> = browserParts

/** What a page hands to the browser: every byte of it goes to every visitor. */
export function forBrowser({ kind, payload }: PageRecord): object {
  const selection = ofKind[kind]
  if (selection) return select(payload, { chatHref: true, ...selection })
  if (!('page' in payload && 'seo' in payload.page)) return payload
  // They stand in the head, and no section reads them.
  const { seo: _, ...page } = payload.page
  return { ...payload, page }
}

function select(value: object, selection: Selection): object {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
      const wanted = selection[key]
      if (wanted === undefined) return []
      return [[key, wanted === true || typeof part !== 'object' || part === null ? part : select(part, wanted)]]
    }),
  )
}
