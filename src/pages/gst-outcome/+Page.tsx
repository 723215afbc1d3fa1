import type { Payloads } from '../../content/types.ts'
import { GstOutcome } from '../../sections/gst/gst-outcome/gst-outcome.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'

export function Page({ payload }: { payload: Payloads['gst-outcome'] }) {
  const { heading, text, breadcrumbs } = payload
  return (
    <main id="main">
      <PageHead heading={heading} intro={text} above={<Breadcrumbs trail={breadcrumbs} />} />
      <GstOutcome payload={payload} />
    </main>
  )
}
