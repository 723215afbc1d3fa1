import { calculatorPath, estimatorPath } from '../../model/route.ts'
import { nextDaysOf } from '../shared/calendar/next-dates.ts'
import type { PlanContext } from '../shared/context.ts'
import type { PagePlan } from '../shared/route-plan.ts'
import { calculatorsOf } from '../calculator/page.ts'
import { estimatorsOf } from '../estimator/page.ts'
import { planSinglePage } from '../shared/plan-page.ts'
import type { Page } from '../page.ts'

export const calculators: Page<'calculators'> = {
  plan: planCalculatorIndex,
  card: ({ page }) => ({ heading: page.seo.title }),
  twin: undefined,
}

function planCalculatorIndex(context: PlanContext): PagePlan {
  const { 'page:calculators': entry } = context.data.singles
  return planSinglePage(context, {
    kind: 'calculators',
    entry,
    anchors: ['costs'],
    payload: () => ({
      page: context.show(entry.value),
      next: nextDaysOf(context),
      prices: {
        heading: context.data.singles['page:estimator'].value.list,
        estimators: estimatorsOf(context).map(({ id, value: { heading, intro } }) => ({
          href: estimatorPath(id),
          title: heading,
          text: intro,
        })),
      },
      calculators: calculatorsOf(context).map(({ id, value: { title, intro } }) => ({
        href: calculatorPath(id),
        title,
        text: intro,
      })),
    }),
  })
}
