import type { Layout } from '../content/payload/layout.ts'
import type { Head, PageAssets, PageRecord } from '../content/types.ts'

/** Everything in the document's head, without its tags. */
export function renderHead(page: PageRecord, layout: Layout, assets: PageAssets): string {
  const { head } = page
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'keywords', head.keywords.join(', ')),
    head.isHidden ? meta('name', 'robots', 'noindex') : '',
    head.canonical ? `<link rel="canonical" href="${escapeHtml(head.canonical)}">` : '',
    ...alternates(head),
    ...sheets(assets),
    ...sharing(head, layout, page.language ?? 'en'),
    ...fixedTags,
    page.jsonLd ? `<script type="application/ld+json">${scriptJson(page.jsonLd)}</script>` : '',
    assets.script ? `<script type="module" src="${escapeHtml(assets.script)}" fetchpriority="low"></script>` : '',
  ].join('')
}

// A phone's first paint does not wait for the face, as browsers let it wait for a preloaded one;
// nor does a wide screen go without it.
const wide = '(min-width: 48rem)'

/** The sheets, the first of which names the fonts for the service worker, and the fonts. */
function sheets({ css, fonts }: PageAssets): string[] {
  const named = fonts.length > 0 ? ` data-fonts="${escapeHtml(fonts.join(' '))}"` : ''
  return [
    ...css.map((href, index) => `<link rel="stylesheet" href="${escapeHtml(href)}"${index === 0 ? named : ''}>`),
    ...fonts.map(
      (href) =>
        `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" media="${wide}" crossorigin>`,
    ),
  ]
}

const fixedTags = [
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
  '<meta name="theme-color" content="#8f2212" media="(prefers-color-scheme: light)">',
  '<meta name="theme-color" content="#6d1c10" media="(prefers-color-scheme: dark)">',
  '<meta name="format-detection" content="telephone=no">',
]

/** The page in its other languages, and English for all whose language is not among them. */
function alternates({ alternates: all = [] }: Head): string[] {
  const link = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(href)}">`
  return [
    ...all.map(({ language, href }) => link(language, href)),
    ...all.slice(0, 1).map(({ href }) => link('x-default', href)),
  ]
}

function sharing(head: Head, layout: Layout, language: string): string[] {
  return [
    meta('property', 'og:site_name', layout.name),
    meta('property', 'og:locale', `${language}_IN`),
    meta('property', 'og:type', head.article ? 'article' : 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    head.canonical ? meta('property', 'og:url', head.canonical) : '',
    head.image ? meta('property', 'og:image', head.image) : '',
    head.image ? '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">' : '',
    head.image ? meta('property', 'og:image:alt', head.title) : '',
    head.article ? meta('property', 'article:published_time', head.article.published) : '',
    head.article ? meta('property', 'article:modified_time', head.article.modified) : '',
    head.article ? meta('property', 'article:section', head.article.section) : '',
    meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', head.description),
    head.image ? meta('name', 'twitter:image', head.image) : '',
  ]
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`
}

/** Text safe inside an element or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

const inScript: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }

/** JSON for a script element: no text in it can end the element or open a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&]/g, (char) => inScript[char] ?? char)
}
