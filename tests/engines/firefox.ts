import puppeteer from 'puppeteer-core'
import { findFirefox } from '../helpers/browser/find-browser.ts'
import type { Engine } from './visitor.ts'

/**
 * Drives an installed Firefox by WebDriver BiDi. Playwright drives only a Firefox that it has built
 * itself.
 */
export async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: findFirefox()!, headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width: 360, height: 740 })
  return {
    goto: (address) => page.goto(address, { waitUntil: 'domcontentloaded' }),
    evaluate: (ask, ...given) => page.evaluate(ask as never, ...(given as never)),
    // The bar at the bottom would lie over what is only just in the window.
    click: async (selector) => {
      await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center' }))
      await page.click(selector)
    },
    type: (selector, text) => page.type(selector, text),
    pressEnter: () => page.keyboard.press('Enter'),
    close: () => browser.close(),
  }
}
