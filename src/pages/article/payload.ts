import type { Article, PageBlog } from '#generated/records.ts'
import type { ArticleCard } from '../../content/payload/article-card.ts'
import type { Breadcrumb, PageLink } from '../../content/payload/links.ts'
import type { ContentsEntry, ProseNode } from '../../content/payload/prose.ts'
import type { DateShown, Figures, Shown } from '../../content/payload/shown.ts'

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
