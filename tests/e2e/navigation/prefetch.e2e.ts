import type { Page, Request, Route } from 'playwright/test'
import { headingOf, isHydrated, isSameLoad, linkInFooter, mark } from '../../helpers/browser/on-page.ts'
import { expect, test, visit } from '../../helpers/browser/visitor.ts'

// Longer than a pointer has to rest on a link.
const rest = (page: Page) => page.waitForTimeout(250)

/** Paths of pages that were fetched, from now on. */
function watchFetches(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request: Request) => {
    const path = new URL(request.url()).pathname
    if (request.resourceType() === 'xhr') fetched.push(path)
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
  test('where pointer or keyboard rests on its link, and not where the wheel moves links under the pointer', async ({
    page,
  }) => {
    await visit(page, '/services')
    await page.mouse.move(640, 400)
    await rest(page)
    const fetched = watchFetches(page)
    for (let turn = 0; turn < 5; turn++) {
      await page.mouse.wheel(0, 300)
      await page.waitForTimeout(150)
    }
    expect(fetched).toEqual([])
    await linkInFooter(page, '/pricing').hover()
    await expect.poll(() => fetched).toEqual(['/pricing'])
    await linkInFooter(page, '/terms').focus()
    await expect.poll(() => fetched).toEqual(['/pricing', '/terms'])
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
        route.request().resourceType() === 'xhr' ? answer(route) : route.continue(),
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
    await test.step('on the way back too', async () => {
      await isHydrated(page)
      await linkInFooter(page, '/pricing').click()
      await expect(headingOf(page)).toBeFocused()
      // After a reload the page before is no longer in memory.
      await page.reload()
      await isHydrated(page)
      await page.route('/terms', (route) =>
        route.request().resourceType() === 'xhr' ? route.abort() : route.continue(),
      )
      await mark(page)
      await page.goBack()
      await expect(page).toHaveURL('/terms')
      await expect(headingOf(page)).toHaveText(/terms/i)
      expect(await isSameLoad(page)).toBe(false)
    })
  })
})

test('a finger that scrolls fetches no page, one that presses does', { tag: '@narrow' }, async ({ page, context }) => {
  await visit(page, '/services')
  const fetched = watchFetches(page)
  const devtools = await context.newCDPSession(page)
  const links = page.locator('main a[href^="/services/"]:visible')
  for (let swipe = 0; swipe < 4; swipe++) {
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
