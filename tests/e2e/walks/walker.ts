import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** A visitor who walks through the site and counts what it costs: taps, and screens to read. */
export interface Walker {
  cost: { taps: number; screens: number }
  /** Reads on, a screen at a time, until something can be seen as a whole between the bars. */
  finds: (what: Locator) => Promise<void>
  taps: (what: Locator) => Promise<void>
  types: (field: Locator, words: string) => Promise<void>
}

export function setOut(page: Page): Walker {
  const cost = { taps: 0, screens: 1 }
  const finds = async (what: Locator) => {
    await expect(what.first()).toBeVisible()
    while (!(await what.first().evaluate(liesBetweenTheBars))) {
      expect(await page.evaluate(readOn), `${String(what)} is further down`).toBe(true)
      cost.screens += 1
    }
  }
  const taps = async (what: Locator) => {
    await finds(what)
    await what.first().click()
    cost.taps += 1
    cost.screens += 1
  }
  // A tap brings the keyboard; what is typed is answered on the same screen.
  const types = async (field: Locator, words: string) => {
    await field.click()
    cost.taps += 1
    await field.fill(words)
  }
  return { cost, finds, taps, types }
}

function liesBetweenTheBars(element: Element): boolean {
  const isIn = (bar: Element | null) => bar?.contains(element) === true
  const { top, bottom, right } = element.getBoundingClientRect()
  const [header, lower] = [document.querySelector('[data-header]'), document.querySelector('footer + nav')]
  if (isIn(header) || isIn(lower)) return true
  const floor = lower?.getBoundingClientRect().top || innerHeight
  return top >= header!.getBoundingClientRect().bottom && bottom <= floor && right <= innerWidth
}

/** Scrolls by what lies between the bars but for two lines; whether there was anything left. */
function readOn(): boolean {
  const before = scrollY
  const head = document.querySelector('[data-header]')!.getBoundingClientRect().bottom
  const floor = document.querySelector('footer + nav')!.getBoundingClientRect().top || innerHeight
  scrollBy({ top: floor - head - 48, behavior: 'instant' })
  return scrollY > before
}
