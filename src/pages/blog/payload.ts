import type { ArticleCategory, PageBlog } from '#generated/records.ts'
import type { ContactLinks } from '../../content/payload/links.ts'
import type { Shown } from '../../content/payload/shown.ts'
import type { ArticleCard } from '../../content/payload/article-card.ts'

export interface BlogPayload {
  page: Shown<Omit<PageBlog, 'article' | 'figures'>> & { article: Pick<PageBlog['article'], 'updated'> }
  categories: readonly ({ id: string } & Shown<ArticleCategory>)[]
  articles: readonly ArticleCard[]
  changes: readonly { label: string; value: string; href: string }[]
  contact: Pick<ContactLinks, 'whatsapp' | 'newTabNote' | 'errors'>
}
