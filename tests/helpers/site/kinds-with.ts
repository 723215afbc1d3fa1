import type { Kind } from '#generated/routes.ts'
import { getPage } from './built-site.ts'
import { kinds } from './kinds.ts'

/** Addresses at which no page stands are answered with these. */
const shownFor: Partial<Record<Kind, string>> = { 'service-not-found': '/services/404', 'not-found': '/404' }

/**
 * The kinds of page whose main part, as it is prerendered, holds a text. A test of what only such
 * pages show need not open the others.
 */
export const kindsWith = (text: string): [Kind, string][] =>
  kinds.filter(([kind, path]) => {
    const { html } = getPage(shownFor[kind] ?? path)
    return html.slice(html.indexOf('<main'), html.indexOf('</main>')).includes(text)
  })
