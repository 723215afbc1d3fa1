import type { PlanContext } from '../../context.ts'
import type { RoutePlan } from '../../route-plan.ts'
import { jobCard, openingsOf } from './plan-jobs.ts'
import { planSinglePage } from '../plan-single-page.ts'

export function planJobIndex(context: PlanContext): RoutePlan {
  const { site, jobs, 'page:careers': entry } = context.data.singles
  const { careerFormMs, copiedMs } = site.value.timers
  const { schedulingHref: _, ...contact } = context.contact
  const { opening, ...texts } = entry.value
  const { type, place, experience, validThrough, requirements } = opening
  return planSinglePage(
    {
      kind: 'careers',
      entry,
      seo: entry.value.seo,
      anchors: ['openings', 'enquiry'],
      payload: () => ({
        page: context.show(texts),
        facts: { type, place, experience, validThrough, requirements },
        openings: openingsOf(context).map(([slug, job]) => jobCard(slug, job)),
        sample: jobs.value.sample ? { mark: jobs.value.sampleMark, note: jobs.value.sampleNote } : undefined,
        roles: jobs.value.roles,
        experiences: jobs.value.experiences,
        contact,
        timers: { careerFormMs, copiedMs },
      }),
    },
    context,
  )
}
