import { calculatorPath } from '../../model/route.ts'
import { nextDaysOf } from '../shared/calendar/next-dates.ts'
import { calculatorsOf } from '../calculator/page.ts'
import { planSinglePage } from '../shared/plan-page.ts'
import type { Page } from '../page.ts'

export const late: Page<'late'> = {
  /** The answers to the first question of each calculator, as links to it with that answer. */
  plan: (context) => {
    const { 'page:late': entry } = context.data.singles
    return planSinglePage(context, {
      kind: 'late',
      entry,
      payload: () => ({
        page: context.show(entry.value),
        next: nextDaysOf(context),
        groups: calculatorsOf(context).flatMap(({ id, value: { title, questions } }) => {
          const links = questions
            .slice(0, 1)
            .flatMap(({ id: question, choices = [] }) =>
              choices.map(({ value, label }) => ({ href: `${calculatorPath(id)}?${question}=${value}`, label })),
            )
          // A calculator that first asks for a state is not about a day that can be missed.
          return links.length === 0 ? [] : [{ heading: title, links }]
        }),
        chatHref: context.chat(entry.value.other.opening),
        newTabNote: context.contact.newTabNote,
      }),
    })
  },
  card: ({ page }) => ({ heading: page.heading }),
  twin: undefined,
}
