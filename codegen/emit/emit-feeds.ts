import { readDay, writeDay } from '#src/rules/days/civil-day.ts'
import { present } from '../lib/present.ts'
import type { Feed, FeedEvent } from '../pages/topics/calendar/plan-feeds.ts'

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

// RFC 5545: a line has at most 75 octets without its end, and continues after a space.
const mostOctets = 75

/** A calendar file by RFC 5545, with properties of RFC 7986, Apple and Microsoft. */
export function writeCalendar({ name, page, events }: Feed, firm: string): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(firm)}//Due dates//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `URL:${page}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events.flatMap((event) => eventLines(event, page)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('')
}

function eventLines({ uid, due, moves, changedOn, summary, description }: FeedEvent, page: string): string[] {
  const changed = `${inDigits(changedOn)}T000000Z`
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    // Days come from the data, so that builds on different days give the same bytes.
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${moves}`,
    // A whole day without an hour: no time zone can shift it. Its end is the first day after it.
    `DTSTART;VALUE=DATE:${inDigits(due)}`,
    `DTEND;VALUE=DATE:${inDigits(dayAfter(due))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description.join('\n'))}`,
    `URL:${page}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const inDigits = (date: string) => date.replaceAll('-', '')

const dayAfter = (date: string) => writeDay(present(readDay(date), `day ${date}`) + 1)

/** A text as a value: an unescaped comma or semicolon would end it. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Splits a line into short parts, between characters: a rupee sign has three octets. */
export function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > mostOctets) {
      parts.push(part)
      // The space in front of it counts.
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}
