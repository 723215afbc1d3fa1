import { CategoryFilter } from '../../sections/articles/article-shelf/category-filter.tsx'
import { SubscribeForm } from '../../sections/articles/subscribe-box/subscribe-form.tsx'

export const islands = { CategoryFilter, SubscribeForm }
