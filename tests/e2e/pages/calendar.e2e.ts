import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import type { PageCalendar } from '#generated/records.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'
import { testWithoutScript } from '../../helpers/browser/without-script.ts'

const words = readRecord<PageCalendar>('pages/calendar.yaml')

testWithoutScript(
  'without JavaScript everyday dates stand first; a choice takes their place',
  { tag: '@narrow' },
  async ({ page }) => {
    await page.goto('/calendar')
    const rows = page.locator('tbody tr:visible')
    const everyday = await rows.count()
    expect(everyday).toBeGreaterThan(5)
    await test.step('on a phone the feeds are one short block that says what each device can do', async () => {
      const ways = await page.locator('#feeds dt').allTextContents()
      expect(ways).toEqual(words.feeds.ways.map(({ label }) => label))
      expect((await page.locator('#feeds').boundingBox())!.height).toBeLessThan(320)
    })
    await page.locator('#feeds summary').click()
    await expect(page.getByText(words.feeds.none)).toBeVisible()
    await expect(page.locator('#feeds li:visible')).toHaveCount(words.everyday.length)
    await page.getByLabel('TDS', { exact: true }).check()
    expect(await rows.count()).toBeLessThan(everyday)
    await page.locator('summary', { hasText: 'more kinds' }).click()
    await page.getByLabel('Transfer pricing report').check()
    await expect(page.locator('#feeds li:visible')).toHaveCount(2)
    await expect(page.getByText(words.feeds.none)).toBeHidden()
  },
)

test('few months are open, and the bar says how many dates a choice leaves', { tag: '@narrow' }, async ({ page }) => {
  await visit(page, '/calendar')
  const months = page.locator('main details[id^="m2"]')
  const open = await months.evaluateAll((all) => all.map((one) => one.hasAttribute('open')))
  expect(open.length).toBeGreaterThan(10)
  expect(open.filter(Boolean)).toHaveLength(open.indexOf(false))
  expect(open.indexOf(false)).toBeLessThanOrEqual(3)
  await expect(page.getByLabel('GST, monthly returns')).toBeInViewport()

  const said = page.locator('[role=status]', { hasText: /^\d+ dates?$/ })
  const everyday = await said.textContent()
  await page.getByLabel('TDS', { exact: true }).check()
  await expect(said).not.toHaveText(everyday!)
  // Closed months count as well.
  await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
  await expect(said).toHaveText(`${await page.locator('tbody tr:visible').count()} dates`)
  await months.filter({ visible: true }).last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: words.dates.take })).toBeInViewport()
  await page.getByRole('button', { name: words.dates.clear }).click()
  await expect(said).toHaveText(everyday!)
  await expect(page.getByLabel('TDS', { exact: true })).not.toBeChecked()
  await expect(page.getByRole('link', { name: words.dates.take })).toBeFocused()
})

test(
  'the count is in sight at each tick, and a choice without a date in sight opens its month',
  { tag: '@narrow' },
  async ({ page }) => {
    await visit(page, '/calendar')
    const said = page.locator('[role=status]', { hasText: /^\d+ dates?$/ })
    await expect(said).toBeInViewport()
    await more(page).click()
    const box = page.getByLabel('Transfer pricing report')
    await box.check()
    await expect(said).toBeInViewport()
    await expect(box).toBeInViewport()
    const row = page.locator('tbody tr:visible')
    await expect(row.first()).toBeVisible()
    await expect(page.locator('main details[id^="m2"]:visible summary').first()).toContainText(/[1-9]\d* dates?/)
  },
)

const more = (page: Page) => page.locator('summary', { hasText: 'more kinds' })
const download = (page: Page) => page.getByRole('button', { name: 'Download my calendar' })

test('dates go to a calendar, each or as one file, and lead to their sources', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/calendar')
  const row = page.locator('tbody tr:visible').first()
  const day = (await row.locator('time').getAttribute('datetime'))!
  const add = new URL((await row.getByRole('link', { name: 'Add' }).getAttribute('href'))!)
  expect(add.origin).toBe('https://calendar.google.com')
  // A whole day ends where the next one begins.
  const [from, to] = add.searchParams
    .get('dates')!
    .split('/')
    .map((one) => one.replace(/(....)(..)(..)/, '$1-$2-$3'))
  expect([from, Date.parse(to!) - Date.parse(from!)]).toEqual([day, 24 * 60 * 60 * 1000])
  expect(add.searchParams.get('text')).toContain(await row.locator('td a').first().textContent())
  await test.step('the name of a date opens the list of sources', async () => {
    const link = row.locator('td a').first()
    const source = page.locator((await link.getAttribute('href'))!)
    await expect(source).toBeHidden()
    await link.click()
    await expect(source).toBeInViewport()
  })
  await test.step('with nothing chosen the file has every date of the everyday profiles', async () => {
    const saving = page.waitForEvent('download')
    await download(page).click()
    const text = readFileSync(await (await saving).path(), 'utf8')
    expect(text).toMatch(/^UID:income-tax-advance-tax-.*@/m)
  })
  await page.getByLabel('Company', { exact: true }).check()
  const feed = page.locator('#feeds').getByRole('link', { name: 'Google Calendar' }).filter({ visible: true })
  const cid = new URL((await feed.getAttribute('href'))!).searchParams.get('cid')!
  expect(cid).toMatch(/^webcal:\/\/.*\/calendar\/company\.ics$/)
  await more(page).click()
  await page.getByLabel('One person company').check()

  await test.step('a feed in whose place a network sends its log-in page is named, and no file is saved', async () => {
    const ofCompany = /\/company\.ics/
    await page.route(ofCompany, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Log in</title>' }))
    let isSaved = false
    page.on('download', () => (isSaved = true))
    await download(page).click()
    await expect(page.getByRole('status').filter({ hasText: /company\.ics$/ })).toBeVisible()
    expect(isSaved).toBe(false)
    await page.unroute(ofCompany)
  })
  const saving = page.waitForEvent('download')
  await download(page).click()
  const text = readFileSync(await (await saving).path(), 'utf8')
  const uids = text.match(/^UID:.*$/gm) ?? []
  expect(uids.length).toBeGreaterThan(10)
  expect(new Set(uids).size).toBe(uids.length)
  await expect(page.getByText(`The file has ${uids.length} dates`)).toBeVisible()
})

test(
  'the count follows the first tick of somebody who came directly and has not scrolled',
  { tag: '@narrow' },
  async ({ page }) => {
    await page.goto('/calendar')
    const count = page.locator('main').getByRole('status').first()
    const all = await count.textContent()
    await page.getByLabel('TDS', { exact: true }).check()
    await expect(count).not.toHaveText(all!)
  },
)
