import { CallToAction } from '../../sections/shared/call-to-action/call-to-action.tsx'
import { MissedList } from '../../sections/calculators/missed-list/missed-list.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'
import { islands } from './islands.ts'
import type { LatePayload } from './payload.ts'

const { PassedDates } = toIslands('late', islands)

export function Page({ payload }: { payload: LatePayload }) {
  const { page, passed, chatHref, newTabNote } = payload
  return (
    <main id="main">
      <PageHead heading={page.heading} intro={page.intro} />
      <PageWidth>
        <PassedDates {...passed} />
        <MissedList payload={payload} />
      </PageWidth>
      <CallToAction heading={page.other.heading} text={page.other.text}>
        <ButtonLink href={chatHref} newTabNote={newTabNote}>
          {page.other.chat}
        </ButtonLink>
      </CallToAction>
    </main>
  )
}
