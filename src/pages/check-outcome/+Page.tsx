import { CheckOutcome } from '../../sections/check/check-outcome/check-outcome.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { islands } from './islands.ts'
import type { CheckOutcomePayload } from './payload.ts'

const { ShareLink, BackLink } = toIslands('check-outcome', islands)

export function Page({ payload }: { payload: CheckOutcomePayload }) {
  const { heading, text, breadcrumbs, address, billLabels, newTabNote, back } = payload
  return (
    <main id="main">
      <PageHead heading={heading} intro={text} above={<Breadcrumbs trail={breadcrumbs} />} />
      <CheckOutcome
        payload={payload}
        share={<ShareLink title={heading} address={address} label={billLabels.send} newTabNote={newTabNote} />}
        back={<BackLink {...back} />}
      />
    </main>
  )
}
