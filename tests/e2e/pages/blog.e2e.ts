import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import type { Article, ArticleCategory, PageBlog, Site } from '#generated/records.ts'
import { expectInSight } from '../../helpers/browser/in-sight.ts'
import { addressOpenedBy, chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const site = readRecord<Site>('site.yaml')
const words = readRecord<PageBlog>('pages/blog.yaml')
const categories = readRecord<Record<string, ArticleCategory>>('article-categories.yaml')

// As they were agreed.
const slugs = [
  'understanding-gst-registration',
  'income-tax-filing-guide',
  'gst-compliance-tips',
  'business-registration-types',
  'tax-deductions-guide',
  'startup-tax-benefits',
  'epf-withdrawal-rules',
  'tds-compliance-guide',
  'professional-tax-guide',
  'accounting-software-guide',
]
const buttons = [
  'All',
  'GST',
  'Income Tax',
  'Business Registration',
  'Tax Planning',
  'Startup',
  'EPF',
  'TDS',
  'Professional Tax',
  'Accounting',
]

const article = (slug: string) =>
  parse(
    readFileSync(new URL(`../../../data/articles/${slug}.md`, import.meta.url), 'utf8').split('\n---\n')[0]!,
  ) as Article
const slugsIn = (category: string) =>
  slugs.filter((slug) => categories[article(slug).category]!.name === category).sort()

const filter = (page: Page) => page.getByRole('navigation', { name: words.filter.label })
const button = (page: Page, name: string) => filter(page).getByRole('link', { name, exact: true })
const cards = (page: Page) => page.locator('main li').filter({ has: page.locator('h2 a[href^="/blog/"]') })
const shownSlugs = (page: Page) =>
  cards(page)
    .filter({ visible: true })
    .locator('h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.replace('/blog/', '')).sort())

test(
  'ten cards lead to ten articles, each with its subject, its day and the minutes it takes',
  { tag: '@wide' },
  async ({ page }) => {
    await visit(page, '/blog')
    await expect(filter(page).getByRole('link')).toHaveText(buttons)
    expect(await shownSlugs(page)).toEqual([...slugs].sort())
    for (const slug of slugs) {
      const { title, excerpt, date, category } = article(slug)
      const card = cards(page).filter({ has: page.locator(`a[href="/blog/${slug}"]`) })
      await expect(card.getByRole('heading')).toHaveText(title)
      await expect(card).toContainText(excerpt)
      await expect(card).toContainText(categories[category]!.name)
      await expect(card.locator('time')).toHaveAttribute('datetime', date)
      const minutes = Number((await card.innerText()).match(new RegExp(`(\\d+) ${words.minutes}`))![1])
      expect(minutes).toBeGreaterThanOrEqual(8)
      expect(minutes).toBeLessThanOrEqual(16)
    }
    // The whole card is the link.
    await cards(page)
      .first()
      .click({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL(/\/blog\/.+/)
  },
)

test('each category has a colour, an icon and a picture of its own', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/blog')
  const seen = await filter(page)
    .getByRole('link')
    .locator('span')
    .evaluateAll((labels) =>
      labels.map((label) => ({ colour: getComputedStyle(label).color, icon: label.querySelector('svg')!.innerHTML })),
    )
  expect(seen).toHaveLength(9)
  expect(new Set(seen.map(({ colour }) => colour)).size).toBe(9)
  expect(new Set(seen.map(({ icon }) => icon)).size).toBe(9)
  // Ten pictures, of which the two articles on GST share one.
  const pictures = await cards(page).evaluateAll((all) => all.map((card) => card.querySelector('svg')!.innerHTML))
  expect(new Set(pictures).size).toBe(9)
})

test('a category shows its articles, stays in the address, and back and forward follow', async ({ page }) => {
  await visit(page, '/blog')
  await button(page, 'GST').click()
  await expect(page).toHaveURL('/blog?category=gst')
  await expect.poll(() => shownSlugs(page)).toEqual(slugsIn('GST'))
  await expect(button(page, 'GST')).toHaveAttribute('aria-current', 'true')
  await expect(button(page, 'All')).not.toHaveAttribute('aria-current')
  await expect(page.locator('main').getByRole('status')).toHaveText('GST: 2')

  await button(page, 'Accounting').click()
  await expect.poll(() => shownSlugs(page)).toEqual(slugsIn('Accounting'))
  await page.goBack()
  await expect(page).toHaveURL('/blog?category=gst')
  await expect.poll(() => shownSlugs(page)).toEqual(slugsIn('GST'))
  await page.goForward()
  await expect.poll(() => shownSlugs(page)).toEqual(slugsIn('Accounting'))

  await page.reload()
  await expect.poll(() => shownSlugs(page)).toEqual(slugsIn('Accounting'))
  await button(page, 'All').click()
  await expect(page).toHaveURL('/blog')
  await expect.poll(() => shownSlugs(page)).toEqual([...slugs].sort())
})

test('Back from a category returns to the place in the list, too', { tag: '@also-wide' }, async ({ page }) => {
  await visit(page, '/blog')
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }))
  await button(page, 'GST').click()
  await expect.poll(() => shownSlugs(page)).toEqual(slugsIn('GST'))
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(120)
})

test(
  'every category has an article, and from an article one comes to the others of its subject',
  { tag: '@wide' },
  async ({ page }) => {
    for (const name of buttons.slice(1)) expect(slugsIn(name)).not.toEqual([])
    await visit(page, '/blog/gst-compliance-tips')
    await page.locator('main').getByRole('link', { name: 'GST', exact: true }).click()
    await expect(page).toHaveURL('/blog?category=gst')
    await expect.poll(() => shownSlugs(page)).toEqual(slugsIn('GST'))
    await visit(page, '/blog?category=nothing')
    await expect.poll(() => shownSlugs(page)).toEqual([...slugs].sort())
  },
)

test('the subscribe box says that it hands over to the chat, and the chat carries the address typed', async ({
  page,
  context,
  outside,
}) => {
  await visit(page, '/blog')
  const box = page.getByRole('region', { name: words.subscribe.heading })
  await expect(box).toContainText(words.subscribe.text)
  await expect(box).toContainText(/WhatsApp/)
  const field = box.getByLabel(words.subscribe.label)
  const send = box.getByRole('button', { name: words.subscribe.button })
  // Without an address, or with half of one, it asks for it as every form does, in the words of the
  // browser.
  for (const given of ['', 'nobody']) {
    await field.fill(given)
    await send.click()
    await expect(field).toBeFocused()
    const said = await field.evaluate((control: HTMLInputElement) => control.validationMessage)
    await expect(field).toHaveAccessibleDescription(said)
    await expect(box.getByRole('alert')).toHaveText(words.subscribe.problem)
  }
  expect(outside).toEqual([])

  await field.fill('reader+news&1@example.in')
  const address = await addressOpenedBy(context, () => field.press('Enter'))
  expect(address.origin + address.pathname).toBe(`https://wa.me/${site.whatsapp}`)
  expect(chatTextOf(address)).toBe(`${words.subscribe.chatText} reader+news&1@example.in`)
  await expect(field).toHaveValue('reader+news&1@example.in')
  await expect(page).toHaveURL('/blog')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a category is chosen by its link, and the subscribe box is a link to the chat', async ({ page }) => {
    await page.goto('/blog')
    expect(await shownSlugs(page)).toEqual([...slugs].sort())
    for (const name of buttons.slice(1)) {
      await button(page, name).click()
      await expect.poll(() => shownSlugs(page)).toEqual(slugsIn(name))
    }
    await expectInSight(button(page, 'Accounting'))
    await page.goBack()
    await expect.poll(() => shownSlugs(page)).toEqual(slugsIn('Professional Tax'))
    await button(page, 'All').click()
    await expect.poll(() => shownSlugs(page)).toEqual([...slugs].sort())

    const box = page.getByRole('region', { name: words.subscribe.heading })
    await expect(box.getByRole('textbox')).toHaveCount(0)
    expect(chatTextOf((await box.getByRole('link').getAttribute('href'))!)).toBe(words.subscribe.chatText)
  })
})
