import type { Page } from 'playwright/test'
import type { Category, PageServices } from '#generated/records.ts'
import { catalogue } from '../../helpers/site/wanted-routes.ts'
import { openFolds } from '../../helpers/browser/on-page.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'
import { testWithoutScript } from '../../helpers/browser/without-script.ts'

const words = readRecord<PageServices>('pages/services.yaml')
const categories = readRecord<Record<string, Category>>('categories.yaml')

const idsOf = (group: string) => catalogue.find(([name]) => name === categories[group]!.name)![1]
const allIds = catalogue.flatMap(([, ids]) => ids)

const cards = (page: Page) => page.locator('main li', { has: page.getByRole('link', { name: words.learnMore }) })
const field = (page: Page) => page.getByRole('searchbox', { name: words.filter.label })
const categoryLink = (page: Page, id: string) =>
  page
    .getByRole('navigation', { name: words.filter.categories })
    .getByRole('link', { name: categories[id]!.name, exact: true })

/** Ids of the services that the list shows, in its order. */
const shownIds = (page: Page) =>
  cards(page)
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.replace('/services/', '')),
    )

test('a phone folds the services by category', { tag: '@narrow' }, async ({ page }) => {
  const shown = cards(page).filter({ visible: true })
  await page.goto('/services')
  await expect(page.locator('#list').getByRole('heading', { level: 2 })).toHaveCount(7)
  await expect(shown).toHaveCount(0)
  await page.locator('#list summary', { hasText: categories['loans-insurance']!.name }).click()
  await expect(shown).toHaveCount(idsOf('loans-insurance').length)
  // Words or a category in the address open what they find.
  await visit(page, '/services?category=intellectual-property')
  await expect(shown).toHaveCount(idsOf('intellectual-property').length)
  await page.getByRole('navigation', { name: words.filter.categories }).getByText(words.filter.all).click()
  await expect(page).toHaveURL('/services')
})

test('an overview takes three lines at most, and the longer ones are cut', { tag: '@also-wide' }, async ({ page }) => {
  await visit(page, '/services')
  const overviews = await cards(page)
    .locator('p:last-of-type')
    .evaluateAll((paragraphs) =>
      paragraphs.map((paragraph) => {
        const line = parseFloat(getComputedStyle(paragraph).lineHeight)
        return {
          lines: Math.round(paragraph.clientHeight / line),
          isCut: paragraph.scrollHeight > paragraph.clientHeight + 1,
        }
      }),
    )
  expect(overviews).toHaveLength(allIds.length)
  expect(Math.max(...overviews.map(({ lines }) => lines))).toBe(3)
  expect(overviews.filter(({ isCut }) => isCut).length).toBeGreaterThan(allIds.length / 2)
  // Narrowing the list from far down brings its start into view.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  await field(page).evaluate((input: HTMLInputElement) => input.focus({ preventScroll: true }))
  await page.keyboard.type('will')
  await expect(page.locator('#list h2').first()).toBeInViewport()
})

test('typing narrows the list, Enter opens what is sure, and the words stay in the address', async ({ page }) => {
  await visit(page, '/services')
  await test.step('a keyboard, which takes the lower third of the screen, does not cover the answer', async () => {
    await field(page).fill('udyam')
    const answer = await page.getByRole('heading', { name: 'MSME Udyam Registration' }).boundingBox()
    expect(answer!.y + answer!.height).toBeLessThan((740 * 2) / 3)
  })
  await field(page).fill('TradeMark')
  await expect(page).toHaveURL('/services?q=TradeMark')
  const found = await shownIds(page)
  expect(found).toContain('trademark-registration')
  expect(found.length).toBeLessThan(10)
  await expect(page.getByRole('status').filter({ hasText: /^\d/ })).toHaveText(
    `${found.length} ${found.length === 1 ? words.count.one : words.count.many}`,
  )

  await page.reload()
  await expect(field(page)).toHaveValue('TradeMark')
  await expect.poll(() => shownIds(page)).toEqual(found)

  await cards(page).getByRole('link', { name: 'Learn More Trademark' }).click()
  await expect(page).toHaveURL('/services/trademark-registration')
  await page.goBack()
  await expect(page).toHaveURL('/services?q=TradeMark')
  await expect(field(page)).toHaveValue('TradeMark')
  await expect.poll(() => shownIds(page)).toEqual(found)

  // Of several none is opened, and a guess gets the focus first.
  await field(page).fill('registration')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/services?q=registration')
  await field(page).fill('patemt')
  await field(page).press('Enter')
  await expect(cards(page).getByRole('link').first()).toBeFocused()
  await expect(page).toHaveURL('/services?q=patemt')
  await field(page).fill('itr')
  await expect(cards(page)).toHaveCount(1)
  await field(page).press('Enter')
  await expect(page).toHaveURL('/services/income-tax-return')
  await test.step('where no service matches the page offers help, and one press shows all again', async () => {
    const icons = () => cards(page).evaluateAll((items) => items.map((item) => item.querySelector('svg')!.innerHTML))
    await visit(page, '/services')
    const drawn = await icons()
    expect(new Set(drawn).size).toBeGreaterThan(50)
    await visit(page, '/services?category=compliances')
    await field(page).fill('xyzzy')
    await expect(page.getByText(words.empty.text)).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: /^0/ })).toHaveText(`0 ${words.count.many}`)
    const help = page.locator('main').getByRole('link', { name: words.empty.link.label })
    await expect(help).toHaveAttribute('href', words.empty.link.href)

    await page.getByRole('button', { name: words.empty.clear }).click()
    await openFolds(page)
    expect(await shownIds(page)).toEqual(allIds)
    await expect(page).toHaveURL('/services')
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeFocused()
    // Each keeps its icon, and when a link led to it, too.
    expect(await icons()).toEqual(drawn)
    await visit(page, '/pricing')
    const link = page.getByRole('banner').locator('a[href="/services"]').first()
    await link.evaluate((element) => (element as HTMLElement).click())
    await expect(field(page)).toBeVisible()
    await openFolds(page)
    expect(await icons()).toEqual(drawn)
  })
})

test('a category in the address shows its services only', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/services')
  await categoryLink(page, 'legal-advisory').click()
  await expect(page).toHaveURL('/services?category=legal-advisory')
  await expect(categoryLink(page, 'legal-advisory')).toHaveAttribute('aria-current', 'true')
  expect(await shownIds(page)).toEqual(idsOf('legal-advisory'))

  // Together with the words typed.
  await field(page).fill('deed')
  await expect(page).toHaveURL('/services?q=deed&category=legal-advisory')
  const deeds = await shownIds(page)
  expect(deeds).toContain('gift-deed')
  // Only its overview has the word.
  expect(deeds).toContain('title-verification')
  expect(deeds.length).toBeLessThan(idsOf('legal-advisory').length)
  // An unknown one is as none.
  await visit(page, '/services?category=nothing')
  await expect.poll(() => shownIds(page)).toEqual(allIds)
})

testWithoutScript(
  'without JavaScript every service is there, and a category leads to its part',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/services')
    await expect(cards(page)).toHaveCount(allIds.length)
    await categoryLink(page, 'loans-insurance').click()
    await expect(page.getByRole('heading', { name: categories['loans-insurance']!.name, level: 2 })).toBeInViewport()
  },
)
