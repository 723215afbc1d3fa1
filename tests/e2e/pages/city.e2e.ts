import type { Page } from '@playwright/test'
import type { City, PageCity, Site, State } from '#generated/records.ts'
import { expectInSight } from '../../helpers/browser/in-sight.ts'
import { chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const site = readRecord<Site>('site.yaml')
const words = readRecord<PageCity>('pages/city.yaml')
const cities = readRecord<Record<string, City>>('cities.yaml')
const states = readRecord<Record<string, State>>('states.yaml')

const nameOf = (slug: string) => cities[slug]!.alias ?? cities[slug]!.name
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Get Your GSTIN' })
const chatLink = (page: Page) => sidebar(page).getByRole('link', { name: words.sidebar.button })

/** A text of the city pages for one city. */
function fill(text: string, slug: string): string {
  const { name, gstCode } = states[cities[slug]!.state]!
  return text.replaceAll('{city}', nameOf(slug)).replaceAll('{state}', name).replaceAll('{gstCode}', gstCode)
}

test('the start button jumps to the sidebar, whose chat names the city', async ({ page, context }) => {
  await visit(page, '/gst/new-delhi')
  await page.getByRole('link', { name: words.start }).click()
  await expectInSight(sidebar(page))
  // On a wide screen it was in view before; whoever uses the keyboard goes on from there.
  await expect(sidebar(page)).toBeFocused()
  await expect(sidebar(page)).toContainText(fill(words.sidebar.text, 'new-delhi'))
  // The name is encoded: no blank and no plus in the address.
  expect(await chatLink(page).getAttribute('href')).toContain('New%20Delhi')
  await expect(sidebar(page).getByRole('link', { name: site.phone })).toHaveAttribute('href', /^tel:\+?\d+$/)
  const [request] = await Promise.all([
    context.waitForEvent('request', (one) => one.url().startsWith('https://wa.me/')),
    chatLink(page).click(),
  ])
  expect(new URL(request.url()).pathname).toBe(`/${site.whatsapp}`)
  expect(chatTextOf(request.url())).toBe(words.sidebar.chatText.replace('{city}', 'New Delhi'))
})

test(
  'the sidebar stays beside the text of a wide screen, and stands before it on a phone',
  { tag: '@both' },
  async ({ page, viewport }) => {
    await page.goto('/gst/pune')
    const before = await sidebar(page).evaluate((element) => element.getBoundingClientRect().bottom)
    const text = await page
      .getByRole('heading', { name: words.whatIs.heading })
      .evaluate((element) => element.getBoundingClientRect().top)
    if (viewport!.width < 960) expect(before).toBeLessThan(text)
    else {
      await page.getByRole('heading', { name: words.penalties.heading }).scrollIntoViewIfNeeded()
      await expectInSight(sidebar(page))
    }
  },
)

test(
  'another name of a city leads to the same page, which names the one address it goes by',
  { tag: '@wide' },
  async ({ page }) => {
    const canonical = page.locator('link[rel=canonical]')
    for (const [alias, slug] of [
      ['trichy', 'tiruchirappalli'],
      ['kovai', 'coimbatore'],
      ['tirupur', 'tiruppur'],
      ['thuthukudi', 'thoothukudi'],
      ['tiruppur', 'tiruppur'],
    ] as const) {
      const response = await page.goto(`/gst/${alias}`, { waitUntil: 'domcontentloaded' })
      expect(response!.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Easy GST Registration in ${nameOf(slug)}`)
      await expect(canonical).toHaveAttribute('href', `${site.origin}/gst/${slug}`)
      expect(chatTextOf((await chatLink(page).getAttribute('href'))!)).toContain(nameOf(slug))
    }
  },
)

test('a neighbourhood has a page that belongs to its city', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/gst/rt-nagar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Easy GST Registration in RT Nagar')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/gst/bengaluru`)
  expect(chatTextOf((await chatLink(page).getAttribute('href'))!)).toContain('RT Nagar')
  await page.locator('main p', { hasText: words.within }).getByRole('link').click()
  await expect(page).toHaveURL('/gst/bengaluru')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Easy GST Registration in Bangalore')
})
