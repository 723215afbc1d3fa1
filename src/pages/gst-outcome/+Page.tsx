import type { Payloads } from '../../content/types.ts'
import { GstOutcome } from '../../sections/gst/gst-outcome/gst-outcome.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'

export function Page({ payload }: { payload: Payloads['gst-outcome'] }) {
  const { labels, heading, text, limit, law, doubts, changes, next, holds, breadcrumbs } = payload
  return (
    <main id="main">
      <PageHead heading={heading} intro={text} above={<Breadcrumbs trail={breadcrumbs} />} />
      <GstOutcome
        labels={labels}
        limit={limit}
        law={law}
        doubts={doubts}
        changes={changes}
        next={next}
        holds={holds}
        costs={payload}
        links={{ start: payload.start, chat: payload.chatHref, newTabNote: payload.newTabNote, back: payload.back }}
      />
    </main>
  )
}
