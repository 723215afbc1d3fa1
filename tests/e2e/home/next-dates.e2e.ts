import type { Page } from '@playwright/test'
import type { PageCalendar } from '#generated/records.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const { next } = readRecord<PageCalendar>('pages/calendar.yaml')
// The words around the day of the build.
const sinceToday = next.asOfToday.split('{day}')[0]!

const daysOf = (page: Page) =>
  page.locator('#next-dates time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))

/** The dates that the page has without JavaScript, and the day for which it was made. */
async function prerendered(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  const list = html.slice(html.indexOf('id="next-dates"'))
  return [...list.matchAll(/<time dateTime="([^"]+)"/gi)].map(([, day]) => day!)
}

test('the next dates are those of the visitor’s day', { tag: '@narrow' }, async ({ page }) => {
  const path = '/services/gst-return'
  const made = await prerendered(page, path)
  const [first, second] = made
  await test.step('on a later day', async () => {
    await page.clock.setFixedTime(new Date(`${second!}T09:00:00`))
    await visit(page, path)
    await expect(page.getByText(sinceToday)).toBeVisible()
    const days = await daysOf(page)
    expect(days).not.toContain(first)
    expect(days[0]).toBe(second)
    expect(days).toHaveLength(3)
  })
  await test.step('where all have passed, it leads to the calendar', async () => {
    await page.clock.setFixedTime(new Date('2031-01-01T09:00:00'))
    await visit(page, path)
    await expect(page.getByText(next.over.split('{day}')[0]!)).toBeVisible()
    expect(await daysOf(page)).toEqual([])
    await expect(page.locator('#next-dates').getByRole('link', { name: next.all })).toHaveAttribute('href', '/calendar')
  })
  await test.step('not misled by a clock that stands before the page was made', async () => {
    await page.clock.setFixedTime(new Date('2010-01-01T09:00:00'))
    await visit(page, path)
    expect(await daysOf(page)).toEqual(made.slice(0, 3))
    await expect(page.getByText(sinceToday)).toHaveCount(0)
  })
})

// In Los Angeles it is still the 20th, and on Kiritimati the 21st began before the 20th did in
// India.
for (const [place, instant, day] of [
  ['America/Los_Angeles', '2026-12-20T19:00:00Z', '2026-12-21'],
  ['Pacific/Kiritimati', '2026-12-20T10:30:00Z', '2026-12-20'],
] as const)
  test.describe(`in ${place}`, { tag: '@narrow' }, () => {
    test.use({ timezoneId: place })

    test('today is the day that it is in India', async ({ page }) => {
      await page.clock.setFixedTime(new Date(instant))
      await visit(page, '/calculators/gst-late-fee?form=gstr-3b&period=2026-11')
      await expect(page.locator('#q-filed')).toHaveValue(day)
      // What is due today in India is still among the next dates.
      await visit(page, '/services/gst-return')
      const days = await daysOf(page)
      expect(days.length).toBeGreaterThan(0)
      expect(days[0]! >= day).toBe(true)
      expect(days.includes('2026-12-20')).toBe(day === '2026-12-20')
    })
  })
