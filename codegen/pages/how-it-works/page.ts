import { fixedPaths } from '../../model/route.ts'
import { singlePage } from '../page.ts'

export const howItWorks = singlePage('how-it-works', {
  payload: ({ show, data, origin, contact: { schedulingHref, sendPage, newTabNote, opens } }) => ({
    page: show(data.singles['page:how-it-works'].value),
    contact: { schedulingHref, sendPage, newTabNote, opens },
    address: origin + fixedPaths['how-it-works'],
  }),
  card: ({ page }) => ({
    heading: page.heading,
    facts: page.steps.map(({ time, title }) => ({ value: time, label: title })),
  }),
})
