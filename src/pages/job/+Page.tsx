import { JobDetail } from '../../sections/careers/job-detail/job-detail.tsx'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import type { Payloads } from '../../content/types.ts'
import { useToday } from '../../lib/today.ts'
import { fixedPaths } from '../../content/routes.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { Section } from '../../ui/section/section.tsx'

export function Page({ payload }: { payload: Payloads['job'] }) {
  const { labels, job, others, breadcrumbs } = payload
  const today = useToday()
  return (
    <main id="main">
      <PageHead heading={job.title} intro={job.description} above={<Breadcrumbs trail={breadcrumbs} />} />
      <JobDetail payload={payload} backHref={fixedPaths.careers} />
      <Section heading={labels.others}>
        <LinkList links={others.filter(({ until }) => until >= today)} />
      </Section>
    </main>
  )
}
