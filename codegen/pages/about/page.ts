import { addressLines } from '../shared/firm/contact.ts'
import { formTexts, markOf } from '../shared/samples.ts'
import { teamOf } from '../shared/firm/team.ts'
import { planSinglePage } from '../shared/plan-page.ts'
import type { Page } from '../page.ts'

export const about: Page<'about'> = {
  plan: (context) => {
    const { show, contact } = context
    const { site, testimonials, 'page:about': entry } = context.data.singles
    const endpoint = site.value.contactEndpoint
    const form = formTexts(entry.value.form, endpoint)
    return planSinglePage(context, {
      kind: 'about',
      entry,
      anchors: ['contact', 'chat-languages'],
      payload: () => ({
        page: show({ ...entry.value, form }, { success: form.success }),
        testimonials: show(testimonials.value).about,
        testimonialsNote: testimonials.value.note,
        journeyMark: markOf(entry.value.journey),
        testimonialsMark: markOf(testimonials.value),
        address: addressLines(context.data),
        team: teamOf(context),
        contact,
        endpoint,
      }),
    })
  },
  card: ({ page }) => ({ kicker: page.seo.title, heading: page.hero.heading }),
  twin: undefined,
}
