import type { Page } from 'playwright/test'
import type { City, PageGst, PageState, State } from '#generated/records.ts'
import { endWordWithEnter, headingOf, holdRequests, isHydrated, linkInFooter } from '../../helpers/browser/on-page.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageGst>('pages/gst.yaml')
const cities = readRecord<Record<string, City>>('cities.yaml')
const states = readRecord<Record<string, State>>('states.yaml')
const whole = Object.values(cities).filter(({ within }) => within === undefined)

const field = (page: Page) => page.getByRole('searchbox', { name: words.filter.label })
const squares = (page: Page) => page.getByRole('region', { name: words.map.heading }).getByRole('link')
const found = (page: Page) =>
  page.locator('search li a').evaluateAll((links) => links.map((link) => link.getAttribute('href')!.slice(5)))
const count = (page: Page) => page.locator('search').getByRole('status')

test('the map has a square for each state, row by row as they are drawn', { tag: '@also-wide' }, async ({ page }) => {
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
    ['BANGALORE', 'bengaluru'],
    ['tamilnadu', 'state/tamil-nadu'],
    ['கோவை', 'coimbatore'],
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
  await test.step('Enter opens the only match, and leads to what is only a guess; the words stay in the address', async () => {
    await visit(page, '/gst?q=trichy')
    await expect(field(page)).toHaveValue('trichy')
    await expect.poll(() => found(page)).toEqual(['tiruchirappalli'])
    await field(page).fill('mumbai')
    await expect(page).toHaveURL('/gst?q=mumbai')
    // Of two matches none is opened.
    await field(page).press('Enter')
    await expect(page).toHaveURL('/gst?q=mumbai')
    await field(page).fill('rampur')
    await expect(count(page)).toHaveText(`${words.filter.guess} Raipur?`)
    await field(page).press('Enter')
    await expect(page.locator('search li a').first()).toBeFocused()
    await expect(page).toHaveURL('/gst?q=rampur')
    // The district by which a city is known is no guess.
    await field(page).fill('solan')
    await expect.poll(() => found(page)).toEqual(['baddi'])
    await endWordWithEnter(field(page))
    await expect(page).toHaveURL('/gst?q=solan')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/gst/baddi')
    await page.goBack()
    await expect(field(page)).toHaveValue('solan')
  })
  await test.step('what is typed while the page before is fetched stays out of its address', async () => {
    await visit(page, '/terms')
    await linkInFooter(page, '/gst').click()
    await expect(page).toHaveURL('/gst')
    // After a reload the page before is no longer in memory.
    await page.reload()
    await isHydrated(page)
    const letThrough = await holdRequests(page, /\/terms$/)
    await page.goBack()
    await field(page).fill('madurai')
    await expect.poll(() => found(page)).not.toEqual([])
    await expect(page).toHaveURL('/terms')
    letThrough()
    await expect(headingOf(page)).toHaveText(/terms/i)
    await expect(page).toHaveURL('/terms')
  })
  await test.step('where the search does not load the field says so, and the states lead on', async () => {
    await page.route('**/search/index.json', (route) => route.abort())
    await visit(page, '/gst')
    await field(page).fill('madurai')
    await expect(count(page)).toHaveText(words.filter.failed)
    expect(await found(page)).toEqual([])
  })
})

test('a field on the page of a state finds a trade by what its people do, and the list is whole again', async ({
  page,
}) => {
  await visit(page, '/gst/state/gujarat')
  const { trades } = readRecord<PageState>('pages/state.yaml')
  const list = page.locator('[data-trades] details')
  const all = await list.count()
  const box = page.getByLabel(trades.field)
  const name = (await list.nth(3).locator('summary').textContent())!
  await box.fill(name)
  await expect(list.filter({ visible: true })).toHaveCount(1)
  await expect(list.nth(3).locator('p').last()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: `1 ${trades.one}` })).toBeVisible()
  await box.fill('zzz')
  await expect(page.getByText(trades.none)).toBeVisible()
  await box.fill('')
  await page.locator('[data-trades] > summary').click()
  await expect(list.filter({ visible: true })).toHaveCount(all)
})
