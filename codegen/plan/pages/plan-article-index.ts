import type { PlanContext } from '../context.ts'
import type { RoutePlan } from '../route-plan.ts'
import { articleCard, articlesByDate } from './plan-articles.ts'
import { planSinglePage } from './plan-single-page.ts'

export function planArticleIndex(context: PlanContext): RoutePlan {
  const entry = context.data.singles['page:blog']
  const { articleCategories } = context.data.catalogue
  return planSinglePage(
    {
      kind: 'blog',
      entry,
      seo: entry.value.seo,
      payload: () => ({
        page: context.show(entry.value),
        categories: [...articleCategories.values()].map((category) => ({
          id: category.id,
          ...context.show(category.value),
        })),
        articles: articlesByDate(context).map((article) => articleCard(article, context)),
        contact: context.contact,
      }),
    },
    context,
  )
}
