import type { Page, Request } from '@playwright/test'
import { expect, test, visit } from '../../helpers/browser/visitor.ts'

const linkInFooter = (page: Page, href: string) => page.getByRole('contentinfo').locator(`a[href="${href}"]`)
const isSameLoad = (page: Page) => page.evaluate(() => document.documentElement.dataset['mark'] === 'kept')
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'kept'
  })
// Longer than a pointer has to rest on a link.
const rest = (page: Page) => page.waitForTimeout(250)

/** Paths of pages that were fetched, from now on. */
function watchFetches(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request: Request) => {
    const path = new URL(request.url()).pathname
    // A page that is loaded whole fetches its scripts before it imports them.
    if (request.resourceType() === 'fetch' && !path.startsWith('/assets/')) fetched.push(path)
  })
  return fetched
}

/** Moves the pointer onto a link and off it again. */
async function pass(page: Page, href: string, isAtRest = true): Promise<void> {
  await linkInFooter(page, href).hover()
  if (isAtRest) await rest(page)
  await page.mouse.move(0, 0)
}

test.describe('a page is fetched ahead', { tag: '@wide' }, () => {
  /** Opens the home page, where from then on time goes by only in `page.clock`. */
  async function visitInStillTime(page: Page): Promise<void> {
    const opened = new Date('2026-11-21T10:00:00')
    await page.clock.install({ time: opened })
    await visit(page, '/')
    await page.clock.pauseAt(new Date(opened.getTime() + 600_000))
  }

  test('where the pointer rests on its link, and not where it passes by', async ({ page }) => {
    await visitInStillTime(page)
    const link = linkInFooter(page, '/pricing')
    await link.scrollIntoViewIfNeeded()
    await page.clock.runFor(1000)
    const fetched = watchFetches(page)
    const box = (await link.boundingBox())!
    for (let times = 0; times < 5; times++) {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.clock.runFor(40)
      await page.mouse.move(0, 0)
      await page.clock.runFor(1000)
    }
    expect(fetched).toEqual([])
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.clock.runFor(100)
    await expect.poll(() => fetched).toEqual(['/pricing'])
  })

  test('where the keyboard rests on its link, and not at each step on the way', async ({ page }) => {
    await visitInStillTime(page)
    const fetched = watchFetches(page)
    await linkInFooter(page, '/pricing').focus()
    await page.clock.runFor(1000)
    await expect.poll(() => fetched).toEqual(['/pricing'])
    fetched.length = 0
    for (let times = 0; times < 6; times++) {
      await page.keyboard.press('Tab')
      await page.clock.runFor(40)
    }
    expect(fetched).toEqual([])
    await linkInFooter(page, '/terms').focus()
    await page.clock.runFor(100)
    await expect.poll(() => fetched).toEqual(['/terms'])
  })

  test('and not for links that the wheel moves under the pointer', async ({ page }) => {
    await visit(page, '/services')
    await page.mouse.move(640, 400)
    await rest(page)
    const fetched = watchFetches(page)
    for (let turn = 0; turn < 8; turn++) {
      await page.mouse.wheel(0, 300)
      await page.waitForTimeout(150)
    }
    expect(fetched).toEqual([])
  })

  test('once, where its address fails: the press loads it whole', async ({ page }) => {
    await visit(page, '/')
    await mark(page)
    await page.route('/pricing', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    )
    const fetched = watchFetches(page)
    for (let times = 0; times < 3; times++) await pass(page, '/pricing')
    expect(fetched).toEqual(['/pricing'])
    await linkInFooter(page, '/pricing').click()
    await expect(page).toHaveTitle(/Pricing/)
    expect(fetched).toEqual(['/pricing'])
    expect(await isSameLoad(page)).toBe(false)
  })

  test('never again, where the site was built anew: every press loads its page whole', async ({ page }) => {
    await visit(page, '/')
    await mark(page)
    await page.route('/pricing', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/"build":"[^"]*"/, '"build":"another"'),
      })
    })
    const fetched = watchFetches(page)
    for (const href of ['/pricing', '/terms', '/pricing', '/Contact']) await pass(page, href)
    expect(fetched).toEqual(['/pricing'])
    await linkInFooter(page, '/terms').click()
    await expect(page).toHaveTitle(/Terms/)
    expect(await isSameLoad(page)).toBe(false)
  })
})

test('a finger that scrolls fetches no page, one that presses does', { tag: '@narrow' }, async ({ page, context }) => {
  await visit(page, '/services')
  const fetched = watchFetches(page)
  const devtools = await context.newCDPSession(page)
  const links = page.locator('main a[href^="/services/"]:visible')
  for (let swipe = 0; swipe < 8; swipe++) {
    // Each swipe begins on a link.
    await links.nth(swipe * 2).evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { x, y, width, height } = (await links.nth(swipe * 2).boundingBox())!
    await devtools.send('Input.synthesizeScrollGesture', {
      x: x + width / 2,
      y: y + height / 2,
      yDistance: -200,
      speed: 500,
      gestureSourceType: 'touch',
    })
  }
  expect(fetched).toEqual([])
  await linkInFooter(page, '/pricing').tap()
  await expect(page).toHaveTitle(/Pricing/)
  expect(fetched).toEqual(['/pricing'])
})
