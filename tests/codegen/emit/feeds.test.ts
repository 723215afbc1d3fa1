import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { emitFeeds, escapeText, foldLine, writeCalendar } from '../../../codegen/emit/emit-feeds.ts'
import { planFeeds } from '../../../codegen/pages/topics/calendar/plan-feeds.ts'
import type { Feed } from '../../../codegen/pages/topics/calendar/plan-feeds.ts'
import type { WholeContext } from '../../../codegen/pages/shared/context.ts'
import { dueDay } from '../../../src/rules/days/due-day.ts'
import { mergeCalendars } from '../../../src/lib/merge-calendars.ts'
import { readExtensions, readRule, ruleIds } from '../../helpers/project/rules.ts'
import { realSite } from '../../helpers/project/site-folder.ts'
import { payloadOf, useSiteFolder } from '../../helpers/project/use-site-folder.ts'

const { context, routes } = await realSite()
const feedsOf = ({ data, origin, firmName }: WholeContext) => {
  const feeds = planFeeds(data, origin)
  return { feeds, files: emitFeeds(feeds, firmName) }
}
const plan = { page: payloadOf({ routes }, '/calendar', 'calendar'), ...feedsOf(context) }
const site = useSiteFolder('small-site')

/** What the page says of each date. */
const said = plan.page.months.flatMap(({ days }) =>
  days.flatMap(({ iso, weekday, rows }) =>
    rows.map(({ duty, period }) => [iso, weekday, plan.page.duties[duty]!.title, period].join(' | ')),
  ),
)

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
const fileOf = (profile: string, ending: string) => plan.files.get(`${profile}.${ending}`)!
const uidOf = (id: string) => `${id}@www.lekhasetu.example`
/** A due date as a calendar shows it, and as the feed has it. */
const shownAt = (profile: string, id: string) => eventsOf(fileOf(profile, 'ics')).find(({ uid }) => uid === uidOf(id))!
const plannedAt = (profile: string, id: string) =>
  plan.feeds.find((feed) => feed.profile === profile)!.events.find(({ uid }) => uid === uidOf(id))!

describe('feeds of due dates', () => {
  test('there is one for calendars and one for programs for each profile that the page offers', () => {
    const profiles = plan.page.groups.flatMap(({ profiles: some }) => some.map(({ id }) => id))
    expect(profiles.length).toBeGreaterThan(15)
    expect([...plan.files.keys()].sort()).toEqual(profiles.flatMap((id) => [`${id}.ics`, `${id}.json`]).sort())
  })

  test.each(['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland'])(
    'page, calendar and data say the same day for everything in %s',
    (zone) => {
      const before = process.env['TZ']
      process.env['TZ'] = zone
      try {
        const seen = new Set<string>()
        for (const { profile } of plan.feeds) {
          const json = JSON.parse(fileOf(profile, 'json')) as Pick<Feed, 'events'>
          const events = eventsOf(fileOf(profile, 'ics'))
          expect(events.map(({ uid }) => uid)).toEqual(json.events.map(({ uid }) => uid))
          for (const [index, { uid, startDate, endDate, sequence, summary }] of events.entries()) {
            const told = json.events[index]!
            expect([startDate.isDate, startDate.toString()], uid).toEqual([true, told.due])
            // What a calendar in that zone shows as the day.
            const { year, month, day } = startDate
            expect(new Date(year, month - 1, day).toLocaleDateString('en-GB', { weekday: 'long' }), uid).toBe(
              told.weekday,
            )
            expect(endDate.subtractDate(startDate).days, uid).toBe(1)
            expect(sequence, uid).toBe(told.moves)
            expect(summary).toContain(told.title)
            seen.add([told.due, told.weekday, told.title, told.period].join(' | '))
          }
        }
        // The page holds twelve months of them.
        const shown = [...seen].filter((line) => line >= '2026-11-26' && line < '2027-11-26')
        expect(shown.sort()).toEqual([...said].sort())
      } finally {
        if (before === undefined) delete process.env['TZ']
        else process.env['TZ'] = before
      }
    },
  )

  test('every day is the one that its rule gives, and all periods of every rule are there', () => {
    const extensions = readExtensions()
    const days = new Map(
      plan.feeds.flatMap(({ profile }) =>
        (JSON.parse(fileOf(profile, 'json')) as Pick<Feed, 'events'>).events.map(({ uid, due }) => [uid, due]),
      ),
    )
    const asked = ['2026', '2027'].flatMap((year) => {
      const next = String(Number(year.slice(2)) + 1)
      const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
      const name = `${year}-${next}`
      return [...months, ...['Q1', 'Q2', 'Q3', 'Q4', 'H1', 'H2'].map((part) => `${name}-${part}`), name]
    })
    let count = 0
    for (const id of ruleIds.filter((one) => one.startsWith('due-dates/'))) {
      const rule = readRule(id)
      if (rule.kind !== 'due-date' || rule.period === 'event') continue
      for (const period of asked) {
        const answer = dueDay({ id, rule, extensions }, period)
        const isIn = answer.kind === 'day' && answer.due >= '2026-04-01' && answer.due <= '2028-03-31'
        expect(
          days.get(uidOf(`${id.replace('due-dates/', '').replaceAll('/', '-')}-${period}`)),
          `${id} ${period}`,
        ).toBe(isIn ? answer.due : undefined)
        if (isIn) count += 1
      }
    }
    expect(count).toBeGreaterThan(300)
  })

  test('two days of building give the same bytes', async () => {
    const filesOn = async (today: string) => [...feedsOf((await site.run({ today })).site!.context).files]
    expect(await filesOn('2027-03-09')).toEqual(await filesOn('2026-11-26'))
  })

  test('an event has one UID, which is no path, on whichever day the site is built', () => {
    const built = [context.data.today, '2026-11-27', '2027-03-31', '2027-04-01', '2028-02-29'].map((today) => ({
      ...context.data,
      today,
    }))
    const uids = new Map<string, string>()
    for (const data of built)
      for (const { events } of planFeeds(data, context.origin))
        for (const { uid, title, period } of events) {
          expect(uid).toMatch(/^[\w.-]+@[\w.-]+$/)
          expect(uids.get(`${title} ${period}`) ?? uid, `${title} ${period} on ${data.today}`).toBe(uid)
          uids.set(`${title} ${period}`, uid)
        }
    expect(uids.size).toBeGreaterThan(300)
    expect(new Set(uids.values()).size).toBe(uids.size)
  })

  test('an extension moves the day, keeps the event, raises its number and says whence', () => {
    const moved = shownAt('gst-monthly', 'gst-gstr-3b-monthly-2026-03')
    expect([moved.startDate.toString(), moved.sequence]).toEqual(['2026-04-21', 1])
    // Calendars take an event for news by the day on which its rule or its extension was checked.
    const id = 'due-dates/gst/gstr-3b-monthly'
    const by = Object.values(readExtensions()).find(({ rules, period }) => rules.includes(id) && period === '2026-03')!
    const { checkedOn, changedOn } = plannedAt('gst-monthly', 'gst-gstr-3b-monthly-2026-03')
    expect(changedOn).toBe([checkedOn, by.checkedOn].sort()[1])
    expect(moved.description).toContain(
      'Moved from 20 April 2026 by Notification 01/2026-Central Tax of 21 April 2026.',
    )
    expect(shownAt('audit', 'income-tax-itr-audit-2025-26').startDate.toString()).toBe('2026-11-21')
    expect(shownAt('gst-monthly', 'gst-gstr-3b-monthly-2026-04').sequence).toBe(0)
  })

  test('what is not certain says so in its name and its text, and what is not sure at all is in no feed', () => {
    const accounts = shownAt('company', 'roc-aoc-4-2025-26')
    expect(accounts.startDate.toString()).toBe('2026-10-29')
    expect(accounts.summary).toContain('not certain')
    expect(accounts.description).toContain('if the annual general meeting is on 30 September 2026')
    for (const { events } of plan.feeds)
      for (const { confidence, summary, remarks } of events) {
        expect(['high', 'medium']).toContain(confidence)
        if (confidence === 'medium') {
          expect(summary).toContain('not certain')
          expect(remarks.join(' ')).toContain('Not certain:')
        }
      }
    expect(plan.page.undated.map(({ title }) => title)).toContain('DIR-3-KYC-Web: KYC of directors')
  })

  test('late costs that are not sure, and those that orders levy, are told in words that say so or not at all', () => {
    expect(plannedAt('employer', 'epf-esi-epf-2026-08').late).toBe('interest at 12% a year.')
    // Damages are no interest.
    expect(plannedAt('employer', 'epf-esi-epf-2026-04').late).toBe(
      'interest at 12% a year; damages of 1% for each month or part of one may be levied.',
    )
    expect(plannedAt('audit', 'income-tax-tax-audit-report-2025-26').late).toBe(
      'a penalty of 0.5% of the turnover, at most ₹1,50,000 may be levied.',
    )
    // After its last day there is no such return, so nothing can be paid to file it.
    expect(plannedAt('audit', 'income-tax-itr-revised-2025-26').late).toBeUndefined()
  })

  test('an income-tax day on which the office or the bank is closed tells of the next working day', () => {
    const remarkOf = (profile: string, id: string) => plannedAt(profile, id).remarks.join(' ')
    expect(remarkOf('audit', 'income-tax-itr-audit-2025-26')).toContain('This is a Saturday. The date does not move')
    expect(remarkOf('tds', 'tds-tds-payment-2026-05')).toContain('the next working day counts as in time')
    expect(remarkOf('tds', 'tds-tds-payment-2026-10')).toBe('')
  })

  test('no event holds an alarm, and none an hour', () => {
    for (const [path, text] of plan.files) {
      if (!path.endsWith('.ics')) continue
      expect(text, path).not.toMatch(/VALARM|DTSTART:|DTEND:/)
      expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line))), path).toBeLessThanOrEqual(75)
      expect(text.replaceAll('\r\n', ''), path).not.toMatch(/[\r\n]/)
    }
  })

  test('any text comes back from a calendar as it was', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '₹', '😀', 'ख', ',', ';', '\\', '\n', ' ', ':', '"', 'n') })
    fc.assert(
      fc.property(text, text, (summary, description) => {
        const feed = plan.feeds[0]!
        const event = { ...feed.events[0]!, summary, description: [description] }
        const [read] = eventsOf(writeCalendar({ ...feed, events: [event] }, 'A, B; C'))
        expect([read!.summary, read!.description]).toEqual([summary, description])
      }),
    )
    fc.assert(
      fc.property(text, (line) => {
        const folded = foldLine(escapeText(line))
        expect(folded.replaceAll('\r\n ', '')).toBe(escapeText(line))
        for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
      }),
    )
  })
})

test('chosen feeds become one calendar, in which each event stands once', () => {
  const texts = ['company', 'opc', 'tds', 'employer'].map((profile) => fileOf(profile, 'ics'))
  const { text, count } = mergeCalendars(texts, 'My due dates')
  const uids = texts.flatMap((one) => eventsOf(one).map(({ uid }) => uid))
  const merged = eventsOf(text).map(({ uid }) => uid)
  expect(new Set(uids).size).toBeLessThan(uids.length)
  expect(merged.sort()).toEqual([...new Set(uids)].sort())
  expect(count).toBe(merged.length)
  expect(eventsOf(text).every(({ startDate }) => startDate.isDate)).toBe(true)
})
