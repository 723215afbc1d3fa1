import type { PlanContext } from '../../context.ts'
import { markOf } from '../../mark-of.ts'
import type { CareersPayload } from '../../payloads/job-pages.ts'
import type { RoutePlan } from '../../route-plan.ts'
import { jobCard, openingsOf } from './plan-jobs.ts'
import { planSinglePage } from '../plan-single-page.ts'

export function planJobIndex(context: PlanContext): RoutePlan {
  const entry = context.data.singles['page:careers']
  return planSinglePage(
    {
      kind: 'careers',
      entry,
      seo: entry.value.seo,
      anchors: ['openings', 'enquiry'],
      payload: () => careersPayload(context),
    },
    context,
  )
}

function careersPayload(context: PlanContext): CareersPayload {
  const { site, jobs, 'page:careers': page } = context.data.singles
  const { careerFormMs, copiedMs } = site.value.timers
  const { schedulingHref: _, ...contact } = context.contact
  const { opening, openings: list, ...texts } = page.value
  const { type, place, experience, validThrough, requirements } = opening
  const { intro, empty, ...labels } = list
  const openings = openingsOf(context).map(([slug, job]) => jobCard(slug, job))
  const said = jobs.value.sample ? jobs.value.sampleNote : intro
  return {
    page: context.show({ ...texts, openings: { ...labels, intro: openings.length > 0 ? said : empty } }),
    facts: { type, place, experience, validThrough, requirements },
    openings,
    sampleMark: markOf(jobs.value),
    roles: jobs.value.roles,
    experiences: jobs.value.experiences,
    contact,
    chatHref: context.chat(page.value.chat.opening),
    timers: { careerFormMs, copiedMs },
  }
}
