import type { Payloads } from '../../content/types.ts'
import { CallToAction } from '../../sections/shared/call-to-action/call-to-action.tsx'
import { CityIndex } from '../../sections/cities/city-index/city-index.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'

export function Page({ payload }: { payload: Payloads['cities'] }) {
  const { page, states, gstCheck } = payload
  return (
    <main id="main">
      <PageHead heading={page.heading} intro={page.intro}>
        <ButtonLink href={gstCheck.href} look="secondary">
          {gstCheck.label}
        </ButtonLink>
      </PageHead>
      <CityIndex states={states} labels={page} />
      <CallToAction heading={page.missing.heading} text={page.missing.text}>
        <ButtonLink href={page.missing.link.href}>{page.missing.link.label}</ButtonLink>
      </CallToAction>
    </main>
  )
}
