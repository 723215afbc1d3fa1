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

for (const path of ['/services/gst-return']) {
  test(
    `${path} shows the next dates of the visitor's own day, whenever the page was made`,
    { tag: '@narrow' },
    async ({ page }) => {
      const [first, second] = await prerendered(page, path)
      await page.clock.setFixedTime(new Date(`${second!}T09:00:00`))
      await visit(page, path)
      await expect(page.getByText(sinceToday)).toBeVisible()
      const days = await daysOf(page)
      expect(days).not.toContain(first)
      expect(days[0]).toBe(second)
      expect(days).toHaveLength(3)
    },
  )

  test(`${path} calls nothing next that is past, and leads to the calendar`, { tag: '@narrow' }, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-01-01T09:00:00'))
    await visit(page, path)
    await expect(page.getByText(next.over.split('{day}')[0]!)).toBeVisible()
    expect(await daysOf(page)).toEqual([])
    await expect(page.locator('#next-dates').getByRole('link', { name: next.all })).toHaveAttribute('href', '/calendar')
  })

  test(
    `${path} is not misled by a clock that stands before the page was made`,
    { tag: '@narrow' },
    async ({ page }) => {
      const made = await prerendered(page, path)
      await page.clock.setFixedTime(new Date('2010-01-01T09:00:00'))
      await visit(page, path)
      expect(await daysOf(page)).toEqual(made.slice(0, 3))
      await expect(page.getByText(sinceToday)).toHaveCount(0)
    },
  )
}

test("the leaf of the home page is of the visitor's own day", { tag: '@narrow' }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-12T09:00:00+05:30'))
  await visit(page, '/')
  const leaf = page.locator('[data-cover]')
  await expect(leaf.getByText('Saturday, 12 December 2026')).toBeVisible()
  await expect(leaf.locator('ol time').first()).toHaveAttribute('datetime', '2026-12-15')
})

test('without JavaScript the list says for which day it was made', { tag: '@narrow' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/services/gst-return')
  await expect(page.locator('#next-dates')).toContainText(/Next dates from \d+ \w+ \d{4}/)
  await expect(page.locator('#next-dates time')).toHaveCount(3)
  await context.close()
})
