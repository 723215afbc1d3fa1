import { singlePage } from '../page.ts'

export const howItWorks = singlePage('how-it-works', {
  payload: ({ show, data, contact: { schedulingHref, newTabNote, opens } }) => ({
    page: show(data.singles['page:how-it-works'].value),
    contact: { schedulingHref, newTabNote, opens },
  }),
  card: ({ page }) => ({
    heading: page.heading,
    facts: page.steps.map(({ time, title }) => ({ value: time, label: title })),
  }),
})
