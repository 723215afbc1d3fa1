import { planSinglePage } from '../shared/plan-page.ts'
import type { Page } from '../page.ts'

export const howItWorks: Page<'how-it-works'> = {
  plan: (context) => {
    const entry = context.data.singles['page:how-it-works']
    const { schedulingHref, newTabNote, opens } = context.contact
    return planSinglePage(context, {
      kind: 'how-it-works',
      entry,
      payload: () => ({ page: context.show(entry.value), contact: { schedulingHref, newTabNote, opens } }),
    })
  },
  card: ({ page }) => ({
    heading: page.heading,
    facts: page.steps.map(({ time, title }) => ({ value: time, label: title })),
  }),
  twin: undefined,
}
