import type { Article, ArticleCategory, PageBlog } from '#generated/records.ts'
import type { Breadcrumb, PageLink } from '../shared/payload/links.ts'
import type { ContentsEntry, ProseNode } from '../shared/payload/prose.ts'
import type { DateShown, Figures, Shown } from '../shared/payload/shown.ts'

export interface ArticleCard extends Pick<Article, 'title' | 'excerpt'> {
  href: string
  date: string
  isoDate: string
  /** The day of its last change, if that is not the first day. */
  updated?: string | undefined
  minutes: number
  category: { id: string } & Shown<ArticleCategory>
}

export interface ArticlePayload {
  address: string
  labels: Shown<Pick<PageBlog, 'readMore' | 'minutes' | 'article' | 'figures'>>
  article: Shown<Pick<Article, 'title' | 'excerpt' | 'takeaways' | 'help'>>
  card: ArticleCard
  updated: DateShown
  author: { name: string; role: string; about: string }
  /** Who has read it against the law. Absent while nobody is named. */
  reviewer?: string | undefined
  contents: readonly ContentsEntry[]
  body: readonly ProseNode[]
  services: readonly PageLink[]
  related: readonly ArticleCard[]
  previous?: PageLink | undefined
  next?: PageLink | undefined
  breadcrumbs: readonly Breadcrumb[]
  chatHref: string
  newTabNote: string
  figures: Figures
}
