import { calculatorPath } from '../../model/route.ts'
import { calculatorsOf } from '../calculator/page.ts'
import { singlePage } from '../page.ts'
import { passedOf } from './passed.ts'

export const late = singlePage('late', {
  /** The answers to the first question of each calculator, as links to it with that answer. */
  payload: (context) => {
    const { passed: _, ...page } = context.data.singles['page:late'].value
    return {
      page: context.show(page),
      passed: passedOf(context),
      figures: context.figures(page.more),
      labels: context.data.singles['page:service'].value.figures,
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
