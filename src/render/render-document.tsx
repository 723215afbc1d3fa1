import { createElement } from 'react'
import type { ComponentType } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Layout as LayoutShell } from '../layout/layout.tsx'
import { serverPages } from '../content/server-pages.ts'
import type { HandedOver } from '../content/browser-parts.ts'
import type { Kind, Layout, PageRecord, PageAssets } from '../content/types.ts'
import { forBrowser } from './for-browser.ts'
import { escapeHtml, renderHead, scriptJson } from './document-head.ts'

const pages: { [K in Kind]: ComponentType<{ payload: HandedOver<K> }> } = serverPages

/** The HTML document of a page: a pure function of its record, the layout and the assets. */
export function renderDocument(page: PageRecord, layout: Layout, assets: PageAssets): string {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- kind and payload come of one record
  const Page = pages[page.kind] as (props: { payload: unknown; whole: unknown }) => React.ReactNode
  const payload = forBrowser(page)
  const content = renderToString(
    createElement(StaticRouter, { location: page.path }, createElement(Page, { payload, whole: page.payload })),
  )
  const shell = renderShell(layout, page)
  const data = {
    path: page.path,
    kind: page.kind,
    section: page.section,
    ...(page.language === undefined ? {} : { language: page.language }),
    build: assets.build,
    head: { title: page.head.title, description: page.head.description, canonical: page.head.canonical },
    payload,
  }
  // Read by client/hydrate/hydrate.tsx.
  const worker = layout.isKeptOffline ? '' : ' data-worker="none"'
  return `<!DOCTYPE html><html lang="${escapeHtml(page.language ?? layout.language)}"${worker}><head>${renderHead(page, layout, assets)}</head><body>${mailOff}${shell.before}<div id="page">${content}</div>${shell.after}<script type="application/json" id="page-data">${scriptJson(data)}</script>${mailOn}</body></html>\n`
}

// Cloudflare hides e-mail addresses by default, and its script that shows them again breaks the
// policy. Between these it leaves them alone:
// developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation.
const [mailOff, mailOn] = ['<!--email_off-->', '<!--/email_off-->']

interface Shell {
  before: string
  after: string
}

const shells = new WeakMap<Layout, Map<string, Shell>>()

const slot = '<div id="page"></div>'
const chatSlot = 'chat-of-page'

/** What is around a page: its ways to chat begin with what the page is about. */
function renderShell(layout: Layout, { section = '', language, payload }: PageRecord): Shell {
  const { before, after } = renderSection(layout, section, language)
  const chat = escapeHtml('chatHref' in payload ? payload.chatHref : layout.chatHref)
  return { before: before.replaceAll(chatSlot, chat), after: after.replaceAll(chatSlot, chat) }
}

/** All but the chat is equal on a section's pages in one language, so it is rendered once. */
function renderSection(layout: Layout, section: string, language: string | undefined): Shell {
  const known = shells.get(layout) ?? new Map<string, Shell>()
  shells.set(layout, known)
  const key = `${section} ${language}`
  let shell = known.get(key)
  if (!shell) {
    const markup = renderToStaticMarkup(
      <LayoutShell
        layout={layout}
        section={section}
        chatHref={chatSlot}
        language={language === undefined ? undefined : layout.language}
        trailLabel={language === undefined ? layout.labels.trailLabel : layout.trailLabels[language]}
      />,
    )
    const [before = '', after = ''] = markup.split(slot)
    shell = { before, after }
    known.set(key, shell)
  }
  return shell
}
