import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { parse } from 'yaml'
import type { Article, ArticleCategory, PageBlog, Site } from '#generated/records.ts'
import { articleSlugs } from '../../helpers/site/wanted-routes.ts'
import { expectInSight } from '../../helpers/browser/on-page.ts'
import { addressOpenedBy, chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'
import { testWithoutScript } from '../../helpers/browser/without-script.ts'

const site = readRecord<Site>('site.yaml')
const words = readRecord<PageBlog>('pages/blog.yaml')
const categories = readRecord<Record<string, ArticleCategory>>('article-categories.yaml')

const article = (slug: string) =>
  parse(
    readFileSync(new URL(`../../../data/articles/${slug}.md`, import.meta.url), 'utf8').split('\n---\n')[0]!,
  ) as Article
const slugs = [...articleSlugs].sort()
const slugsIn = (category: string) => slugs.filter((slug) => categories[article(slug).category]!.name === category)

const filter = (page: Page) => page.getByRole('navigation', { name: words.filter.label })
const button = (page: Page, name: string) => filter(page).getByRole('link', { name, exact: true })
const cards = (page: Page) => page.locator('main li').filter({ has: page.locator('h2 a[href^="/blog/"]') })
const shownSlugs = (page: Page) =>
  cards(page)
    .filter({ visible: true })
    .locator('h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.replace('/blog/', '')).sort())

test('a card is a link, and each category has its own look', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/blog')
  const colours = await filter(page)
    .getByRole('link')
    .locator('span')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).color))
  expect(colours).toHaveLength(9)
  expect(new Set(colours).size).toBe(9)
  await cards(page)
    .first()
    .click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL(/\/blog\/.+/)
})

test('a category shows its articles, is in the address, and back and forward follow', async ({ page, context }) => {
  await visit(page, '/blog')
  await test.step('the subscribe box hands the address typed over to the chat', async () => {
    const box = page.getByRole('region', { name: words.subscribe.heading })
    const field = box.getByLabel(words.subscribe.label)
    await field.fill('reader+news&1@example.in')
    const address = await addressOpenedBy(context, () => field.press('Enter'))
    expect(address.origin + address.pathname).toBe(`https://wa.me/${site.whatsapp}`)
    expect(chatTextOf(address)).toBe(`${words.subscribe.chatText} reader+news&1@example.in`)
    await expect(field).toHaveValue('reader+news&1@example.in')
    await expect(page).toHaveURL('/blog')
  })
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
  await expect.poll(() => shownSlugs(page)).toEqual(slugs)

  await test.step('Back returns to the place in the list, too', async () => {
    await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }))
    await button(page, 'GST').click()
    await expect.poll(() => shownSlugs(page)).toEqual(slugsIn('GST'))
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.goBack()
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(120)
  })
  await test.step('an article leads to the others of its subject, and an unknown category is as none', async () => {
    await visit(page, '/blog/gst-compliance-tips')
    await page.locator('main').getByRole('link', { name: 'GST', exact: true }).click()
    await expect(page).toHaveURL('/blog?category=gst')
    await expect.poll(() => shownSlugs(page)).toEqual(slugsIn('GST'))
    await visit(page, '/blog?category=nothing')
    await expect.poll(() => shownSlugs(page)).toEqual(slugs)
  })
})

testWithoutScript('without JavaScript a category is chosen by its link', async ({ page }) => {
  await page.goto('/blog')
  expect(await shownSlugs(page)).toEqual(slugs)
  for (const name of ['GST', 'Professional Tax', 'Accounting']) {
    await button(page, name).click()
    await expect.poll(() => shownSlugs(page)).toEqual(slugsIn(name))
  }
  await expectInSight(button(page, 'Accounting'))
  await page.goBack()
  await expect.poll(() => shownSlugs(page)).toEqual(slugsIn('Professional Tax'))
  await button(page, 'All').click()
  await expect.poll(() => shownSlugs(page)).toEqual(slugs)
})
