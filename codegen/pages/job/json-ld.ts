import type { Jobs } from '#generated/records.ts'
import type { Graph, JobPosting } from 'schema-dts'
import { jobPath } from '../../model/route.ts'
import type { PlanContext } from '../shared/context.ts'
import type { JobPayload } from './payload.ts'
import { breadcrumbJsonLd } from '../shared/json-ld/breadcrumb.ts'
import { graphOf } from '../shared/json-ld/graph.ts'
import { firmOf } from '../shared/json-ld/organisation.ts'

type Job = Jobs['openings'][string]

/**
 * The JSON-LD of an opening, on its own page only. Expired openings have no page, because search
 * engines punish expired postings. Samples have no JSON-LD.
 */
export function jobPostingJsonLd(slug: string, job: Job, payload: JobPayload, context: PlanContext): Graph {
  const breadcrumb = breadcrumbJsonLd(payload.breadcrumbs, jobPath(slug), context)
  const { jobs, site } = context.data.singles
  if (jobs.value.sample) return graphOf([firmOf(context), breadcrumb])
  const { name } = site.value
  const { locality, region, country } = job.location
  const posting: JobPosting = {
    '@type': 'JobPosting',
    title: job.title,
    description: describeInHtml(job),
    datePosted: job.posted,
    validThrough: `${job.validThrough}T23:59:59+05:30`,
    employmentType: job.employmentType,
    identifier: { '@type': 'PropertyValue', name, value: slug },
    hiringOrganization: { ...firmOf(context), sameAs: context.origin },
    ...(job.type === 'Remote'
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'India' } }
      : {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              addressLocality: locality,
              addressRegion: region,
              addressCountry: country,
            },
          },
        }),
    directApply: false,
  }
  return graphOf([posting, breadcrumb])
}

/** The whole opening in simple HTML, as search engines ask for it. */
function describeInHtml(job: Job): string {
  const list = (points: readonly string[]) => `<ul>${points.map((point) => `<li>${escape(point)}</li>`).join('')}</ul>`
  return `<p>${escape(job.description)}</p>${list(job.responsibilities)}${list(job.requirements)}`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
