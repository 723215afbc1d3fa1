import { pick } from '../../lib/pick.ts'
import { CalendarChoice } from '../../sections/calendar/calendar-choice/calendar-choice.tsx'
import { CalendarNotes } from '../../sections/calendar/calendar-notes/calendar-notes.tsx'
import { DueDates } from '../../sections/calendar/due-dates/due-dates.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { islands } from './islands.ts'
import type { CalendarPayload } from './payload.ts'

const { NextFolio, CalendarMonths, CalendarFeeds } = toIslands('calendar', islands)

export function Page({ payload }: { payload: CalendarPayload }) {
  const { page } = payload
  return (
    <main id="main">
      <PageHead heading={page.heading} intro={page.intro} folio={payload.next && <NextFolio next={payload.next} />} />
      <DueDates>
        <CalendarChoice payload={payload} />
        <CalendarMonths
          payload={{
            ...pick(payload, 'months', 'everyday', 'madeOn', 'newTabNote'),
            duties: payload.duties.map((duty) => pick(duty, 'id', 'title', 'who')),
            groups: payload.groups.map((group) => pick(group, 'profiles')),
            page: pick(page, 'dates', 'notes'),
          }}
        />
        <CalendarFeeds
          payload={{
            ...pick(payload, 'feeds', 'everyday', 'groups', 'newTabNote', 'copiedMs'),
            page: pick(page, 'feeds', 'merge'),
          }}
        />
      </DueDates>
      <CalendarNotes payload={payload} />
    </main>
  )
}
