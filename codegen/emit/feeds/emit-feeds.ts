import type { Feed } from '../../pages/shared/calendar/plan-feeds.ts'
import { writeCalendar } from './write-calendar.ts'

/** The feed of each profile as .ics and .json, by its name under /calendar/. */
export function emitFeeds(feeds: readonly Feed[], firm: string): Map<string, string> {
  return new Map(
    feeds.flatMap((feed): [string, string][] => [
      [`${feed.profile}.ics`, writeCalendar(feed, firm)],
      [`${feed.profile}.json`, `${JSON.stringify(toJson(feed), null, 1)}\n`],
    ]),
  )
}

/** What a program reads: the dates and their sources, without the texts that are made of them. */
function toJson({ events, ...feed }: Feed): object {
  return {
    ...feed,
    events: events.map(({ summary: _summary, description: _description, changedOn: _changedOn, ...event }) => event),
  }
}
