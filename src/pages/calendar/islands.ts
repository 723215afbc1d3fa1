import { CalendarFeeds } from '../../sections/calendar/calendar-feeds/calendar-feeds.tsx'
import { CalendarMonths } from '../../sections/calendar/calendar-months/calendar-months.tsx'
import { NextFolio } from '../../sections/shared/next-folio/next-folio.tsx'

export const islands = { NextFolio, CalendarMonths, CalendarFeeds }
