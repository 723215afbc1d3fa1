import type { Page } from 'playwright/test'
import type { Payment } from '#generated/records.ts'
import { distortions, startDistortingHost } from '../../helpers/browser/distorting-host.ts'
import { isEvery } from '../../helpers/every.ts'
import { holdRequests, isHydrated, isSameLoad, lateScripts, mark } from '../../helpers/browser/on-page.ts'
import { expect, readRecord, test } from '../../helpers/browser/visitor.ts'

const { upi } = readRecord<Payment>('payment.yaml')

/**
 * A page of each kind that lives by its script: what is typed before that comes, and what only the
 * script can do.
 */
const pages: Readonly<Record<string, { typed?: string; works: (page: Page) => Promise<void> }>> = {
  '/Contact': {
    typed: '#page form [name="message"]',
    works: async (page) => {
      await page.locator('#page form [type="submit"]').click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  '/do-i-need-gst': {
    works: async (page) => {
      const radios = page.locator('#page input[type="radio"]:visible')
      const count = await radios.count()
      // The answered question folds, so that its button is gone.
      await radios.first().click()
      await expect(radios).not.toHaveCount(count)
    },
  },
  '/payment': {
    typed: '#payment-amount',
    works: async (page) => {
      await expect(page.locator('#page a[href^="upi:"]').first()).toHaveAttribute('href', /[?&]am=1999/)
      await expect(page.locator('#page')).toContainText(upi.id)
    },
  },
  '/blog/tds-compliance-guide': {
    works: async (page) => {
      await mark(page)
      await page.locator('#page a[href^="/blog/"]').last().click()
      await expect(page).not.toHaveURL(/tds-compliance-guide/)
      await expect(page.locator('#page h1')).toBeFocused()
      expect(await isSameLoad(page)).toBe(true)
    },
  },
}

// React says with a number that it made the page anew; the browser, that Trusted Types stopped the
// decoder of the host.
const isExpected = (said: string) => /Minified React error #4(18|23|25)|Trusted ?(Type|HTML)/i.test(said)

const each = Object.entries(distortions)
const inTurn = (of: typeof each): (typeof each)[number] => [
  of.map(([what]) => what).join(', '),
  (html) => of.reduce((left, [, distort]) => distort(left), html),
]
// One host that does all of them; npm run test:every has one for each.
const hosts = isEvery ? each : [inTurn(each)]

for (const [what, distort] of hosts)
  test(`pages hydrate on a host that ${what}`, { tag: '@narrow' }, async ({ browser, baseURL, browserName }) => {
    test.setTimeout(90_000)
    const host = await startDistortingHost(baseURL!, distort)
    const context = await browser.newContext({ baseURL: host.origin, serviceWorkers: 'allow' })
    try {
      const page = await context.newPage()
      page.setDefaultTimeout(15_000)
      const said: string[] = []
      page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())))
      page.on('pageerror', (error) => said.push(error.message))
      for (const [path, { typed, works }] of Object.entries(pages)) {
        const letThrough = await holdRequests(page, lateScripts)
        await page.goto(path)
        // The fields of UPI show once it is chosen, which needs no script.
        if (path === '/payment') await page.getByText('UPI Payment (GPay/PhonePe/Paytm)').click()
        if (typed) await page.locator(typed).fill('1999')
        letThrough()
        await isHydrated(page)
        if (typed) await expect(page.locator(typed)).toHaveValue('1999')
        await works(page)
        await page.unrouteAll({ behavior: 'wait' })
      }
      expect(said.filter((line) => !isExpected(line))).toEqual([])

      // Only Chromium lets the worker go offline, too.
      if (browserName !== 'chromium') return
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      await context.setOffline(true)
      await page.goto('/pricing')
      await expect(page.locator('#page h1')).toHaveText('No connection')
    } finally {
      await context.close()
      await host.close()
    }
  })
