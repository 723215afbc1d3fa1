import { readFileSync } from 'node:fs'
import { expect, test, visit } from '../../helpers/browser/visitor.ts'

test(
  'a choice of profiles and a year narrow the dates and the feeds, without JavaScript too',
  { tag: '@narrow' },
  async ({ browser }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled })
      const page = await context.newPage()
      await page.goto('/calendar')
      const rows = page.locator('tbody tr:visible')
      const all = await rows.count()
      expect(all).toBeGreaterThan(300)
      await page.getByLabel('TDS', { exact: true }).check()
      const tds = await rows.count()
      expect(tds).toBeLessThan(all / 3)
      await page.getByLabel('Employer with EPF and ESI').check()
      expect(await rows.count()).toBeGreaterThan(tds)
      await expect(page.locator('#feeds li:visible')).toHaveCount(2)
      await page.getByLabel('2026-27', { exact: true }).check()
      await expect(page.locator('#m2027-03')).toBeVisible()
      await expect(page.locator('#m2027-04')).toBeHidden()
      await context.close()
    }
  },
)

test('a month that is past is folded until it is asked for', { tag: '@narrow' }, async ({ page }) => {
  const months = page.locator('main section[id^="m2"]')
  await page.clock.setFixedTime('2027-06-20T10:00:00+05:30')
  await visit(page, '/calendar')
  await expect(months.filter({ visible: true }).first()).toHaveAttribute('id', 'm2027-06')
  await page.getByRole('navigation', { name: 'Months' }).getByRole('link', { name: 'Sep 2026' }).click()
  await expect(page.locator('#m2026-09')).toBeInViewport()
  await expect(page.locator('#m2026-09 tbody tr').first()).toBeVisible()
})

test('the chosen feeds come as one file, and nothing chosen is said', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/calendar')
  const button = page.getByRole('button', { name: 'Download my calendar' })
  await expect(async () => {
    await button.click()
    await expect(page.getByText('Choose at least one line')).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.getByLabel('Company', { exact: true }).check()
  await page.getByLabel('One person company').check()
  const download = page.waitForEvent('download')
  await button.click()
  const text = readFileSync(await (await download).path(), 'utf8')
  const uids = text.match(/^UID:.*$/gm) ?? []
  expect(uids.length).toBeGreaterThan(10)
  expect(new Set(uids).size).toBe(uids.length)
  await expect(page.getByText(`The file holds ${uids.length} dates`)).toBeVisible()
})

test('a few profiles of one year print on one sheet', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/calendar')
  for (const label of ['GST, monthly returns', 'TDS', 'Company', 'Employer with EPF and ESI'])
    await page.getByLabel(label, { exact: true }).check()
  await page.getByLabel('2026-27', { exact: true }).check()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
})
