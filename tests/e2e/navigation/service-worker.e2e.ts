import type { Page } from 'playwright/test'
import type { PageOffline, Site } from '#generated/records.ts'
import { headingOf } from '../../helpers/browser/on-page.ts'
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

test('a page that was visited can be read for a week without a connection', async ({ page, context }) => {
  const day = 24 * 60 * 60 * 1000
  const readOffline = () => page.goto('/pricing', { waitUntil: 'commit' })
  const header = page.locator('[data-header]')
  await visit(page, '/terms')
  await waitForWorker(page)
  await visit(page, '/pricing')
  const real = await page.title()
  await changeStoredPage(page, '/pricing', new Date(Date.now() - 6 * day))
  await context.setOffline(true)
  await readOffline()
  await expect(page).toHaveTitle('Out of the store')
  await expect(header).toHaveCSS('position', /sticky|fixed/)
  // What it says may hold no longer.
  await changeStoredPage(page, '/pricing', new Date(Date.now() - 8 * day))
  await readOffline()
  await expect(headingOf(page)).toHaveText(words.heading)
  await expect(header).toHaveCSS('position', /sticky|fixed/)
  const main = page.getByRole('main')
  const call = main.getByRole('link', { name: words.contact })
  await expect(call).toHaveAttribute('href', `tel:${site.phone.replaceAll(' ', '')}`)
  await main.getByRole('link', { name: words.retry }).click()
  await expect(headingOf(page)).toHaveText(words.heading)

  // With a connection the network has the word, and what it says replaces what was stored.
  await context.setOffline(false)
  await main.getByRole('link', { name: words.retry }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(page).toHaveTitle(real)
  await expect
    .poll(() => page.evaluate(() => caches.match('/pricing').then((stored) => stored!.text())))
    .not.toContain('Out of the store')
})

test('a phone without room gives up its oldest pages for those that are read now', async ({
  page,
  context,
  baseURL,
}) => {
  const stored = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.startsWith('pages-'))
      return name === undefined ? [] : (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    })
  const expectStored = (path: string) => expect.poll(stored, path).toContain(path)
  await visit(page, '/terms')
  await waitForWorker(page)
  const earlier = ['/pricing', '/aboutus', '/howitworks', '/careers']
  for (const path of earlier) {
    await visit(page, path)
    await expectStored(path)
  }
  const browser = await context.newCDPSession(page)
  const origin = baseURL!
  const { usage } = await browser.send('Storage.getUsageAndQuota', { origin })
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 1000 })
  await visit(page, '/Contact')
  await expectStored('/Contact')
  const left = await stored()
  expect(left).not.toContain(earlier[0])
  expect(left).toContain(earlier.at(-1))
})
