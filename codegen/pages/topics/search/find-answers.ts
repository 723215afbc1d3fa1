import { groupBy } from '../../../lib/group-by.ts'
import type { SiteData } from '../../../model/records.ts'
import { fixedPaths } from '../../../model/route.ts'
import { formatMonth } from '../../../model/texts/format.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import type { SearchEntry } from '#src/pages/search/payload.ts'
import { listedDates, monthId } from '../calendar/listed-dates.ts'

/** Questions with their answers, and what else is asked, whether or not a page answers it. */
export function findQuestions({ singles }: SiteData): SearchEntry[] {
  const { home, pricing } = singles.faqs.value
  const entriesOf = (faqs: readonly { id: string; question: string }[], page: string) =>
    faqs.map(({ id, question }) => ({ title: question, href: `${page}#${id}` }))
  const { answers = [] } = singles['page:search'].value
  return [...entriesOf(home, fixedPaths.home), ...entriesOf(pricing, fixedPaths.pricing), ...answers]
}

/** The months of the calendar. The days and forms in them find them: 15 december, gstr-7. */
export function findMonths(data: SiteData): SearchEntry[] {
  const { month: title } = data.singles['page:search'].value.results
  return [...groupBy(listedDates(data), ({ due }) => due.slice(0, 7))].map(([month, dates]) => ({
    title: fillTokens(title, { month: formatMonth(`${month}-01`) }),
    href: `${fixedPaths.calendar}#${monthId(month)}`,
    // With the month in figures: 15/12.
    text: [
      month.slice(5),
      ...new Set(dates.flatMap(({ due, rule: { form = '' } }) => [String(Number(due.slice(8))), form])),
    ].join(' '),
  }))
}
