import type { CalendarPayload } from '#generated/payloads/calendar/payload.ts'
import { Accordion } from '../../../ui/accordion/accordion.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** What has no day in the calendar, and why. */
export function CalendarUndated({ payload: { undated, page } }: { payload: CalendarPayload }) {
  const labels = page.undated
  const { byState } = labels
  const entries = undated.map(({ title, why }) => ({ question: title, answer: <p>{why}</p> }))
  if (byState) {
    const { title, why, link } = byState
    const answer = (
      <p>
        {why} <a href={link.href}>{link.label}</a>
      </p>
    )
    entries.unshift({ question: title, answer })
  }
  return (
    <Section heading={labels.heading} intro={labels.text} tone="sunk">
      <Accordion name="undated" entries={entries} />
    </Section>
  )
}
