import type { Page } from '@playwright/test'
import type { PageOffline, Site } from '#generated/records.ts'
import { headingOf, openFolds } from '../../helpers/browser/on-page.ts'
import { strangers } from '../../helpers/browser/strangers.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const site = readRecord<Site>('site.yaml')
const words = readRecord<PageOffline>('pages/offline.yaml')

test.use({ serviceWorkers: 'allow' })
test.skip(({ browserName }) => browserName !== 'chromium', 'Only here does going offline reach the worker, too.')

/** The worker is there from the second page on. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/**
 * Waits until the worker has stored a page, then gives it another title there, which React leaves
 * alone, and another day.
 */
async function changeStoredPage(page: Page, path: string, date: Date): Promise<void> {
  await expect
    .poll(() => page.evaluate((address) => caches.match(address).then((stored) => stored !== undefined), path))
    .toBe(true)
  await page.evaluate(
    async ({ address, day }) => {
      for (const name of await caches.keys()) {
        const store = await caches.open(name)
        const stored = await store.match(address)
        if (!stored) continue
        const headers = new Headers(stored.headers)
        headers.set('date', day)
        // The bytes in the store are as they were before the browser unpacked them.
        headers.delete('content-encoding')
        await store.put(
          address,
          new Response((await stored.text()).replace(/<title>[^<]*/, '<title>Out of the store'), { headers }),
        )
      }
    },
    { address: path, day: date.toUTCString() },
  )
}

test('a page that was visited can be read without a connection', { tag: '@narrow' }, async ({ page, context }) => {
  await visit(page, '/pricing')
  await waitForWorker(page)
  await page.getByRole('contentinfo').locator('a[href="/services/gst-reg"]').click()
  await expect(headingOf(page)).toHaveText('GST Registration')
  await visit(page, '/Contact')
  const contact = (await headingOf(page).textContent())!

  await context.setOffline(true)
  await page.goto('/services/gst-reg')
  await expect(headingOf(page)).toHaveText('GST Registration')
  // It looks as it did, and its links lead to other visited pages.
  await expect(page.locator('[data-header]')).toHaveCSS('position', /sticky|fixed/)
  await openFolds(page)
  await page.getByRole('contentinfo').locator('a[href="/Contact"]').click()
  await expect(headingOf(page)).toHaveText(contact)

  await openFolds(page)
  await page.getByRole('contentinfo').locator('a[href="/terms"]').click()
  await expect(headingOf(page)).toHaveText(words.heading)
  await expect(page.locator('[data-header]')).toHaveCSS('position', /sticky|fixed/)
  await expect(page).toHaveURL('/terms')
  await expect(page.locator('main').getByRole('link', { name: words.contact })).toHaveAttribute(
    'href',
    `tel:${site.phone.replaceAll(' ', '')}`,
  )
  await page.locator('main').getByRole('link', { name: words.retry }).click()
  await expect(headingOf(page)).toHaveText(words.heading)

  await context.setOffline(false)
  await page.locator('main').getByRole('link', { name: words.retry }).click()
  await expect(headingOf(page)).toHaveText(/terms/i)
  await expect(page).toHaveURL('/terms')
})

test('a stored page is for a week without a connection', { tag: '@wide' }, async ({ page, context }) => {
  const day = 24 * 60 * 60 * 1000
  const readOffline = () => page.goto('/pricing', { waitUntil: 'commit' })
  await visit(page, '/terms')
  await waitForWorker(page)
  await visit(page, '/pricing')
  const real = await page.title()
  await changeStoredPage(page, '/pricing', new Date(Date.now() - 6 * day))
  await context.setOffline(true)
  await readOffline()
  await expect(page).toHaveTitle('Out of the store')
  // What it says may hold no longer.
  await changeStoredPage(page, '/pricing', new Date(Date.now() - 8 * day))
  await readOffline()
  await expect(headingOf(page)).toHaveText(words.heading)

  // With a connection the network has the word, and what it says replaces what was stored.
  await context.setOffline(false)
  await visit(page, '/pricing')
  await expect(page).toHaveTitle(real)
  await expect
    .poll(() => page.evaluate(() => caches.match('/pricing').then((stored) => stored!.text())))
    .not.toContain('Out of the store')
})

test('a page hydrates without a word in the console, and leads on', { tag: '@narrow' }, async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  await visit(page, '/gst/tiruppur')
  await page.locator('main a[href="/services/gst-reg"]').first().click()
  await expect(page).toHaveURL('/services/gst-reg')
  await expect(page).toHaveTitle(/GST Registration/)
  await expect(headingOf(page)).toBeFocused()
  expect(said).toEqual([])
  // A translator came first; its own HTML has all that the page needs.
  const fetched: string[] = []
  page.on('request', (request) => request.resourceType() === 'fetch' && fetched.push(new URL(request.url()).pathname))
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${String(strangers.translator)})`)
  await visit(page, '/services/gst-reg')
  expect(fetched.filter((path) => !path.includes('.'))).toEqual([])
})
