import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageContact, PagePricing, Site } from '#generated/records.ts'
import type { Kind } from '#generated/routes.ts'
import { startPreview } from '../helpers/browser/preview.ts'
import type { RunningServer } from '../helpers/browser/preview.ts'
import { isAllLive } from '../helpers/browser/on-page.ts'
import { kindsOfOtherBrowsers, pageOfKind } from '../helpers/site/kinds.ts'
import { readRecord } from '../helpers/browser/visitor.ts'
import { floor, programOf, releases } from './fetch-browser.ts'
import {
  findHiddenTexts,
  findSmallTexts,
  findTooWide,
  findUselessControls,
  listIconWidths,
  listWaysToWrite,
} from './look-at-page.ts'
import { openOldBrowser } from './old-browser.ts'
import type { OldBrowser, OldPage } from './old-browser.ts'

const site = readRecord<Site>('site.yaml')

// What a browser says of a rule that is younger than itself harms nobody.
const isNote = (complaint: string) =>
  /Unrecognized Content-Security-Policy directive|Found a 'popover' attribute/.test(complaint)

/**
 * On these the firm can be written to from the main part. A calculator has its links where no
 * script runs, and else its form and the bar below.
 */
const withWaysToWrite = (isWhole: boolean): readonly Kind[] => [
  ...(['contact', 'service', 'about', 'careers', 'city'] as const),
  ...(isWhole ? [] : (['calculator'] as const)),
]

let server: RunningServer
beforeAll(async () => {
  server = await startPreview()
})
afterAll(() => server.stop())

const atHand = releases.filter((one) => existsSync(programOf(one)))
for (const release of atHand) {
  const { version } = release
  const isWhole = version >= floor
  describe(`Chromium ${version}, ${isWhole ? 'as designed' : 'whole and readable'}`, () => {
    let browser: OldBrowser
    beforeAll(async () => {
      browser = await openOldBrowser(programOf(release))
    })
    afterAll(() => browser.close())

    /**
     * Opens a page as a phone would; where the script is for this browser, waits until it and the
     * islands work.
     */
    async function visit(path: string): Promise<OldPage> {
      const page = await browser.newPage()
      await page.open(server.origin + path)
      while (isWhole && !(await page.evaluate(isAllLive))) await sleep(50)
      return page
    }

    test.each(kindsOfOtherBrowsers)(
      '%s: it can be read, nothing is huge or too wide, and the console is calm',
      async (kind, path) => {
        const page = await visit(path)
        expect(await page.evaluate('document.querySelector("h1").getBoundingClientRect().width')).toBeGreaterThan(100)
        expect(await page.evaluate(findTooWide)).toEqual([])
        expect(await page.evaluate(findSmallTexts)).toEqual([])
        expect(Math.max(...(await page.evaluate(listIconWidths)))).toBeLessThanOrEqual(48)
        // Further up a form stands in the place of its links, and one price in the place of two:
        // tests/e2e look at that.
        if (!isWhole) {
          expect(await page.evaluate(findHiddenTexts)).toEqual([])
          // No script runs there, so what would do nothing is not shown.
          expect(await page.evaluate(findUselessControls)).toEqual([])
        }
        if (withWaysToWrite(isWhole).includes(kind))
          expect((await page.evaluate(listWaysToWrite)).join()).toContain(`https://wa.me/${site.whatsapp}`)
        expect(
          page.complaints.filter(
            (complaint) => !isNote(complaint) && !complaint.endsWith(`(Not Found) ${server.origin}${path}`),
          ),
        ).toEqual([])
        await page.close()
      },
    )

    test('links lead on, and the menus of the categories open', async () => {
      const page = await visit('/')
      await page.evaluate(`document.querySelector('details[name="category"] > summary').click()`)
      await page.follow('details[name="category"][open] a')
      expect(await page.evaluate('location.pathname')).toMatch(/^\/services\/./)
      await page.follow(`header a[href="${pageOfKind.pricing}"]`)
      expect(await page.evaluate('location.pathname')).toBe(pageOfKind.pricing)
      expect(await page.evaluate(`document.querySelector('h1').innerText`)).toBe(
        readRecord<PagePricing>('pages/pricing.yaml').heading,
      )
      await page.close()
    })

    if (isWhole) {
      test('the layers hold and the base style stays away', async () => {
        const page = await visit('/')
        expect(
          await page.evaluate('[getComputedStyle(document.body).display, getComputedStyle(document.body).maxWidth]'),
        ).toEqual(['flex', 'none'])
        // The link that skips the header once lay over it, where `translate` was not known.
        expect(
          await page.evaluate(`[...document.querySelectorAll('header > a, h1')].map((element) => {
          // The menu is a part of the page there, and the heading below it.
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { left, top, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + 20, top + height / 2))
        })`),
        ).toEqual([true, true])
        await page.close()
      })
    } else {
      test('the base style is there, no script but the first is asked for, and links stand in for the form', async () => {
        const page = await visit(pageOfKind.contact)
        // The script would wait for an idle moment.
        await sleep(1500)
        expect(
          page.requests
            .filter((address) => address.endsWith('.js'))
            .map((address) => address.split('/').pop()!.split('.')[0]),
        ).toEqual(['start'])
        expect(
          await page.evaluate(
            '[getComputedStyle(document.body).maxWidth, getComputedStyle(document.documentElement).backgroundColor]',
          ),
        ).toEqual(['672px', 'rgb(251, 246, 234)'])
        const { form } = readRecord<PageContact>('pages/contact.yaml')
        expect(await page.evaluate('document.querySelector("main").innerText')).toContain(form.undelivered.chat)
        await page.close()
      })
    }
  })
}
