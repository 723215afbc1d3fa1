import type { NextDays } from '#src/content/payload/next-dates.ts'
import { useComing } from '../../../lib/today.ts'
import { Folio } from '../../../ui/folio/folio.tsx'

/** The dates that most visitors come for, linked to their months in the calendar or on its page. */
export function NextFolio({ next, calendar }: { next: NextDays; calendar?: string }) {
  const { coming } = useComing(next)
  const rows = coming.map(({ iso, day, title, remark = '' }) => ({
    label: `${title} ${remark}`.trim(),
    value: day,
    href: `${calendar ?? ''}#m${iso.slice(0, 7)}`,
  }))
  // If all dates have passed, the heading says so instead of heading an empty list.
  const over = { label: next.over, ...(calendar === undefined ? {} : { value: next.all.label, href: calendar }) }
  return <Folio isWideOnly heading={next.heading} rows={rows.length === 0 ? [over] : rows} />
}
