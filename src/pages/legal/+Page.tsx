import { ContentsList } from '../../sections/shared/contents-list/contents-list.tsx'
import { LegalBody, LegalHead } from '../../sections/legal/legal-text/legal-text.tsx'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { Section } from '../../ui/section/section.tsx'
import { islands } from './islands.ts'
import type { LegalPayload } from './payload.ts'

const { PrintButton } = toIslands('legal', islands)

export function Page({ payload }: { payload: LegalPayload }) {
  const { labels, contents, body, others } = payload
  return (
    <main id="main">
      <LegalHead payload={payload} print={labels.print !== undefined && <PrintButton label={labels.print} />} />
      <LegalBody body={body}>
        <ContentsList heading={labels.contents} contents={contents} />
      </LegalBody>
      <Section heading={labels.others}>
        <LinkList links={others} />
      </Section>
    </main>
  )
}
