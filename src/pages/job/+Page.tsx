import { JobDetail } from '../../sections/careers/job-detail/job-detail.tsx'
import { fixedPaths } from '../../content/routes.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { Section } from '../../ui/section/section.tsx'
import { islands } from './islands.ts'
import type { JobPayload } from './payload.ts'

const { ApplyLink, ClosedNote, OpenLinks } = toIslands('job', islands)

export function Page({ payload }: { payload: JobPayload }) {
  const { labels, job, slug, others, breadcrumbs, applyHref, validThrough } = payload
  const until = validThrough.iso
  // The careers page reads the role from the query; without JavaScript the visitor chooses it.
  const href = applyHref.replace('#', `?role=${slug}#`)
  return (
    <main id="main">
      <PageHead heading={job.title} intro={job.description} above={<Breadcrumbs trail={breadcrumbs} />} />
      <JobDetail
        payload={payload}
        backHref={fixedPaths.careers}
        apply={<ApplyLink until={until} href={href} label={labels.apply} />}
        closed={<ClosedNote until={until} text={labels.closed} />}
      />
      <Section heading={labels.others}>
        <OpenLinks links={others} />
      </Section>
    </main>
  )
}
