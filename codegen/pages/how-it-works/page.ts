import type { PlanContext } from '../shared/context.ts'
import type { PagePlan } from '../shared/route-plan.ts'
import { planSinglePage } from '../shared/plan-single-page.ts'
import type { Page } from '../page.ts'

export const howItWorks: Page<'how-it-works'> = {
  plan: planHowItWorks,
  card: ({ page }) => ({
    heading: page.heading,
    facts: page.steps.map(({ time, title }) => ({ value: time, label: title })),
  }),
  twin: undefined,
}

function planHowItWorks(context: PlanContext): PagePlan {
  const entry = context.data.singles['page:how-it-works']
  const { schedulingHref, newTabNote, opens } = context.contact
  return planSinglePage(
    {
      kind: 'how-it-works',
      entry,
      seo: entry.value.seo,
      payload: () => ({ page: context.show(entry.value), contact: { schedulingHref, newTabNote, opens } }),
    },
    context,
  )
}
