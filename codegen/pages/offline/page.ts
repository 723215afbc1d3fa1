import type { PlanContext } from '../shared/context.ts'
import type { PagePlan } from '../shared/route-plan.ts'
import { planSinglePage } from '../shared/plan-single-page.ts'
import type { Page } from '../page.ts'

export const offline: Page<'offline'> = {
  plan: planOffline,
  card: undefined,
  twin: undefined,
}

function planOffline(context: PlanContext): PagePlan {
  const entry = context.data.singles['page:offline']
  const { phone, phoneHref } = context.contact
  return planSinglePage(
    {
      kind: 'offline',
      isStandIn: true,
      entry,
      seo: entry.value.seo,
      isHidden: true,
      payload: () => ({ page: context.show(entry.value), contact: { phone, phoneHref } }),
    },
    context,
  )
}
