import type { PlanContext } from '../shared/context.ts'
import { servicePath } from '../../model/route.ts'
import type { PagePlan } from '../shared/route-plan.ts'
import { planSinglePage } from '../shared/plan-single-page.ts'
import type { Page } from '../page.ts'

export const serviceNotFound: Page<'service-not-found'> = {
  plan: planServiceNotFound,
  card: undefined,
  twin: undefined,
}

function planServiceNotFound(context: PlanContext): PagePlan {
  const entry = context.data.singles['page:service']
  const { seo, ...texts } = entry.value.notFound
  return planSinglePage(
    {
      kind: 'service-not-found',
      isStandIn: true,
      entry,
      seo,
      seoPath: ['notFound', 'seo'],
      isHidden: true,
      payload: () => ({
        ...texts,
        suggestions: context.data.singles['page:not-found'].value.suggestions,
        field: context.data.singles.navigation.value.search,
        redirects: Object.fromEntries(
          Object.entries(context.data.singles.redirects.value).filter(([from]) => from.startsWith(servicePath(''))),
        ),
      }),
    },
    context,
  )
}
