import { ContentsList } from '../../sections/shared/contents-list/contents-list.tsx'
import { LegalBody, LegalHead } from '../../sections/legal/legal-text/legal-text.tsx'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import type { PageProps } from '../../content/browser-parts.ts'
import type { Payloads } from '../../content/types.ts'
import { Still } from '../../ui/still/still.tsx'
import { Section } from '../../ui/section/section.tsx'

export function Page({ payload, whole }: PageProps<'legal'>) {
  return (
    <main id="main">
      <LegalHead payload={payload} />
      <Still name="body">{import.meta.env.SSR && whole && <Body payload={whole} />}</Still>
    </main>
  )
}

function Body({ payload: { labels, contents, body, others } }: { payload: Payloads['legal'] }) {
  return (
    <>
      <LegalBody body={body}>
        <ContentsList heading={labels.contents} contents={contents} />
      </LegalBody>
      <Section heading={labels.others}>
        <LinkList links={others} />
      </Section>
    </>
  )
}
