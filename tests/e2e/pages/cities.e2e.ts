import type { Page } from '@playwright/test'
import type { City, PageGst, PageState, State } from '#generated/records.ts'
import { headingOf, linkInFooter } from '../../helpers/browser/on-page.ts'
import { chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageGst>('pages/gst.yaml')
const stateWords = readRecord<PageState>('pages/state.yaml')
const cities = readRecord<Record<string, City>>('cities.yaml')
const states = readRecord<Record<string, State>>('states.yaml')
const whole = Object.values(cities).filter(({ within }) => within === undefined)

const field = (page: Page) => page.getByRole('searchbox', { name: words.filter.label })
const squares = (page: Page) => page.getByRole('region', { name: words.map.heading }).getByRole('link')
const found = (page: Page) =>
  page.locator('search li a').evaluateAll((links) => links.map((link) => link.getAttribute('href')!.slice(5)))
const count = (page: Page) => page.locator('search').getByRole('status')

test('the map has a square for each state, row by row as they are drawn', { tag: '@both' }, async ({ page }) => {
  await visit(page, '/pricing')
  await linkInFooter(page, '/gst').click()
  await expect(page).toHaveURL('/gst')
  await expect(squares(page)).toHaveCount(Object.keys(states).length)
  const boxes = await squares(page).evaluateAll((links) =>
    links.map((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      return { code: link.querySelector('i')!.textContent, left, top, width, height }
    }),
  )
  expect(boxes.map(({ code }) => code)).toEqual(
    words.map.rows.flatMap((row) => row.split(' ')).filter((code) => code !== '..'),
  )
  expect(boxes.filter(({ width, height }) => width < 32 || height < 44)).toEqual([])
  const at = (code: string) => boxes.find((box) => box.code === code)!
  expect(at('JK').top).toBeLessThan(at('DL').top)
  expect(at('DL').top).toBeLessThan(at('TN').top)
  expect(at('GJ').left).toBeLessThan(at('AS').left)
  expect(at('KL').left).toBeLessThan(at('TN').left)
  // The keyboard goes the same way.
  await squares(page).first().focus()
  await page.keyboard.press('Tab')
  await expect(squares(page).nth(1)).toBeFocused()
  // A square says its code, its name and how many cities it has.
  const inTamilNadu = whole.filter(({ state }) => state === 'TN').length
  const tamilNadu = squares(page).filter({ hasText: 'Tamil Nadu' })
  await expect(tamilNadu).toHaveAccessibleName(`33 Tamil Nadu ${inTamilNadu} ${words.count.many}`)
  await tamilNadu.press('Enter')
  await expect(page).toHaveURL('/gst/state/tamil-nadu')
  await expect(headingOf(page)).toContainText('Tamil Nadu')
})

test('an old or other name finds the city and stands beside it; a state finds its cities', async ({ page }) => {
  await visit(page, '/gst')
  await expect(count(page)).toHaveText(`${whole.length} ${words.count.many}`)
  await field(page).fill('Trichy')
  await expect.poll(() => found(page)).toEqual(['tiruchirappalli'])
  await expect(count(page)).toHaveText(`1 ${words.filter.found}`)
  await expect(page.locator('search li')).toContainText(/trichy/i)
  await expect(page.locator('search li')).toContainText('Tamil Nadu')
  for (const [typed, slug] of [
    ['kovai', 'coimbatore'],
    ['Bangalore', 'bengaluru'],
    ['BENGALURU', 'bengaluru'],
    ['vizag', 'visakhapatnam'],
    ['tamilnadu', 'state/tamil-nadu'],
    ['chenai', 'chennai'],
    ['கோவை', 'coimbatore'],
    ['कानपुर', 'kanpur'],
    ['jayanagar', 'jayanagar'],
  ] as const) {
    await field(page).fill(typed)
    await expect.poll(() => found(page)).toContain(slug)
  }
  await field(page).fill('xyzzy')
  await expect(page.getByText(words.filter.empty)).toBeVisible()
  await page.getByRole('button', { name: words.filter.clear }).click()
  await expect(field(page)).toHaveValue('')
  // The pressed button has gone; whoever uses the keyboard goes on in the field.
  await expect(field(page)).toBeFocused()
})

test('Enter opens the only match, and what was typed stands in the address', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/gst?q=trichy')
  await expect(field(page)).toHaveValue('trichy')
  await expect.poll(() => found(page)).toEqual(['tiruchirappalli'])
  await field(page).fill('mumbai')
  await expect(page).toHaveURL('/gst?q=mumbai')
  // Of two matches none is opened.
  await field(page).press('Enter')
  await expect(page).toHaveURL('/gst?q=mumbai')
  await field(page).fill('vizag')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/gst/visakhapatnam')
  await page.goBack()
  await expect(field(page)).toHaveValue('vizag')
})

test('where the search does not load the field says so, and the states lead on', async ({ page }) => {
  await page.route('**/search/index.json', (route) => route.abort())
  await visit(page, '/gst')
  await field(page).fill('madurai')
  await expect(count(page)).toHaveText(words.filter.failed)
  expect(await found(page)).toEqual([])
})

test('Enter leads to what is only a guess for a town without a page, and does not open it', async ({ page }) => {
  await visit(page, '/gst')
  await field(page).fill('rampur')
  await expect(count(page)).toHaveText(`${words.filter.guess} Raipur?`)
  await field(page).press('Enter')
  const guess = page.locator('search li a').first()
  await expect(guess).toBeFocused()
  await expect(page).toHaveURL('/gst?q=rampur')
  await guess.press('Enter')
  await expect(page).toHaveURL('/gst/raipur')
  // The district by which a city is known is no guess.
  await visit(page, '/gst?q=solan')
  await expect.poll(() => found(page)).toEqual(['baddi'])
  await field(page).press('Enter')
  await expect(page).toHaveURL('/gst/baddi')
})

test('a state leads to its cities and the index; its chat names it', { tag: '@also-wide' }, async ({ page }) => {
  await visit(page, '/gst/state/tamil-nadu')
  const list = page.locator('#cities')
  await page.locator('main a[href="#cities"]').click()
  await expect(list.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(list.locator('a[href^="/gst/"]')).toHaveCount(
    Object.values(cities).filter(({ state }) => state === 'TN').length,
  )
  const chat = page.getByRole('link', { name: stateWords.sidebar.button })
  expect(chatTextOf((await chat.getAttribute('href'))!)).toContain('Tamil Nadu')
  await list.getByRole('link', { name: 'Madurai' }).click()
  await expect(page).toHaveURL('/gst/madurai')
  await page.goBack()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).locator('a[href="/gst"]').click()
  await expect(page).toHaveURL('/gst')
  // Whose city is missing is led to the service.
  await page.locator('main').getByRole('link', { name: words.missing.link.label, exact: true }).click()
  await expect(page).toHaveURL(words.missing.link.href)
})

test('the dates of a state are the next ones by the visitor’s clock', { tag: '@wide' }, async ({ page }) => {
  const days = () =>
    page.locator('main time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')!))
  await page.goto('/gst/state/tamil-nadu')
  const built = await days()
  expect(built).toHaveLength(3)
  // The day after the first of them.
  await page.clock.setFixedTime(new Date(Date.parse(built[0]!) + 36 * 3600 * 1000))
  await visit(page, '/gst/state/tamil-nadu')
  await expect.poll(async () => (await days())[0]! > built[0]!).toBe(true)
  expect(await days()).toHaveLength(3)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('map and cities are there, and the field that could find nothing is not shown', async ({ page }) => {
    await page.goto('/gst')
    await expect(squares(page)).toHaveCount(Object.keys(states).length)
    await expect(page.locator('section#mh a[href="/gst/mumbai"]')).toBeVisible()
    await expect(field(page)).toBeHidden()
    await page.goto('/gst/state/maharashtra')
    await expect(page.locator('#cities a[href="/gst/pune"]')).toBeVisible()
  })
})
