import { calculatorPath, checkPath, estimatorPath } from '../../model/route.ts'
import { nextDaysOf } from '../topics/calendar/next-dates.ts'
import { calculatorsOf } from '../calculator/page.ts'
import { estimatorsOf } from '../estimator/page.ts'
import { singlePage } from '../page.ts'

export const calculators = singlePage('calculators', {
  more: () => ({ anchors: ['checks', 'costs'] }),
  payload: (context) => {
    const { 'page:calculators': page, 'page:estimator': estimator } = context.data.singles
    return {
      page: context.show(page.value),
      next: nextDaysOf(context),
      checks: [...context.data.catalogue.checks.values()].map((check) => ({
        href: checkPath(check),
        title: check.value.heading,
      })),
      prices: {
        heading: estimator.value.list,
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
    }
  },
  card: ({ page }) => ({ heading: page.seo.title }),
})
