import type { SiteData } from '../../../model/records.ts'
import { articlePath, fixedPaths, jobPath } from '../../../model/route.ts'
import { getRecord } from '../../../lib/present.ts'
import type { SearchEntry } from '../../search/payload.ts'
import type { ListedRoute } from '../route-plan.ts'

/** Articles, the newest first. */
export function findArticles({ catalogue, singles }: SiteData): SearchEntry[] {
  const { pages = {} } = singles['page:search'].value
  return [...catalogue.articles.values()]
    .sort((a, b) => (a.value.date === b.value.date ? (a.id < b.id ? -1 : 1) : a.value.date > b.value.date ? -1 : 1))
    .map(({ id, value: { title, category, seo } }) => ({
      title,
      href: articlePath(id),
      ...wordsOf(pages[articlePath(id)]),
      note: getRecord(catalogue.articleCategories, category).value.name,
      text: seo.description,
    }))
}

const wordsOf = ({ words }: { words?: readonly string[] } = {}) => (words === undefined ? {} : { words })

/** Openings that still accept applications. The others have no page. */
export function findOpenings({ singles }: SiteData, routes: readonly ListedRoute[]): SearchEntry[] {
  const open = new Set(routes.flatMap(({ kind, path }) => (kind === 'job' ? [path] : [])))
  return Object.entries(singles.jobs.value.openings)
    .map(([slug, { title, type, experience }]) => ({ title, href: jobPath(slug), note: `${type}, ${experience}` }))
    .filter(({ href }) => open.has(href))
}

/** Questions that are answered on a page. */
export function findQuestions({ singles }: SiteData): SearchEntry[] {
  const { home, pricing } = singles.faqs.value
  const entriesOf = (faqs: readonly { id: string; question: string }[], page: string) =>
    faqs.map(({ id, question }) => ({ title: question, href: `${page}#${id}` }))
  return [...entriesOf(home, fixedPaths.home), ...entriesOf(pricing, fixedPaths.pricing)]
}
