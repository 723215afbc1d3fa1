import { calculatorPath, estimatorPath } from '../../../model/route.ts'
import { nextDaysOf } from '../../calendar/next-dates.ts'
import type { PlanContext } from '../../context.ts'
import type { RoutePlan } from '../../route-plan.ts'
import { calculatorsOf } from './plan-calculators.ts'
import { estimatorsOf } from './plan-estimators.ts'
import { planSinglePage } from '../plan-single-page.ts'

export function planCalculatorIndex(context: PlanContext): RoutePlan {
  const { 'page:calculators': entry } = context.data.singles
  return planSinglePage(
    {
      kind: 'calculators',
      entry,
      seo: entry.value.seo,
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
    },
    context,
  )
}

/** What can be missed: the answers to the first question of each calculator, each of which leads there with that answer given. */
export function planLate(context: PlanContext): RoutePlan {
  const { 'page:late': entry } = context.data.singles
  return planSinglePage(
    {
      kind: 'late',
      entry,
      seo: entry.value.seo,
      payload: () => ({
        page: context.show(entry.value),
        next: nextDaysOf(context),
        groups: calculatorsOf(context).flatMap(({ id, value: { title, questions } }) => {
          const links = questions
            .slice(0, 1)
            .flatMap(({ id: question, choices = [] }) =>
              choices.map(({ value, label }) => ({ href: `${calculatorPath(id)}?${question}=${value}`, label })),
            )
          // A calculator that asks for a state first is about no day that could be missed.
          return links.length === 0 ? [] : [{ heading: title, links }]
        }),
        chatHref: context.chat(entry.value.other.opening),
        newTabNote: context.contact.newTabNote,
      }),
    },
    context,
  )
}
