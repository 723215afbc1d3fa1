import type { PageCalendar, PageCareers, PageState } from '#generated/records.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const { next, dates } = readRecord<PageCalendar>('pages/calendar.yaml')
const state = readRecord<PageState>('pages/state.yaml')
const { opening, openings } = readRecord<PageCareers>('pages/careers.yaml')
const beforeDay = (text: string) => text.split('{day}')[0]!

const halfAYear = ['2027-02-28', '2027-05-15']
const aYear = ['2027-12-01', '2029-01-01']
const paths = [
  '/',
  '/services',
  '/services/gst-return',
  '/late',
  '/calculators',
  '/calendar',
  '/gst/mumbai',
  '/careers',
]

for (const day of [...halfAYear, '2027-06-01', ...aYear])
  test(`a site that nobody built again until ${day} shows no empty list`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${day}T09:00:00+05:30`))
    for (const path of [...paths, '/gst/state/tamil-nadu']) {
      await visit(page, path)
      const empty = page.locator('main').locator('ul:empty, ol:empty, tbody:empty')
      expect(await empty.count(), path).toBe(0)
    }
  })

for (const day of halfAYear)
  test(`on ${day} the lists still hold what is due next`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${day}T09:00:00+05:30`))
    for (const path of ['/', '/services/gst-return']) {
      await visit(page, path)
      await expect(page.getByText(beforeDay(next.asOfToday))).toBeVisible()
      const days = await page
        .locator(path === '/' ? '[data-cover] ol li:not([class]) time' : '#next-dates time')
        .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')!))
      expect(days, path).toHaveLength(3)
      expect(days.filter((one) => one < day)).toEqual([])
    }
    await visit(page, '/gst/state/tamil-nadu')
    await expect(page.getByText(beforeDay(state.dates.later))).toBeVisible()
    await expect(
      page
        .locator('section', { has: page.getByRole('heading', { name: state.dates.heading }) })
        .last()
        .locator('tbody tr'),
    ).toHaveCount(3)
    await visit(page, '/calendar')
    await expect(page.locator('main tbody tr:visible').first()).toBeVisible()
    await expect(page.getByText(beforeDay(dates.listed))).toBeVisible()
  })

test('after the last of its dates a list leads to the calendar, and the calendar says that it is over', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2029-01-01T09:00:00+05:30'))
  for (const path of ['/', '/late', '/calculators']) {
    await visit(page, path)
    await expect(page.getByText(beforeDay(next.over)), path).toBeAttached()
    await expect(page.locator('main a[href="/calendar"]', { hasText: next.all }).first(), path).toBeAttached()
  }
  await visit(page, '/gst/state/tamil-nadu')
  await expect(page.getByText(beforeDay(state.dates.over))).toBeVisible()
  await visit(page, '/calendar')
  await expect(page.getByText(dates.over)).toBeVisible()
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
