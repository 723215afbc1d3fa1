import { firmOf } from '../shared/json-ld.ts'
import type { JobPosting } from 'schema-dts'
import type { Jobs } from '#generated/records.ts'
import { showDate } from '../../model/texts/format.ts'
import { placeIn } from '../../model/records.ts'
import { fixedPaths, jobPath } from '../../model/route.ts'
import type { PlanContext } from '../shared/context.ts'
import type { JobCard } from '../careers/payload.ts'
import type { JobPayload } from './payload.ts'
import { planPage } from '../shared/plan-page.ts'
import type { Page } from '../page.ts'

export const job: Page<'job'> = {
  plan: (context) => {
    const { jobs } = context.data.singles
    return openingsOf(context).map(([slug, job]) =>
      planPage(context, {
        kind: 'job',
        path: jobPath(slug),
        seo: job.seo,
        place: placeIn(jobs, ['openings', slug, 'seo']),
        lastModified: job.posted,
        section: fixedPaths.careers,
        payload: () => jobPayload(slug, job, context),
        jsonLd: () => [jobs.value.sample ? firmOf(context) : jobPostingJsonLd(slug, job, context)],
      }),
    )
  },
  card: ({ labels, job, place, breadcrumbs }) => ({
    kicker: breadcrumbs.at(-2)?.label ?? '',
    heading: job.title,
    facts: [
      { value: place ?? job.type, label: place === undefined ? labels.type : job.type },
      { value: job.experience, label: labels.experience },
    ],
  }),
  twin: undefined,
}

type Job = Jobs['openings'][string]

/** Openings that accept applications on the day of the run. */
export function openingsOf(context: PlanContext): [slug: string, job: Job][] {
  return Object.entries(context.data.singles.jobs.value.openings).filter(([, job]) => job.validThrough >= context.today)
}

export function jobCard(slug: string, job: Job): JobCard {
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

function jobPayload(slug: string, job: Job, context: PlanContext): JobPayload {
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
      .filter(([other]) => other !== slug)
      .map(([other, { title, validThrough }]) => ({ href: jobPath(other), label: title, until: validThrough })),
    breadcrumbs: [context.crumbs.home, context.crumbs.careers, { label: job.title }],
  }
}

/** Search engines punish expired postings, whose openings have no page, and samples. */
function jobPostingJsonLd(slug: string, job: Job, context: PlanContext): Exclude<JobPosting, string> {
  const { locality, region, country } = job.location
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: describeInHtml(job),
    datePosted: job.posted,
    validThrough: `${job.validThrough}T23:59:59+05:30`,
    employmentType: job.employmentType,
    identifier: { '@type': 'PropertyValue', name: context.firmName, value: slug },
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
