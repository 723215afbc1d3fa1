import { calculatorPath, estimatorPath } from '../../model/route.ts'
import { nextDaysOf } from '../shared/calendar/next-dates.ts'
import { calculatorsOf } from '../calculator/page.ts'
import { estimatorsOf } from '../estimator/page.ts'
import { planSinglePage } from '../shared/plan-page.ts'
import type { Page } from '../page.ts'

export const calculators: Page<'calculators'> = {
  plan: (context) => {
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
  },
  card: ({ page }) => ({ heading: page.seo.title }),
  twin: undefined,
}
