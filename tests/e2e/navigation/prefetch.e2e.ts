import type { Page, Request, Route } from '@playwright/test'
import { linkInFooter } from '../../helpers/browser/on-page.ts'
import { expect, test, visit } from '../../helpers/browser/visitor.ts'

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

/** Moves the pointer onto a link, where it rests, and off it again. */
async function pass(page: Page, href: string): Promise<void> {
  await linkInFooter(page, href).hover()
  await rest(page)
  await page.mouse.move(0, 0)
}

test.describe('a page is fetched ahead', { tag: '@wide' }, () => {
  test('where pointer or keyboard rests on its link, and not where it passes by', async ({ page }) => {
    // From here on time goes by only in `page.clock`.
    const opened = new Date('2026-11-21T10:00:00')
    await page.clock.install({ time: opened })
    await visit(page, '/')
    await page.clock.pauseAt(new Date(opened.getTime() + 600_000))
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
    await page.mouse.move(0, 0)

    fetched.length = 0
    await linkInFooter(page, '/terms').focus()
    await page.clock.runFor(1000)
    await expect.poll(() => fetched).toEqual(['/terms'])
    fetched.length = 0
    for (let times = 0; times < 6; times++) {
      await page.keyboard.press('Tab')
      await page.clock.runFor(40)
    }
    expect(fetched).toEqual([])
    await linkInFooter(page, '/disclaimer').focus()
    await page.clock.runFor(100)
    await expect.poll(() => fetched).toEqual(['/disclaimer'])
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

  test('once, where its address fails or the site was built anew: the press loads it whole', async ({ page }) => {
    const buildAnew = async (route: Route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/"build":"[^"]*"/, '"build":"another"')
      await route.fulfill({ response: answer, body })
    }
    for (const [answer, passed, title] of [
      [(route: Route) => route.abort(), ['/pricing', '/pricing', '/pricing'], /Pricing/],
      // Every other page is loaded whole, too.
      [buildAnew, ['/pricing', '/terms', '/pricing', '/Contact'], /Terms/],
    ] as const) {
      await page.route('/pricing', (route) =>
        route.request().resourceType() === 'fetch' ? answer(route) : route.continue(),
      )
      await visit(page, '/')
      await mark(page)
      const fetched = watchFetches(page)
      for (const href of passed) await pass(page, href)
      expect(fetched).toEqual(['/pricing'])
      await linkInFooter(page, title.test('Terms') ? '/terms' : '/pricing').click()
      await expect(page).toHaveTitle(title)
      expect(fetched).toEqual(['/pricing'])
      expect(await isSameLoad(page)).toBe(false)
      await page.unroute('/pricing')
    }
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
