import type { Page } from '@playwright/test'
import type { PageOffline, Site } from '#generated/records.ts'
import { expect, openFolds, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const site = readRecord<Site>('site.yaml')
const words = readRecord<PageOffline>('pages/offline.yaml')

test.use({ serviceWorkers: 'allow' })
test.skip(({ browserName }) => browserName !== 'chromium', 'Only here does going offline reach the worker, too.')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The worker is there from the second page on. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/**
 * Waits until the worker has stored a page, then gives it another title there, which React leaves
 * alone, and another day if asked to.
 */
async function changeStoredPage(page: Page, path: string, date?: Date): Promise<void> {
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
        if (day) headers.set('date', day)
        // The bytes in the store are as they were before the browser unpacked them.
        headers.delete('content-encoding')
        await store.put(
          address,
          new Response((await stored.text()).replace(/<title>[^<]*/, '<title>Out of the store'), { headers }),
        )
      }
    },
    { address: path, day: date?.toUTCString() },
  )
}

test(
  'a page that was visited can be read without a connection; one that was not says so and offers a second try',
  { tag: '@narrow' },
  async ({ page, context }) => {
    await visit(page, '/pricing')
    await waitForWorker(page)
    await page.getByRole('contentinfo').locator('a[href="/services/gst-reg"]').click()
    await expect(heading(page)).toHaveText('GST Registration')
    await visit(page, '/Contact')
    const contact = (await heading(page).textContent())!

    await context.setOffline(true)
    await page.goto('/services/gst-reg')
    await expect(heading(page)).toHaveText('GST Registration')
    // It looks as it did, and its links lead to other visited pages.
    await expect(page.locator('[data-header]')).toHaveCSS('position', /sticky|fixed/)
    await openFolds(page)
    await page.getByRole('contentinfo').locator('a[href="/Contact"]').click()
    await expect(heading(page)).toHaveText(contact)

    await openFolds(page)
    await page.getByRole('contentinfo').locator('a[href="/terms"]').click()
    await expect(heading(page)).toHaveText(words.heading)
    await expect(page.locator('[data-header]')).toHaveCSS('position', /sticky|fixed/)
    await expect(page).toHaveURL('/terms')
    await expect(page.locator('main').getByRole('link', { name: words.contact })).toHaveAttribute(
      'href',
      `tel:${site.phone.replaceAll(' ', '')}`,
    )
    await page.locator('main').getByRole('link', { name: words.retry }).click()
    await expect(heading(page)).toHaveText(words.heading)

    await context.setOffline(false)
    await page.locator('main').getByRole('link', { name: words.retry }).click()
    await expect(heading(page)).toHaveText(/terms/i)
    await expect(page).toHaveURL('/terms')
  },
)

test(
  'with a connection the network has the word, and the stored page is only for the time without',
  { tag: '@wide' },
  async ({ page, context }) => {
    await visit(page, '/terms')
    await waitForWorker(page)
    await visit(page, '/pricing')
    const real = await page.title()
    await changeStoredPage(page, '/pricing')
    await context.setOffline(true)
    await page.goto('/pricing', { waitUntil: 'commit' })
    await expect(page).toHaveTitle('Out of the store')

    await context.setOffline(false)
    await visit(page, '/pricing')
    await expect(page).toHaveTitle(real)
    // And what the network said has taken the place of what was stored.
    await expect
      .poll(() => page.evaluate(() => caches.match('/pricing').then((stored) => stored!.text())))
      .not.toContain('Out of the store')
  },
)

test(
  'a page stored more than a week ago is not shown: what it says may hold no longer',
  { tag: '@wide' },
  async ({ page, context }) => {
    await visit(page, '/terms')
    await waitForWorker(page)
    await visit(page, '/pricing')
    const day = 24 * 60 * 60 * 1000
    await changeStoredPage(page, '/pricing', new Date(Date.now() - 6 * day))
    await context.setOffline(true)
    await page.goto('/pricing', { waitUntil: 'commit' })
    await expect(page).toHaveTitle('Out of the store')
    await changeStoredPage(page, '/pricing', new Date(Date.now() - 8 * day))
    await page.goto('/pricing', { waitUntil: 'commit' })
    await expect(heading(page)).toHaveText(words.heading)
  },
)
