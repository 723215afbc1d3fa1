import { addressOf, firmOf } from '../shared/head.ts'
import type { Head } from '#src/content/types.ts'
import type { BlogPosting } from 'schema-dts'
import type { Article } from '#generated/records.ts'
import { formatDate, showDate } from '../../model/texts/format.ts'
import type { Entry, SiteData } from '../../model/records.ts'
import { articlePath, fixedPaths } from '../../model/route.ts'
import type { PlanContext } from '../shared/context.ts'
import { tiedFactsOf } from '../shared/facts.ts'
import { serviceTitleLink } from '../shared/links.ts'
import type { ArticleCard } from '#src/content/payload/article-card.ts'
import type { ArticlePayload } from '#src/pages/article/payload.ts'
import { bodyOf, contentsOf, headingIds, planProse, readingMinutes } from '../topics/prose/plan-prose.ts'
import { compare } from '../../lib/compare.ts'
import { once } from '../../lib/once.ts'
import { getRecord } from '../../lib/present.ts'
import { reviewerOf } from '../shared/firm.ts'
import { recordPages } from '../page.ts'
import { points, proseToMarkdown } from '../topics/prose/outline.ts'

export const article = recordPages('article', {
  entries: ({ data }) => articlesByDate(data),
  payload: articlePayload,
  more: (context, entry) => ({
    lastModified: entry.value.updated,
    anchors: headingIds(bodyOf(entry)),
    section: fixedPaths.blog,
    article: {
      published: entry.value.date,
      modified: entry.value.updated,
      section: categoryOf(entry.value, context).name,
    },
    jsonLd: (head, payload) => [blogPostingJsonLd(head, payload, context)],
  }),
  card: ({ article, card, labels, updated }) => ({
    kicker: card.category.name,
    heading: article.title,
    facts: [
      { value: String(card.minutes), label: labels.minutes },
      { value: updated.label, label: labels.article.updated },
    ],
  }),
  twin: ({ payload: { labels, article, body } }) => ({
    title: article.title,
    sections: [
      { heading: '', paragraphs: [article.excerpt] },
      { heading: labels.article.takeaways, points: points(article.takeaways) },
      { heading: '', text: proseToMarkdown(body) },
    ],
  }),
})

/** Articles from the newest to the oldest. */
export const articlesByDate = once(({ catalogue }: SiteData): readonly Entry<Article>[] =>
  [...catalogue.articles.values()].sort((a, b) => compare(b.value.date, a.value.date) || compare(a.id, b.id)),
)

/** An article as lists and its own page show it. */
export function articleCard(entry: Entry<Article>, context: PlanContext): ArticleCard {
  const { title, excerpt, date, updated } = entry.value
  return {
    href: articlePath(entry.id),
    title,
    excerpt,
    date: formatDate(date),
    isoDate: date,
    updated: updated > date ? formatDate(updated) : undefined,
    minutes: readingMinutes(bodyOf(entry), context.data.singles.site.value.readingWordsPerMinute, context.tables),
    category: { id: entry.value.category, ...categoryOf(entry.value, context) },
  }
}

function categoryOf({ category }: Article, { data, show }: PlanContext) {
  return show(getRecord(data.catalogue.articleCategories, category).value)
}

function articlePayload(context: PlanContext, entry: Entry<Article>): ArticlePayload {
  const { title, excerpt, takeaways, help, updated, author, related } = entry.value
  const { data } = context
  const { readMore, minutes, article, figures } = data.singles['page:blog'].value
  const all = articlesByDate(data)
  const linkTo = (at: number) => {
    const other = all[at]
    return other && { href: articlePath(other.id), label: other.value.title }
  }
  return {
    address: context.origin + articlePath(entry.id),
    labels: context.show({ readMore, minutes, article, figures }),
    article: context.show({ title, excerpt, takeaways, help }),
    card: articleCard(entry, context),
    updated: showDate(updated),
    author: getRecord(data.catalogue.authors, author).value,
    reviewer: reviewerOf(context),
    contents: contentsOf(bodyOf(entry)),
    body: planProse(bodyOf(entry), context),
    services: entry.value.services.map((id) => serviceTitleLink(data, id)),
    related: related.map((slug) => articleCard(getRecord(data.catalogue.articles, slug), context)),
    previous: linkTo(all.indexOf(entry) - 1),
    next: linkTo(all.indexOf(entry) + 1),
    breadcrumbs: [context.crumbs.home, context.crumbs.blog, { label: title }],
    chatHref: context.chat(help.chatText),
    newTabNote: context.contact.newTabNote,
    figures: context.figures(takeaways, tiedFactsOf(bodyOf(entry))),
  }
}

function blogPostingJsonLd(head: Head, payload: ArticlePayload, context: PlanContext): Exclude<BlogPosting, string> {
  const { article, card, updated, author } = payload
  const address = addressOf(head)
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    headline: article.title,
    description: head.description,
    ...(head.image ? { image: head.image } : {}),
    datePublished: card.isoDate,
    dateModified: updated.iso,
    inLanguage: context.data.singles.site.value.language,
    articleSection: card.category.name,
    mainEntityOfPage: address,
    author: { '@type': 'Organization', name: author.name, url: context.origin + fixedPaths.about },
    publisher: firmOf(context),
  }
}
