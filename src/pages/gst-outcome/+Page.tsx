import { GstOutcome } from '../../sections/gst/gst-outcome/gst-outcome.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { islands } from './islands.ts'
import type { GstOutcomePayload } from './payload.ts'

const { ShareLink, BackLink } = toIslands('gst-outcome', islands)

export function Page({ payload }: { payload: GstOutcomePayload }) {
  const { heading, text, breadcrumbs, address, billLabels, newTabNote, back } = payload
  return (
    <main id="main">
      <PageHead heading={heading} intro={text} above={<Breadcrumbs trail={breadcrumbs} />} />
      <GstOutcome
        payload={payload}
        share={<ShareLink title={heading} address={address} label={billLabels.send} newTabNote={newTabNote} />}
        back={<BackLink {...back} />}
      />
    </main>
  )
}
