import { ButtonLink } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Phone } from '../../ui/icons.ts'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import type { OfflinePayload } from './payload.ts'

export function Page({ payload }: { payload: OfflinePayload }) {
  const { page, contact } = payload
  return (
    <main id="main">
      <PageHead heading={page.heading} intro={page.text}>
        {/* The service worker returns this page at any address; an empty link retries that one. */}
        <ButtonLink href="">{page.retry}</ButtonLink>
        <ButtonLink href={contact.phoneHref} look="secondary">
          <Icon shape={Phone} />
          {`${page.contact}: ${contact.phone.replaceAll(' ', '\u00A0')}`}
        </ButtonLink>
      </PageHead>
    </main>
  )
}
