import type { Page } from 'playwright/test'
import type { PageBlog, PageCalendar, PageCareers, PageLate, PageState } from '#generated/records.ts'
import { sayDay } from '../../../src/lib/today.ts'
import { isEvery } from '../../helpers/every.ts'
import { builtOn } from '../../helpers/site/built-site.ts'
import { kindsWith } from '../../helpers/site/kinds-with.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const { next, dates } = readRecord<PageCalendar>('pages/calendar.yaml')
const state = readRecord<PageState>('pages/state.yaml')
const late = readRecord<PageLate>('pages/late.yaml')
const { article } = readRecord<PageBlog>('pages/blog.yaml')
const { opening, openings } = readRecord<PageCareers>('pages/careers.yaml')
const beforeDay = (text: string) => text.split('{day}')[0]!

const paths = [
  '/',
  '/services',
  '/services/gst-return',
  '/late',
  '/calculators',
  '/calendar',
  '/gst/mumbai',
  '/careers',
  '/gst/state/tamil-nadu',
]
/** The day of GSTR-3B of a month. */
const dueDay = '2027-05-20'

type Check = (page: Page) => Promise<void>

const daysOf = (page: Page, list: string) =>
  page.locator(list).evaluateAll((all) => all.map((one) => one.getAttribute('datetime')!))

const showsThreeDays =
  (list: string, day: string, words = next.asOfToday): Check =>
  async (page) => {
    await expect(page.getByText(beforeDay(words))).toBeVisible()
    const days = await daysOf(page, list)
    expect(days).toHaveLength(3)
    expect(days.filter((one) => one < day)).toEqual([])
    // What is due today is not over.
    if (day === dueDay) expect(days[0]).toBe(day)
  }

/** What the lists show for half a year: what is due next. */
const stillDue = (day: string): Readonly<Record<string, Check>> => ({
  '/': async (page) => {
    await expect(page.locator('[data-cover]').getByText(/^\w+day, .* 2027$/)).toBeVisible()
    await showsThreeDays('[data-cover] ol li:not([class]) time', day)(page)
  },
  '/services/gst-return': async (page) => {
    await page.locator('#next-dates summary').click()
    await showsThreeDays('#next-dates time', day)(page)
  },
  '/late': async (page) => {
    await expect(page.getByText(sayDay(day))).toBeVisible()
    const periods = page.locator('main tbody a[href*="form=gstr-3b&"]')
    // The last return that was due before that day, not on it.
    const month = new Date(
      Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - (day.slice(8) > '20' ? 2 : 3), 1),
    )
    await expect(periods).toHaveAttribute('href', new RegExp(`period=${month.toISOString().slice(0, 7)}$`))
  },
  '/gst/state/tamil-nadu': showsThreeDays('main time', day, state.dates.asOfToday),
  '/calendar': async (page) => {
    await expect(page.locator('main tbody tr:visible').first()).toBeVisible()
    await expect(page.getByText(beforeDay(dates.listed))).toBeVisible()
    const months = page.locator('main details[id^="m2"]:visible')
    expect((await months.first().getAttribute('id'))! >= `m${day.slice(0, 7)}`).toBe(true)
    expect((await daysOf(page, 'main details[id^="m2"] time')).filter((one) => one < day)).toEqual([])
  },
})

const leadsToTheCalendar: Check = async (page) => {
  await expect(page.getByText(beforeDay(next.over))).toBeAttached()
  await expect(page.locator('main a[href="/calendar"]', { hasText: next.all }).first()).toBeAttached()
}

/** What they show after the last of their dates. */
const over: Readonly<Record<string, Check>> = {
  '/': leadsToTheCalendar,
  '/services/gst-return': leadsToTheCalendar,
  '/late': (page) => expect(page.getByText(beforeDay(late.passed.over))).toBeVisible(),
  '/calculators': leadsToTheCalendar,
  '/gst/state/tamil-nadu': (page) => expect(page.getByText(beforeDay(state.dates.over))).toBeVisible(),
  '/calendar': (page) => expect(page.getByText(dates.over)).toBeVisible(),
}

const days: readonly [day: string, holds: Readonly<Record<string, Check>>, isOften?: boolean][] = [
  ['2027-02-28', stillDue('2027-02-28'), false],
  [dueDay, stillDue(dueDay)],
  ['2027-06-01', {}, false],
  ['2027-12-01', {}, false],
  ['2029-01-01', over],
]

// The others lie between these; npm run test:every takes all. Every run opens what says more than
// that a list is not empty.
for (const [day, holds] of days.filter(([, , isOften = true]) => isEvery || isOften))
  test(`a site that nobody built again until ${day} shows no empty list`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${day}T09:00:00+05:30`))
    for (const path of paths.filter((one) => isEvery || one in holds))
      await test.step(path, async () => {
        await visit(page, path)
        await expect(page.locator('main').locator('ul:empty, ol:empty, tbody:empty')).toHaveCount(0)
        await holds[path]?.(page)
      })
  })

test('the day after it was built no page calls the day of the build today', async ({ page }) => {
  const nextDay = new Date(Date.parse(builtOn) + 24 * 60 * 60 * 1000)
  await page.clock.setFixedTime(nextDay)
  const day = sayDay(builtOn).split(', ')[1]!
  for (const [kind, path] of kindsWith(day)) {
    await visit(page, path)
    const said = await page
      .locator('main')
      .getByText(day)
      .evaluateAll((all) => all.map((one) => (one.closest('li') ?? (one as HTMLElement)).innerText))
    // Of a list it is said on which day it was made, and of an article when it was last changed,
    // which may be that day. Days of checks are folded, but for those of what we corrected.
    const kept = [next.asOfToday, next.over, state.dates.asOfToday, dates.listed].map(beforeDay)
    const isRight = (text: string) =>
      text === '' ||
      text.includes(article.updated) ||
      text.endsWith(`checked ${day}`) ||
      kept.some((words) => text.startsWith(words))
    expect
      .soft(
        said.filter((text) => !isRight(text)),
        kind,
      )
      .toEqual([])
  }
})

test('an opening that has closed since the page was made is called closed', async ({ page }) => {
  await visit(page, '/careers')
  const path = await page.locator('#openings article a').last().getAttribute('href')
  await page.clock.setFixedTime(new Date('2028-01-01T09:00:00+05:30'))
  await visit(page, '/careers')
  await expect(page.locator('#openings article')).toHaveCount(0)
  await expect(page.getByText(openings.empty)).toBeVisible()
  await visit(page, path!)
  await expect(page.getByText(opening.closed)).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: openings.apply })).toHaveCount(0)
})

test('a clock that stands before the page was made misleads nobody', { tag: '@narrow' }, async ({ page }) => {
  await page.goto('/services/gst-return')
  const made = await daysOf(page, '#next-dates time')
  expect(made).toHaveLength(3)
  await page.clock.setFixedTime(new Date('2010-01-01T09:00:00'))
  await visit(page, '/services/gst-return')
  expect(await daysOf(page, '#next-dates time')).toEqual(made)
  await expect(page.getByText(beforeDay(next.asOfToday))).toHaveCount(0)
})

test.describe('in Los Angeles', { tag: '@narrow' }, () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('today is the day that it is in India', async ({ page }) => {
    // It is still the 20th there.
    await page.clock.setFixedTime(new Date('2026-12-20T19:00:00Z'))
    await visit(page, '/calculators/gst-late-fee?form=gstr-3b&period=2026-11')
    await expect(page.locator('#q-filed')).toHaveValue('2026-12-21')
    await visit(page, '/services/gst-return')
    const days = await daysOf(page, '#next-dates time')
    expect(days.length).toBeGreaterThan(0)
    expect(days[0]! >= '2026-12-21').toBe(true)
  })
})
