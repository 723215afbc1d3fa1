import type { Payloads } from '../../content/types.ts'
import { CalendarChoice } from '../../sections/calendar/calendar-choice/calendar-choice.tsx'
import { CalendarFeeds } from '../../sections/calendar/calendar-feeds/calendar-feeds.tsx'
import { CalendarMonths } from '../../sections/calendar/calendar-months/calendar-months.tsx'
import { CalendarSources, CalendarUndated } from '../../sections/calendar/calendar-notes/calendar-notes.tsx'
import { DueDates } from '../../sections/calendar/due-dates/due-dates.tsx'
import { NextFolio } from '../../sections/shared/next-folio/next-folio.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'

export function Page({ payload }: { payload: Payloads['calendar'] }) {
  const { page } = payload
  return (
    <main id="main">
      <PageHead heading={page.heading} intro={page.intro} folio={payload.next && <NextFolio next={payload.next} />} />
      <DueDates>
        <CalendarChoice payload={payload} />
        <CalendarMonths payload={payload} />
        <CalendarFeeds payload={payload} />
      </DueDates>
      <CalendarUndated payload={payload} />
      <CalendarSources payload={payload} />
    </main>
  )
}
