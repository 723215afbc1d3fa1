import type { ComponentType } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Layout as LayoutShell } from '../layout/layout.tsx'
import { serverPages } from '../content/server-pages.ts'
import type { Layout, SiteLayout } from '../content/payload/layout.ts'
import type { Kind, PageAssets, PageRecord, Payloads } from '../content/types.ts'
import { noTranslation, TranslationContext } from '../ui/translation/translation.tsx'
import { IslandRenderer } from '../ui/island/island.tsx'
import type { IslandPart } from '../ui/island/island.tsx'
import { SharedRenderer } from '../ui/shared/shared.tsx'
import { escapeHtml, renderHead, scriptJson } from './document-head.ts'

const pages: { [K in Kind]: ComponentType<{ payload: Payloads[K] }> } = serverPages

/** The HTML document of a page: a pure function of its record, the layout and the assets. */
export function renderDocument(page: PageRecord, layout: SiteLayout, assets: PageAssets): string {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- kind and payload come of one record
  const Page = pages[page.kind] as ComponentType<{ payload: unknown }>
  const shared: string[] = []
  const slotOf = (text: string) => `${slotMark}${shared.push(text) - 1}${slotMark}`
  // React leaves no marks in what it never hydrates.
  const markup = renderToStaticMarkup(
    <StaticRouter location={page.path}>
      <IslandRenderer value={renderIsland}>
        <SharedRenderer value={(Part, props) => slotOf(renderShared(Part, props))}>
          <TranslationContext value={page.translation ?? noTranslation}>
            <Page payload={page.payload} />
          </TranslationContext>
        </SharedRenderer>
      </IslandRenderer>
    </StaticRouter>,
  )
  const content = markup.split(slotMark).reduce((text, part, index) => text + (index % 2 ? shared[Number(part)] : part))
  const shell = renderShell(layoutIn(page.language, layout), page)
  // Pages of one build can follow each other. The service worker sees by its payload whether the
  // page for visitors without a connection has changed.
  const data = { build: assets.build, kind: page.kind, ...(page.kind === 'offline' && { payload: page.payload }) }
  // Read by client/start/register-worker.ts.
  const worker = layout.isKeptOffline ? '' : ' data-worker="none"'
  return `<!DOCTYPE html><html lang="${escapeHtml(page.language ?? layout.language)}"${worker}><head>${renderHead(page, layout, assets)}</head><body>${mailOff}${shell.before}<div id="page">${content}</div>${shell.after}<script type="application/json" id="page-data">${scriptJson(data)}</script>${mailOn}</body></html>\n`
}

/** No text of HTML can hold it. */
const slotMark = '\0'

// Cities of one state come one by one, and the states in turn.
const mostTexts = 100
const textsOf = new Map<unknown, Map<string, string>>()

/** What an earlier page made of equal props, or what is rendered now. */
function renderOnce(Part: unknown, props: string, render: () => string): string {
  const texts = textsOf.get(Part) ?? new Map<string, string>()
  textsOf.set(Part, texts)
  let text = texts.get(props)
  if (text === undefined) {
    text = render()
    if (texts.size === mostTexts) texts.clear()
    texts.set(props, text)
  }
  return text
}

function renderShared<Props extends object>(Part: ComponentType<Props>, props: Props): string {
  return renderOnce(Part, JSON.stringify(props), () => renderToStaticMarkup(<Part {...props} />))
}

/** A part as React hydrates it, and its props, which client/hydrate reads and removes before. */
function renderIsland({ id, element }: IslandPart): string {
  const props = scriptJson(element.props)
  const render = () => renderToString(element, { identifierPrefix: id })
  return `${renderOnce(element.type, `${id} ${props}`, render)}<script type="application/json">${props}</script>`
}

// Cloudflare hides e-mail addresses by default, and its script that shows them again breaks the
// policy. Between these it leaves them alone:
// developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation.
const [mailOff, mailOn] = ['<!--email_off-->', '<!--/email_off-->']

interface Shell {
  before: string
  after: string
}

/** The layout in the language of a page. */
const layoutIn = (language: string | undefined, layout: SiteLayout): Layout =>
  (language === undefined ? undefined : layout.inLanguages[language]) ?? layout

const shells = new WeakMap<Layout, Map<string, Shell>>()

/** A place that no link of the header leads to. */
const noSection = '/none'

const slot = '<div id="page"></div>'
const chatSlot = 'chat-of-page'

/** What is around a page: its ways to chat begin with what the page is about. */
function renderShell(layout: Layout, { section = noSection, payload }: PageRecord): Shell {
  const { before, after } = renderSection(layout, section)
  const chat = escapeHtml('chatHref' in payload ? payload.chatHref : layout.chatHref)
  return { before: before.replaceAll(chatSlot, chat), after: after.replaceAll(chatSlot, chat) }
}

/** All but the chat is equal on a section's pages in one language, so it is rendered once. */
function renderSection(layout: Layout, section: string): Shell {
  const known = shells.get(layout) ?? new Map<string, Shell>()
  shells.set(layout, known)
  let shell = known.get(section)
  if (!shell) {
    const markup = renderToStaticMarkup(
      <StaticRouter location={section}>
        <LayoutShell layout={layout} chatHref={chatSlot} />
      </StaticRouter>,
    )
    const [before = '', after = ''] = markup.split(slot)
    shell = { before, after }
    known.set(section, shell)
  }
  return shell
}
