import { createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Layout as LayoutShell } from '../layout/layout.tsx'
import type { Layout, PageRecord } from '../content/types.ts'
import { renderHead } from './document-head.ts'
import type { Assets } from './document-head.ts'
import { escapeHtml, scriptJson } from './escape.ts'
import { pages } from './pages.ts'

export type { Assets } from './document-head.ts'

/** The whole HTML document of a page: a pure function of the page's record, the shared layout and the built assets. */
export function renderDocument(page: PageRecord, layout: Layout, assets: Assets): string {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- kind and payload come of one record
  const Page = pages[page.kind] as (props: { payload: unknown }) => React.ReactNode
  const content = renderToString(
    createElement(StaticRouter, { location: page.path }, createElement(Page, { payload: page.payload })),
  )
  const shell = renderShell(layout, page.section ?? '')
  const data = {
    path: page.path,
    kind: page.kind,
    section: page.section,
    build: assets.build,
    head: { title: page.head.title, description: page.head.description, canonical: page.head.canonical },
    payload: page.payload,
  }
  // Read by client/register-service-worker.ts.
  const worker = layout.isKeptOffline ? '' : ' data-worker="none"'
  return `<!DOCTYPE html><html lang="${escapeHtml(layout.language)}"${worker}><head>${renderHead(page, layout, assets)}</head><body>${shell.before}<div id="page">${content}</div>${shell.after}<script type="application/json" id="page-data">${scriptJson(data)}</script></body></html>\n`
}

const shells = new WeakMap<Layout, Map<string, { before: string; after: string }>>()

const slot = '<div id="page"></div>'

/** Header, category bar and footer as markup; they are equal on all pages of a section, so each is rendered once. */
function renderShell(layout: Layout, section: string): { before: string; after: string } {
  const known = shells.get(layout) ?? new Map<string, { before: string; after: string }>()
  shells.set(layout, known)
  let shell = known.get(section)
  if (!shell) {
    const [before = '', after = ''] = renderToStaticMarkup(<LayoutShell layout={layout} section={section} />).split(
      slot,
    )
    shell = { before, after }
    known.set(section, shell)
  }
  return shell
}
