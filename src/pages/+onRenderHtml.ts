import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { readLayout, readPage } from '../content/read-generated.ts'
import { renderDocument } from '../render/render-document.tsx'

/** The development server's caller of renderDocument; the prerender driver is the other one. Vike adds scripts and styles itself. */
export function onRenderHtml(pageContext: PageContextServer) {
  const page = readPage(pageContext.urlPathname) ?? readPage('/404')!
  const html = renderDocument(page, readLayout(), { css: [], script: undefined, build: 'dev' })
  return escapeInject`${dangerouslySkipEscape(html)}`
}
