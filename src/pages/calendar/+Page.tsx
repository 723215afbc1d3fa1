import type { Payloads } from '../../content/types.ts'
import { CalendarChoice } from '../../sections/calendar/calendar-choice/calendar-choice.tsx'
import { CalendarFeeds } from '../../sections/calendar/calendar-feeds/calendar-feeds.tsx'
import { CalendarMonths } from '../../sections/calendar/calendar-months/calendar-months.tsx'
import { CalendarSources } from '../../sections/calendar/calendar-sources/calendar-sources.tsx'
import { CalendarUndated } from '../../sections/calendar/calendar-undated/calendar-undated.tsx'
import { DueDates } from '../../sections/calendar/due-dates/due-dates.tsx'
import { NextFolio } from '../../sections/shared/next-folio/next-folio.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'

export function Page({ payload }: { payload: Payloads['calendar'] }) {
  const { page, groups, everyday, months, duties, newTabNote } = payload
  const profiles = groups.flatMap((group) => group.profiles)
  return (
    <main id="main">
      <PageHead heading={page.heading} intro={page.intro} folio={payload.next && <NextFolio next={payload.next} />} />
      <DueDates>
        <CalendarChoice groups={groups} everyday={everyday} quarterly={payload.quarterly} labels={page.filter} />
        <CalendarMonths
          months={months}
          madeOn={payload.madeOn}
          duties={duties}
          everyday={everyday}
          profiles={profiles.map(({ label }) => label)}
          labels={page.dates}
          notes={page.notes}
          newTabNote={newTabNote}
        />
        <CalendarFeeds
          profiles={profiles}
          address={payload.feeds}
          labels={page.feeds}
          merge={page.merge}
          newTabNote={newTabNote}
          copiedMs={payload.copiedMs}
        />
      </DueDates>
      <CalendarUndated undated={payload.undated} labels={page.undated} />
      <CalendarSources
        duties={duties}
        labels={page.sources}
        lateLabel={page.late}
        doubtLabel={page.dates.doubt}
        newTabNote={newTabNote}
      />
    </main>
  )
}
