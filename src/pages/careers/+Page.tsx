import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useToday } from '../../lib/today.ts'
import { CallToAction } from '../../sections/shared/call-to-action/call-to-action.tsx'
import { CareerForm } from '../../sections/careers/career-form/career-form.tsx'
import { JobOpenings } from '../../sections/careers/job-openings/job-openings.tsx'
import { Reasons } from '../../sections/shared/reasons/reasons.tsx'
import type { Payloads } from '../../content/types.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Folio } from '../../ui/folio/folio.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'

export function Page({ payload }: { payload: Payloads['careers'] }) {
  const { page, contact } = payload
  const today = useToday()
  const openings = payload.openings.filter(({ validThrough }) => validThrough.iso >= today)
  const lines = openings.map(({ title, type, href }) => ({ label: title, value: type, href }))
  const [role, setRole] = useRole(payload.openings)
  const apply = (title: string) => {
    // The form must have the role before its first empty field is looked for.
    flushSync(() => setRole(title))
    goToForm('enquiry')
  }
  return (
    <main id="main">
      <PageHead
        heading={page.hero.heading}
        intro={page.hero.text}
        folio={page.folio && lines.length > 0 && <Folio isWideOnly heading={page.folio.heading} rows={lines} />}
      >
        <ButtonLink href="#openings">{page.hero.button}</ButtonLink>
      </PageHead>
      <Reasons {...page.reasons} />
      <JobOpenings payload={payload} openings={openings} onApply={apply} />
      <CareerForm payload={payload} role={role} onRole={setRole} />
      <CallToAction heading={page.callToAction.heading} text={page.callToAction.text}>
        <ButtonLink href={page.callToAction.link.href}>{page.callToAction.link.label}</ButtonLink>
        <ButtonLink href={payload.chatHref} look="secondary" newTabNote={contact.newTabNote}>
          {page.callToAction.chat}
        </ButtonLink>
      </CallToAction>
    </main>
  )
}

/** The role that the form shows: at first the opening whose page linked here with its slug. */
function useRole(openings: Payloads['careers']['openings']) {
  const [role, setRole] = useState('')
  useEffect(() => {
    const slug = new URLSearchParams(location.search).get('role')
    const opening = openings.find((each) => each.slug === slug)
    // One that was chosen before, early or before a reload, counts more.
    if (opening) setRole((chosen) => chosen || opening.title)
  }, [openings])
  return [role, setRole] as const
}

/** Scrolls to the form inside an element and focuses its first empty field. */
function goToForm(id: string): void {
  const target = document.getElementById(id)
  const fields = target?.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input, select, textarea',
  )
  const empty = [...(fields ?? [])].find((field) => field.value === '')
  target?.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
  empty?.focus({ preventScroll: true })
}
