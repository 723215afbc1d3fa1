import { CorrectionBook } from '../../sections/corrections/correction-book/correction-book.tsx'
import { CallToAction } from '../../sections/shared/call-to-action/call-to-action.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'
import type { CorrectionsPayload } from './payload.ts'

export function Page({ payload }: { payload: CorrectionsPayload }) {
  const { page, chatHref, newTabNote } = payload
  return (
    <main id="main">
      <PageHead heading={page.heading} intro={page.intro} />
      <PageWidth>
        <CorrectionBook payload={payload} />
      </PageWidth>
      <CallToAction heading={page.tell.heading} text={page.tell.text}>
        <ButtonLink href={chatHref} newTabNote={newTabNote}>
          {page.tell.chat}
        </ButtonLink>
      </CallToAction>
    </main>
  )
}
