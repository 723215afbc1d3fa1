import { singlePage } from '../page.ts'
import { jobCard, openingsOf } from '../job/page.ts'
import { markOf } from '../topics/prices/samples.ts'

export const careers = singlePage('careers', {
  more: () => ({ anchors: ['openings', 'enquiry'] }),
  payload: (context) => {
    const { site, jobs, 'page:careers': page } = context.data.singles
    const { careerFormMs, copiedMs } = site.value.timers
    const { schedulingHref: _, chatHref: __, ...contact } = context.contact
    const { opening, openings: list, ...texts } = page.value
    const { type, place, experience, validThrough, requirements } = opening
    const { intro, empty } = list
    const openings = openingsOf(context).map(jobCard)
    const said = jobs.value.sample ? jobs.value.sampleNote : intro
    return {
      page: context.show({ ...texts, openings: { ...list, intro: openings.length > 0 ? said : empty } }),
      facts: { type, place, experience, validThrough, requirements },
      openings,
      sampleMark: markOf(jobs.value),
      roles: jobs.value.roles,
      experiences: jobs.value.experiences,
      contact,
      chatHref: context.chat(page.value.chat.opening),
      timers: { careerFormMs, copiedMs },
    }
  },
  card: ({ page, openings }) => ({
    kicker: page.seo.title,
    heading: page.hero.heading,
    facts: [{ value: String(openings.length), label: page.openings.heading }],
  }),
})
