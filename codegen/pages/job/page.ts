import { firmOf } from '../shared/head.ts'
import type { JobPosting } from 'schema-dts'
import type { Jobs } from '#generated/records.ts'
import { showDate } from '../../model/texts/format.ts'
import type { Entry } from '../../model/records.ts'
import { fixedPaths, jobPath } from '../../model/route.ts'
import type { PlanContext } from '../shared/context.ts'
import type { JobCard } from '#src/pages/careers/payload.ts'
import type { JobPayload } from '#src/pages/job/payload.ts'
import { recordPages } from '../page.ts'

export const job = recordPages('job', {
  entries: openingsOf,
  payload: jobPayload,
  more: (context, entry) => ({
    lastModified: entry.value.posted,
    section: fixedPaths.careers,
    jsonLd: () => [context.data.singles.jobs.value.sample ? firmOf(context) : jobPostingJsonLd(entry, context)],
  }),
  card: ({ labels, job, place, breadcrumbs }) => ({
    kicker: breadcrumbs.at(-2)?.label ?? '',
    heading: job.title,
    facts: [
      { value: place ?? job.type, label: place === undefined ? labels.type : job.type },
      { value: job.experience, label: labels.experience },
    ],
  }),
})

type Job = Jobs['openings'][string]

/** Openings that accept applications on the day of the run. */
export function openingsOf({ data }: PlanContext): Entry<Job>[] {
  const { jobs } = data.singles
  return Object.entries(jobs.value.openings)
    .map(([id, value]) => ({ ...jobs, id, value, path: ['openings', id] }))
    .filter(({ value }) => value.validThrough >= data.today)
}

export function jobCard({ id: slug, value: job }: Entry<Job>): JobCard {
  const { title, type, experience, description, requirements } = job
  return {
    slug,
    href: jobPath(slug),
    title,
    type,
    experience,
    description,
    requirements,
    place: placeOf(job),
    validThrough: showDate(job.validThrough),
  }
}

function placeOf({ type, location }: Job): string | undefined {
  return type === 'Remote' ? undefined : `${location.locality}, ${location.region}`
}

function jobPayload(context: PlanContext, { id: slug, value: job }: Entry<Job>): JobPayload {
  const { jobs, 'page:careers': careers } = context.data.singles
  const page = careers.value
  const { title, type, experience, description, requirements, responsibilities } = job
  return {
    labels: { ...page.opening, apply: page.openings.apply },
    job: { title, type, experience, description, requirements, responsibilities },
    sampleNote: jobs.value.sample ? jobs.value.sampleNote : undefined,
    slug,
    posted: showDate(job.posted),
    validThrough: showDate(job.validThrough),
    place: placeOf(job),
    applyHref: `${fixedPaths.careers}#enquiry`,
    chatHref: context.chat(`${page.chat.opening} ${page.form.role}: ${job.title}`),
    newTabNote: context.contact.newTabNote,
    others: openingsOf(context)
      .filter(({ id }) => id !== slug)
      .map(({ id, value }) => ({ href: jobPath(id), label: value.title, until: value.validThrough })),
    breadcrumbs: [context.crumbs.home, context.crumbs.careers, { label: job.title }],
  }
}

/** Search engines punish expired postings, whose openings have no page, and samples. */
function jobPostingJsonLd({ id, value: job }: Entry<Job>, context: PlanContext): Exclude<JobPosting, string> {
  const { locality, region, country } = job.location
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: describeInHtml(job),
    datePosted: job.posted,
    validThrough: `${job.validThrough}T23:59:59+05:30`,
    employmentType: job.employmentType,
    identifier: { '@type': 'PropertyValue', name: context.firmName, value: id },
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
}

/** The whole opening in simple HTML, as search engines ask for it. */
function describeInHtml(job: Job): string {
  const list = (points: readonly string[]) => `<ul>${points.map((point) => `<li>${escape(point)}</li>`).join('')}</ul>`
  return `<p>${escape(job.description)}</p>${list(job.responsibilities)}${list(job.requirements)}`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
