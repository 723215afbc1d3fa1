import { calculatorPath } from '../../model/route.ts'
import { nextDaysOf } from '../topics/calendar/next-dates.ts'
import { calculatorsOf } from '../calculator/page.ts'
import { singlePage } from '../page.ts'

export const late = singlePage('late', {
  /** The answers to the first question of each calculator, as links to it with that answer. */
  payload: (context) => {
    const page = context.data.singles['page:late'].value
    return {
      page: context.show(page),
      figures: context.figures(page.more),
      labels: context.data.singles['page:service'].value.figures,
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
      chatHref: context.chat(page.other.opening),
      newTabNote: context.contact.newTabNote,
    }
  },
  card: ({ page }) => ({ heading: page.heading }),
})
