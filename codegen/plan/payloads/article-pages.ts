import type { Article, ArticleCategory, PageBlog } from '#generated/records.ts'
import type { Breadcrumb, ContactLinks, PageLink } from './shared/links.ts'
import type { ContentsEntry, ProseNode } from './shared/prose.ts'
import type { DateShown, Figures, Shown } from './shared/shown.ts'

export interface ArticleCard {
  href: string
  title: string
  excerpt: string
  date: string
  isoDate: string
  /** The day of its last change, where that is not the first one. */
  updated?: string
  minutes: number
  category: { id: string } & Shown<ArticleCategory>
}

export interface BlogPayload {
  page: Shown<Omit<PageBlog, 'article' | 'figures'>> & { article: Pick<PageBlog['article'], 'updated'> }
  categories: readonly ({ id: string } & Shown<ArticleCategory>)[]
  articles: readonly ArticleCard[]
  /** What the law changed last, of what the articles say. */
  changes: readonly { label: string; value: string; href: string }[]
  contact: Pick<ContactLinks, 'whatsapp' | 'newTabNote'>
}

export interface ArticlePayload {
  /** The page's whole address. */
  address: string
  labels: Shown<Pick<PageBlog, 'readMore' | 'minutes' | 'article' | 'figures'>>
  article: Shown<Pick<Article, 'title' | 'excerpt' | 'takeaways' | 'help'>>
  card: ArticleCard
  updated: DateShown
  author: { name: string; role: string; about: string }
  /** Who has read it against the law; absent while nobody is named. */
  reviewer?: string | undefined
  contents: readonly ContentsEntry[]
  body: readonly ProseNode[]
  services: readonly PageLink[]
  related: readonly ArticleCard[]
  previous?: PageLink
  next?: PageLink
  breadcrumbs: readonly Breadcrumb[]
  chatHref: string
  /** Said after the link to the chat, which opens a new tab. */
  newTabNote: string
  figures: Figures
}
