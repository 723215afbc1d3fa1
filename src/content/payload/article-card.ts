import type { Article, ArticleCategory } from '#generated/records.ts'
import type { Shown } from './shown.ts'

export interface ArticleCard extends Pick<Article, 'title' | 'excerpt'> {
  href: string
  date: string
  isoDate: string
  /** The day of its last change, if that is not the first day. */
  updated?: string | undefined
  minutes: number
  category: { id: string } & Shown<ArticleCategory>
}
