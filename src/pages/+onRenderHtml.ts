import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'

/**
 * The development server's caller of renderDocument; the prerender driver is the other one. It is
 * imported here only when a page is asked for: a static import would tell Vike that every page
 * needs the styles of all.
 */
export async function onRenderHtml(pageContext: PageContextServer) {
  const { renderDocument } = await import('../render/render-document.tsx')
  const { readLayout, readPage } = await import('../content/read-generated.ts')
  const page = readPage(new URL(pageContext.urlOriginal, 'http://site.invalid').pathname) ?? readPage('/404')
  if (!page) throw new Error('generated/ has no page /404. Run: npm run codegen')
  const html = renderDocument(page, readLayout(), { css: [], fonts: [], script: undefined, build: 'dev' })
  // Here Vike loads style sheets one by one; without this line the first of them would set the
  // order of the layers.
  const ordered = html.replace('<head>', '<head><style>@layer reset, tokens, base, layout, ui, sections;</style>')
  return escapeInject`${dangerouslySkipEscape(ordered)}`
}
