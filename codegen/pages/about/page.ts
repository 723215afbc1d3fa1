import { addressLines, teamOf } from '../shared/firm.ts'
import { formTexts, markOf } from '../topics/prices/samples.ts'
import { singlePage } from '../page.ts'

export const about = singlePage('about', {
  more: () => ({ anchors: ['contact', 'chat-languages'] }),
  payload: (context) => {
    const { show, contact } = context
    const { site, testimonials, 'page:about': page } = context.data.singles
    const endpoint = site.value.contactEndpoint
    const form = formTexts(page.value.form, endpoint)
    return {
      page: show({ ...page.value, form }, { success: form.success }),
      testimonials: show(testimonials.value).about,
      testimonialsNote: testimonials.value.note,
      journeyMark: markOf(page.value.journey),
      testimonialsMark: markOf(testimonials.value),
      address: addressLines(context.data),
      team: teamOf(context),
      contact,
      endpoint,
    }
  },
  card: ({ page }) => ({ kicker: page.seo.title, heading: page.hero.heading }),
})
