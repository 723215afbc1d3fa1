import type { Page } from 'playwright/test'
import type { PageHome, Testimonials } from '#generated/records.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageHome>('pages/home.yaml')
const quotes = readRecord<Testimonials>('testimonials.yaml').carousel

const part = (page: Page) =>
  page
    .locator('main > *')
    .filter({ has: page.getByRole('heading', { level: 2, name: words.testimonials.heading, exact: true }) })
const button = (page: Page, name: string) => part(page).getByRole('button', { name, exact: true })
const row = (page: Page) => part(page).getByRole('list')

async function expectQuote(page: Page, number: number) {
  await expect(part(page).locator('[aria-current]')).toHaveAccessibleName(`${words.testimonials.goTo} ${number}`)
  await expect
    .poll(() => row(page).evaluate((list) => Math.round((list.scrollLeft / list.clientWidth) * 10) / 10), {
      intervals: [100],
    })
    .toBe(number - 1)
}

/** Opens the page and stops the clock. In the jump to that moment the carousel has turned once. */
async function visitAtNoon(page: Page) {
  await page.clock.install({ time: '2026-11-21T11:00:00' })
  await visit(page, '/')
  await expect(button(page, words.testimonials.pause)).toBeVisible()
  await page.clock.pauseAt('2026-11-21T12:00:00')
}

test('the testimonials turn every 5 seconds, and are stopped by a button', { tag: '@wide' }, async ({ page }) => {
  await visitAtNoon(page)
  await expectQuote(page, 2)
  for (const number of [3, 4, 5, 1]) {
    await page.clock.runFor(4999)
    await expectQuote(page, number === 1 ? 5 : number - 1)
    await page.clock.runFor(1)
    await expectQuote(page, number)
  }
  expect(quotes).toHaveLength(5)
  await test.step('the button comes first, and starts them again', async () => {
    await page.locator('#contact a').last().focus()
    await page.keyboard.press('Tab')
    await expect(button(page, words.testimonials.pause)).toBeFocused()
    await page.keyboard.press('Enter')
    await button(page, words.testimonials.play).blur()
    await page.clock.runFor(20_000)
    await expectQuote(page, 1)
    await button(page, words.testimonials.play).click()
    await page.clock.runFor(5000)
    // Started by hand, they turn although the pointer and the focus are on them.
    await expectQuote(page, 2)
    await expect(button(page, words.testimonials.pause)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.clock.runFor(5000)
    await expectQuote(page, 3)
  })
  await test.step('for those who asked for less motion they stand still from the start', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.resume()
    await visit(page, '/')
    await expect(button(page, words.testimonials.play)).toBeVisible()
    await page.clock.fastForward(20_000)
    await expectQuote(page, 1)
    await button(page, words.testimonials.play).click()
    await page.clock.fastForward(5000)
    await expectQuote(page, 2)
  })
})

test('the testimonials rest while somebody is at them, and are leafed through', async ({ page }) => {
  await visitAtNoon(page)
  await expectQuote(page, 2)
  const { next, previous, goTo } = words.testimonials
  const setHidden = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  // Under the pointer, with the focus in them, and in a hidden tab.
  const rests: readonly (readonly [begin: () => Promise<void>, end: () => Promise<void>])[] = [
    [() => row(page).hover(), () => page.mouse.move(0, 0)],
    [() => button(page, next).focus(), () => button(page, next).blur()],
    [() => setHidden(true), () => setHidden(false)],
  ]
  for (const [index, [begin, end]] of rests.entries()) {
    await begin()
    await page.clock.runFor(20_000)
    await expectQuote(page, index + 2)
    await end()
    await page.clock.runFor(5000)
    await expectQuote(page, index + 3)
  }
  for (const [name, quote] of [
    [`${goTo} 2`, 2],
    [next, 3],
    [`${goTo} 5`, 5],
    [next, 1],
    [previous, 5],
  ] as const) {
    await button(page, name).click()
    await expectQuote(page, quote)
  }
  await expect(part(page).getByRole('button')).toHaveCount(8)
  await row(page).evaluate(
    (list) =>
      new Promise((resolve) => {
        list.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        list.addEventListener('scroll', resolve, { once: true })
        list.scrollTo({ left: 3 * list.clientWidth, behavior: 'instant' })
      }),
  )
  await page.clock.runFor(200)
  await expectQuote(page, 4)
})

test('the testimonials show what was asked for, however it is pressed and however slow the phone', async ({ page }) => {
  await visit(page, '/')
  await button(page, words.testimonials.next).focus()
  await test.step('one press follows another as the first quote comes to rest', async () => {
    await row(page).evaluate(async (list, name) => {
      const next = document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!
      next.click()
      while (list.scrollLeft < list.clientWidth) await new Promise(requestAnimationFrame)
      next.click()
    }, words.testimonials.next)
    await expectQuote(page, 3)
    // Long enough for whatever reads the row afterwards.
    await page.waitForTimeout(400)
    await expectQuote(page, 3)
  })
  await test.step('a slow phone rests on the way', async () => {
    await row(page).evaluate((list) => {
      const scroll = list.scrollTo.bind(list) as (options: ScrollToOptions) => void
      // It starts, says so, and goes on half a second later.
      list.scrollTo = ((options: ScrollToOptions) => {
        list.dispatchEvent(new Event('scroll'))
        setTimeout(() => scroll(options), 500)
      }) as typeof list.scrollTo
    })
    for (const quote of [4, 5]) {
      await button(page, words.testimonials.next).click()
      await page.waitForTimeout(300)
      await expectQuote(page, quote)
    }
    await page.waitForTimeout(700)
    await expectQuote(page, 5)
  })
})
