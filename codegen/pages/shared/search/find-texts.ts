import type { SiteData } from '../../../model/records.ts'
import { formatRupees } from '../../../model/texts/format.ts'
import { articlePath, fixedPaths, jobPath, servicePath } from '../../../model/route.ts'
import { getRecord } from '../../../lib/present.ts'
import { articlesByDate } from '../../article/page.ts'
import { servicesByCategory } from '../links.ts'
import { translationsOf } from '../translations/plan-translations.ts'
import type { SearchEntry } from '../../search/payload.ts'
import type { ListedRoute } from '../route-plan.ts'

export function findArticles(data: SiteData): SearchEntry[] {
  const { pages = {} } = data.singles['page:search'].value
  return articlesByDate(data).map(({ id, value: { title, category, seo } }) => {
    const { words } = pages[articlePath(id)] ?? {}
    return {
      title,
      href: articlePath(id),
      ...(words === undefined ? {} : { words }),
      note: getRecord(data.catalogue.articleCategories, category).value.name,
      text: seo.description,
    }
  })
}

/** Openings that still accept applications. The others have no page. */
export function findOpenings({ singles }: SiteData, routes: readonly ListedRoute[]): SearchEntry[] {
  const open = new Set(routes.flatMap(({ kind, path }) => (kind === 'job' ? [path] : [])))
  return Object.entries(singles.jobs.value.openings)
    .map(([slug, { title, type, experience }]) => ({ title, href: jobPath(slug), note: `${type}, ${experience}` }))
    .filter(({ href }) => open.has(href))
}

export function findQuestions({ singles }: SiteData): SearchEntry[] {
  const { home, pricing } = singles.faqs.value
  const entriesOf = (faqs: readonly { id: string; question: string }[], page: string) =>
    faqs.map(({ id, question }) => ({ title: question, href: `${page}#${id}` }))
  return [...entriesOf(home, fixedPaths.home), ...entriesOf(pricing, fixedPaths.pricing)]
}

/** Services in the order of the menu, with the words that people type for them. */
export function findServices(data: SiteData): SearchEntry[] {
  const { from } = data.singles['page:search'].value.results
  return [...servicesByCategory(data)].flatMap(([category, services]) => {
    const { name } = getRecord(data.catalogue.categories, category).value
    return services.flatMap(({ id, value: { title, shortTitle, aliases = [], pricing, seo } }) => {
      const words = [...(shortTitle === undefined ? [] : [shortTitle]), ...aliases]
      const entry = {
        title,
        href: servicePath(id),
        ...(words.length > 0 ? { words } : {}),
        ...(pricing ? { note: `${from} ${formatRupees(pricing.basic)}` } : {}),
        text: `${name}. ${seo.description}`,
      }
      const others = translationsOf(id, data).map(({ path, texts }) => ({ title: String(texts['title']), href: path }))
      return [entry, ...others]
    })
  })
}
