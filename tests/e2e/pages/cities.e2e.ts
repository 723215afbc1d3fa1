import type { Page } from '@playwright/test'
import type { City, PageGst, State } from '#generated/records.ts'
import { expectInSight } from '../../helpers/browser/in-sight.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageGst>('pages/gst.yaml')
const cities = readRecord<Record<string, City>>('cities.yaml')
const states = readRecord<Record<string, State>>('states.yaml')

const field = (page: Page) => page.getByRole('searchbox', { name: words.filter.label })
const shown = (page: Page) =>
  page
    .locator('main section a[href^="/gst/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.replace('/gst/', '')))
const shownCount = (page: Page) => page.locator('main').getByRole('status')

test('the index lists every city under its state with the GST code, and the footer leads to it', async ({ page }) => {
  await visit(page, '/pricing')
  await page.getByRole('contentinfo').locator('a[href="/gst"]').click()
  await expect(page).toHaveURL('/gst')
  expect((await shown(page)).sort()).toEqual(Object.keys(cities).sort())
  await expect(shownCount(page)).toHaveText(`${Object.keys(cities).length} ${words.count.many}`)
  for (const code of new Set(Object.values(cities).map(({ state }) => state))) {
    const section = page.locator(`section#${code.toLowerCase()}`)
    await expect(section.getByRole('heading')).toHaveText(states[code]!.name)
    await expect(section).toContainText(`${words.states.gstCode} ${states[code]!.gstCode}`)
    await expect(section.getByRole('link')).toHaveCount(
      Object.values(cities).filter(({ state }) => state === code).length,
    )
  }
})

test('an old or other name finds the city and stands beside it; a state finds its cities', async ({ page }) => {
  await visit(page, '/gst')
  await field(page).fill('Trichy')
  await expect.poll(() => shown(page)).toEqual(['tiruchirappalli'])
  await expect(shownCount(page)).toHaveText(`1 ${words.count.one}`)
  await expect(page.locator('main li', { has: page.getByRole('link', { name: 'Tiruchirappalli' }) })).toContainText(
    /trichy/i,
  )
  for (const [typed, slug] of [
    ['kovai', 'coimbatore'],
    ['Bangalore', 'bengaluru'],
    ['BENGALURU', 'bengaluru'],
    ['vizag', 'visakhapatnam'],
  ] as const) {
    await field(page).fill(typed)
    await expect.poll(() => shown(page)).toContain(slug)
  }
  await field(page).fill('goa')
  await expect.poll(() => shown(page)).toEqual(Object.keys(cities).filter((slug) => cities[slug]!.state === 'GA'))
  await field(page).fill('xyzzy')
  await expect(page.getByText(words.filter.empty)).toBeVisible()
  await expect(shownCount(page)).toHaveText(`0 ${words.count.many}`)
  await page.getByRole('button', { name: words.filter.clear }).click()
  await expect.poll(() => shown(page).then((slugs) => slugs.length)).toBe(Object.keys(cities).length)
  await expect(field(page)).toHaveValue('')
  // The pressed button has gone; whoever uses the keyboard goes on in the field.
  await expect(field(page)).toBeFocused()
})

test('the states above the list lead down to theirs, and a city to its page', async ({ page }) => {
  await visit(page, '/gst')
  await page.getByRole('navigation', { name: words.states.heading }).getByRole('link', { name: 'Tamil Nadu' }).click()
  await expectInSight(page.getByRole('heading', { name: 'Tamil Nadu' }))
  await page.locator('section#tn').getByRole('link', { name: 'Madurai' }).click()
  await expect(page).toHaveURL('/gst/madurai')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Easy GST Registration in Madurai')
})

test('whose city is missing is led to the service', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/gst')
  await page.locator('main').getByRole('link', { name: words.missing.link.label, exact: true }).click()
  await expect(page).toHaveURL(words.missing.link.href)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every city is listed, and the field that could find none is not shown', async ({ page }) => {
    await page.goto('/gst')
    expect((await shown(page)).length).toBe(Object.keys(cities).length)
    await expect(page.locator('main section a[href="/gst/mumbai"]')).toBeVisible()
    await expect(field(page)).toBeHidden()
  })
})
