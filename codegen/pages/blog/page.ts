import type { Article } from '#generated/records.ts'
import { compare } from '../../lib/compare.ts'
import type { Entry } from '../../model/records.ts'
import type { PlanContext } from '../shared/context.ts'
import { tiedFactsOf } from '../shared/facts.ts'
import { formatDate } from '../../model/texts/format.ts'
import { articlePath } from '../../model/route.ts'
import { bodyOf } from '../topics/prose/plan-prose.ts'
import type { BlogPayload } from '#src/pages/blog/payload.ts'
import { articleCard, articlesByDate } from '../article/page.ts'
import { singlePage } from '../page.ts'

export const blog = singlePage('blog', {
  payload: (context) => {
    const { catalogue, singles } = context.data
    const { figures: _, article, ...texts } = singles['page:blog'].value
    const { whatsapp, newTabNote, errors } = context.contact
    return {
      page: { ...context.show(texts), article: { updated: article.updated } },
      categories: [...catalogue.articleCategories.values()].map(({ id, value }) => ({ id, ...context.show(value) })),
      changes: changesOf(context),
      articles: leadFirst(context).map((one) => articleCard(one, context)),
      contact: { whatsapp, newTabNote, errors },
    }
  },
  // The heading of one word says too little outside the site.
  card: ({ page }) => ({ heading: page.seo.title }),
})

/** From the newest to the oldest, after the one that suits the month of the build. */
function leadFirst(context: PlanContext): readonly Entry<Article>[] {
  const month = Number(context.data.today.slice(5, 7))
  const articles = articlesByDate(context.data)
  const lead = articles.find(({ value }) => value.season?.includes(month))
  return lead ? [lead, ...articles.filter((article) => article !== lead)] : articles
}

const mostChanges = 3

/** The latest changes of the law, each with an article about it. */
function changesOf(context: PlanContext): BlogPayload['changes'] {
  const { catalogue, today } = context.data
  const seen = new Map<string, string>()
  for (const article of articlesByDate(context.data))
    for (const { fact } of tiedFactsOf(bodyOf(article))) if (!seen.has(fact)) seen.set(fact, articlePath(article.id))
  return [...seen]
    .flatMap(([id, href]) => {
      const { topic, status, since } = catalogue.facts.get(id)?.value ?? {}
      if (topic === undefined || status !== 'superseded' || since === undefined || since > today) return []
      return [{ topic, since, href }]
    })
    .sort((a, b) => compare(b.since, a.since) || compare(a.topic, b.topic))
    .slice(0, mostChanges)
    .map(({ topic, since, href }) => ({ label: topic, value: formatDate(since), href }))
}
