import type { Page } from '@playwright/test'
import type { PageCity, Site } from '#generated/records.ts'
import { expectInSight } from '../../helpers/browser/on-page.ts'
import { chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const site = readRecord<Site>('site.yaml')
const words = readRecord<PageCity>('pages/city.yaml')

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Get Your GSTIN' })
const chatLink = (page: Page) => sidebar(page).getByRole('link', { name: words.sidebar.button })

test('the start button jumps to the sidebar, whose chat names the city', async ({ page, context }) => {
  await visit(page, '/gst/new-delhi')
  await page.getByRole('link', { name: words.start }).click()
  await expectInSight(sidebar(page))
  // On a wide screen it was in view before; whoever uses the keyboard goes on from there.
  await expect(sidebar(page)).toBeFocused()
  await expect(sidebar(page)).toContainText(words.sidebar.text.split('{')[0]!)
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

test('the sidebar stays beside the text, or stands before it', { tag: '@both' }, async ({ page, viewport }) => {
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
})
