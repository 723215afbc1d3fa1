import { expect, test, visit } from '../../helpers/browser/visitor.ts'

// In Los Angeles it is still the 20th, and on Kiritimati the 21st began before the 20th did in
// India.
for (const [place, instant, day] of [
  ['America/Los_Angeles', '2026-12-20T19:00:00Z', '2026-12-21'],
  ['Pacific/Kiritimati', '2026-12-20T10:30:00Z', '2026-12-20'],
] as const)
  test.describe(`in ${place}`, () => {
    test.use({ timezoneId: place })

    test('a return is filed on the day that it is in India', { tag: '@narrow' }, async ({ page }) => {
      await page.clock.setFixedTime(new Date(instant))
      await visit(page, '/calculators/gst-late-fee?form=gstr-3b&period=2026-11')
      await expect(page.locator('#q-filed')).toHaveValue(day)
    })

    test('what is due today in India is still among the next dates', { tag: '@narrow' }, async ({ page }) => {
      await page.clock.setFixedTime(new Date(instant))
      await visit(page, '/services/gst-return')
      const days = await page
        .locator('#next-dates time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
      expect(days.length).toBeGreaterThan(0)
      expect(days[0]! >= day).toBe(true)
      expect(days.includes('2026-12-20')).toBe(day === '2026-12-20')
    })
  })
