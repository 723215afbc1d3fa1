import type { Article } from '#generated/records.ts'
import type { BlogPosting, Graph } from 'schema-dts'
import type { Entry } from '../../model/records.ts'
import { articlePath, fixedPaths } from '../../model/route.ts'
import type { PlanContext } from '../shared/context.ts'
import { addressOf } from '../shared/head.ts'
import type { ArticlePayload } from './payload.ts'
import type { Head } from '../shared/payload/page-record.ts'
import { breadcrumbJsonLd } from '../shared/json-ld/breadcrumb.ts'
import { graphOf } from '../shared/json-ld/graph.ts'
import { firmOf } from '../shared/json-ld/organisation.ts'

export function blogPostingJsonLd(
  entry: Entry<Article>,
  head: Head,
  payload: ArticlePayload,
  context: PlanContext,
): Graph {
  const address = addressOf(head)
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    headline: entry.value.title,
    description: head.description,
    ...(head.image ? { image: head.image } : {}),
    datePublished: entry.value.date,
    dateModified: entry.value.updated,
    inLanguage: context.data.singles.site.value.language,
    articleSection: payload.card.category.name,
    mainEntityOfPage: address,
    author: { '@type': 'Organization', name: payload.author.name, url: context.origin + fixedPaths.about },
    publisher: firmOf(context),
  }
  return graphOf([posting, breadcrumbJsonLd(payload.breadcrumbs, articlePath(entry.id), context)])
}
