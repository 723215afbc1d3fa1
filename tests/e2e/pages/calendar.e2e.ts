import { readFileSync } from 'node:fs'
import type { PageCalendar } from '#generated/records.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageCalendar>('pages/calendar.yaml')

test(
  'the everyday dates come first, and a choice of profiles takes their place, without JavaScript too',
  { tag: '@narrow' },
  async ({ browser }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled })
      const page = await context.newPage()
      await page.goto('/calendar')
      const rows = page.locator('tbody tr:visible')
      const everyday = await rows.count()
      expect(everyday).toBeGreaterThan(10)
      await expect(page.getByText(words.feeds.none)).toBeVisible()
      await page.getByLabel('TDS', { exact: true }).check()
      expect(await rows.count()).toBeLessThan(everyday)
      await page.locator('summary', { hasText: 'more kinds' }).click()
      await page.getByLabel('Transfer pricing report').check()
      await expect(page.locator('#feeds li:visible')).toHaveCount(2)
      await expect(page.getByText(words.feeds.none)).toBeHidden()
      await context.close()
    }
  },
)

test(
  'before a choice a phone shows the dates of at most three months; later months are closed',
  { tag: '@narrow' },
  async ({ page }) => {
    await visit(page, '/calendar')
    const months = page.locator('main details[id^="m2"]')
    const open = await months.evaluateAll((all) => all.map((one) => one.hasAttribute('open')))
    expect(open.length).toBeGreaterThan(10)
    expect(open.filter(Boolean)).toHaveLength(open.indexOf(false))
    expect(open.indexOf(false)).toBeLessThanOrEqual(3)
    await expect(page.getByLabel('GST, monthly returns')).toBeInViewport()
  },
)

test('the bar says how many dates a choice leaves, and stays in sight', { tag: '@narrow' }, async ({ page }) => {
  await visit(page, '/calendar')
  const said = page.locator('[role=status]', { hasText: /^\d+ dates?$/ })
  const everyday = await said.textContent()
  await page.getByLabel('TDS', { exact: true }).check()
  await expect(said).not.toHaveText(everyday!)
  // Closed months count as well.
  await page.locator('main details[id^="m2"]').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
  await expect(said).toHaveText(`${await page.locator('tbody tr:visible').count()} dates`)
  await page.locator('main details[id^="m2"]:visible').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: words.dates.take })).toBeInViewport()
  await page.getByRole('button', { name: words.dates.clear }).click()
  await expect(said).toHaveText(everyday!)
  await expect(page.getByLabel('TDS', { exact: true })).not.toBeChecked()
})

test('each date can be put into Google Calendar, and each feed too', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/calendar')
  const row = page.locator('tbody tr:visible').first()
  const day = (await row.locator('time').getAttribute('datetime'))!.replaceAll('-', '')
  const add = new URL((await row.getByRole('link', { name: 'Add' }).getAttribute('href'))!)
  expect(add.origin).toBe('https://calendar.google.com')
  expect(add.searchParams.get('dates')).toMatch(new RegExp(`^${day}/\\d{8}$`))
  expect(add.searchParams.get('text')).toContain(await row.locator('td a').first().textContent())
  await page.getByLabel('Company', { exact: true }).check()
  const feed = page.locator('#feeds').getByRole('link', { name: 'Google Calendar' }).filter({ visible: true })
  const cid = new URL((await feed.getAttribute('href'))!).searchParams.get('cid')!
  expect(cid).toMatch(/^webcal:\/\/.*\/calendar\/company\.ics$/)
})

test('months and days that have passed since the page was made are left out', { tag: '@narrow' }, async ({ page }) => {
  await page.clock.setFixedTime('2027-06-20T10:00:00+05:30')
  await visit(page, '/calendar')
  const months = page.locator('main details[id^="m2"]')
  await expect(months.filter({ visible: true }).first()).toHaveAttribute('id', 'm2027-06')
  const days = await months.locator('time').evaluateAll((all) => all.map((one) => one.getAttribute('datetime')!))
  expect(days.filter((day) => day < '2027-06-20')).toEqual([])
})

test('the name of a date opens the list of sources', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/calendar')
  const link = page.locator('tbody tr:visible td a').first()
  const source = page.locator((await link.getAttribute('href'))!)
  await expect(source).toBeHidden()
  await link.click()
  await expect(source).toBeInViewport()
})

test('the chosen feeds come as one file, and nothing chosen is said', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/calendar')
  const button = page.getByRole('button', { name: 'Download my calendar' })
  await expect(async () => {
    await button.click()
    await expect(page.getByText('Choose at least one line')).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.getByLabel('Company', { exact: true }).check()
  await page.locator('summary', { hasText: 'more kinds' }).click()
  await page.getByLabel('One person company').check()
  const download = page.waitForEvent('download')
  await button.click()
  const text = readFileSync(await (await download).path(), 'utf8')
  const uids = text.match(/^UID:.*$/gm) ?? []
  expect(uids.length).toBeGreaterThan(10)
  expect(new Set(uids).size).toBe(uids.length)
  await expect(page.getByText(`The file has ${uids.length} dates`)).toBeVisible()
})

test(
  'a feed in whose place a network sends its log-in page is named, and no file is saved',
  { tag: '@wide' },
  async ({ page }) => {
    await page.route('**/*.ics', (route) =>
      route.request().url().includes('/company.ics')
        ? route.fulfill({ contentType: 'text/html', body: '<title>Log in</title>' })
        : route.continue(),
    )
    await visit(page, '/calendar')
    let isSaved = false
    page.on('download', () => (isSaved = true))
    await page.getByLabel('Company', { exact: true }).check()
    await page.locator('summary', { hasText: 'more kinds' }).click()
    await page.getByLabel('One person company').check()
    await page.getByRole('button', { name: 'Download my calendar' }).click()
    await expect(page.getByRole('status').filter({ hasText: /company\.ics$/ })).toBeVisible()
    expect(isSaved).toBe(false)
  },
)

test('a few profiles print on one sheet', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/calendar')
  await page.locator('summary', { hasText: 'more kinds' }).click()
  for (const label of ['GST, monthly returns', 'TDS', 'Company', 'Employer with EPF and ESI'])
    await page.getByLabel(label, { exact: true }).check()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
})
