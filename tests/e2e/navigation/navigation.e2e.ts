import type { APIRequestContext, Page } from 'playwright/test'
import { headingOf, holdRequests, isHydrated, isSameLoad, linkInFooter, mark } from '../../helpers/browser/on-page.ts'
import { expect, test, visit } from '../../helpers/browser/visitor.ts'

/**
 * What a page's own HTML says of it, for comparison with what client navigation makes of the
 * document.
 */
async function headIn(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const find = (pattern: RegExp) =>
    html.match(pattern)![1]!.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
  return {
    title: find(/<title>([^<]*)/),
    description: find(/name="description" content="([^"]*)/),
    canonical: find(/rel="canonical" href="([^"]*)/),
  }
}

const headShown = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')!.content,
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')!.href,
  }))

const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('a link shows the next page whole without a page load', { tag: '@also-wide' }, async ({ page, request }) => {
  await visit(page, '/')
  await mark(page)
  for (const path of ['/pricing', '/Contact', '/services/gst-return']) {
    await linkInFooter(page, path).click()
    await expect(page).toHaveURL(path)
    await expect(headingOf(page)).toBeFocused()
    const head = await headIn(request, path)
    expect(await headShown(page)).toEqual(head)
    await expect(page.locator('#announcer')).toHaveText(head.title)
    await expect(page.locator('#announcer')).toHaveRole('status')
    const section = path.startsWith('/services') ? '/services' : path
    await expect(page.locator('[data-links] [aria-current]')).toHaveAttribute('href', section)
    await expect.poll(() => scrollOf(page)).toBe(0)
  }
  await page.goBack()
  await expect(linkInFooter(page, '/services/gst-return')).toBeFocused()
  expect(await headShown(page)).toEqual(await headIn(request, '/Contact'))
  expect(await isSameLoad(page)).toBe(true)
})

test('a page that is visited again is as it was made, whole, and shows all of its parts', async ({ page }) => {
  // Parts fade in.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit(page, '/')
  await linkInFooter(page, '/pricing').click()
  await expect(page).toHaveURL('/pricing')
  const question = page.locator('#page details').last()
  await question.evaluate((details: HTMLDetailsElement) => void (details.open = true))
  await linkInFooter(page, '/Contact').click()
  await expect(page).toHaveURL('/Contact')
  await linkInFooter(page, '/pricing').click()
  await expect(page).toHaveURL('/pricing')
  await expect(question).not.toHaveAttribute('open')
  for (const path of ['/Contact', '/pricing', '/']) {
    await page.goBack()
    await expect(page).toHaveURL(path)
  }
  for (const part of await page.locator('#page [data-reveal]').all()) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toHaveCSS('opacity', '1')
  }
})

test('back and forward return to where the visitor had scrolled', { tag: '@also-wide' }, async ({ page }) => {
  // Weeks after the build: dates that have passed are gone from the page, above the link.
  await page.clock.setFixedTime(Date.now() + 40 * 24 * 60 * 60 * 1000)
  await visit(page, '/')
  const link = page.locator('main a[href="/howitworks"]')
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const left = await scrollOf(page)
  expect(left).toBeGreaterThan(1000)
  await link.click()
  await expect(page).toHaveURL('/howitworks')
  await expect.poll(() => scrollOf(page)).toBe(0)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('scrollend', () => {
          if (scrollY === 333) resolve()
        })
        scrollTo(0, 333)
      }),
  )

  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrollOf(page)).toBe(left)
  await page.goForward()
  await expect(page).toHaveURL('/howitworks')
  await expect.poll(() => scrollOf(page)).toBe(333)
  await page.goBack()
  await expect.poll(() => scrollOf(page)).toBe(left)
  await test.step('over a page that was loaded whole in between, too', async () => {
    await page.goForward()
    await expect(page).toHaveURL('/howitworks')
    await visit(page, '/terms')
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await page.goBack()
    await expect(page).toHaveURL('/howitworks')
    await isHydrated(page)
    await page.goBack()
    await expect(headingOf(page)).not.toHaveText(/how/i)
    await expect.poll(() => scrollOf(page)).toBe(left)
  })
})

test('who comes back goes on by keyboard from the link they left by', { tag: '@wide' }, async ({ page, request }) => {
  await visit(page, '/services')
  const link = page.locator('main').getByRole('link', { name: 'Learn More Trade Licence' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(headingOf(page)).toHaveText('Trade Licence')
  await expect(headingOf(page)).toBeFocused()
  await page.goBack()
  await expect(page.locator('#announcer')).toHaveText((await headIn(request, '/services')).title)
  await expect(link).toBeFocused()
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(1000)
  const place = await scrollOf(page)
  await page.keyboard.press('Tab')
  await expect(link).not.toBeFocused()
  expect(Math.abs((await scrollOf(page)) - place)).toBeLessThan(300)
  // Where it is not shown any more, the heading has the focus.
  await link.click()
  await expect(headingOf(page)).toBeFocused()
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('a { display: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.goBack()
  await expect(headingOf(page)).toHaveText(/Services/)
  await expect(headingOf(page)).toBeFocused()
})

test('a new page scrolls to its top smoothly, or at once for less motion', { tag: '@every' }, async ({ page }) => {
  /** The positions at which a page was seen on its way to the top after a link. */
  const positionsOnTheWay = async (): Promise<number[]> => {
    await visit(page, '/Contact')
    await page.evaluate(() => {
      scrollTo(0, 600)
      const seen: number[] = []
      const look = () => {
        seen.push(Math.round(scrollY))
        document.documentElement.dataset['seen'] = seen.join(' ')
        requestAnimationFrame(look)
      }
      look()
    })
    await page.getByRole('banner').locator('a[href="/"]').first().click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => scrollOf(page)).toBe(0)
    const seen = await page.evaluate(() => document.documentElement.dataset['seen']!)
    return [...new Set(seen.split(' ').map(Number))]
  }
  // A busy machine may paint none of the frames between.
  await expect(async () => expect((await positionsOnTheWay()).length).toBeGreaterThan(2)).toPass()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await positionsOnTheWay()).toEqual([600, 0])
})

test('who goes back while a page still scrolls comes to where they were', { tag: '@every' }, async ({ page }) => {
  for (const frames of [1, 4, 10]) {
    await visit(page, '/services')
    await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
    const link = page.locator('main a[href^="/services/"]:visible')
    // Presses the link nearest the middle of the screen, and Back once the new page is on its way.
    const ends = await link.evaluateAll(async (links, count) => {
      const frame = () => new Promise(requestAnimationFrame)
      const left = Math.round(scrollY)
      const inSight = links.find((one) => one.getBoundingClientRect().top > innerHeight / 2) as HTMLElement
      inSight.click()
      while (location.pathname === '/services' || scrollY === left) await frame()
      for (let nth = 0; nth < count; nth += 1) await frame()
      history.back()
      while (location.pathname !== '/services') await frame()
      // Longer than a smooth scroll takes.
      await new Promise((resolve) => setTimeout(resolve, 1500))
      return { left, end: Math.round(scrollY) }
    }, frames)
    expect(ends.end, `after ${frames} frames`).toBe(ends.left)
  }
})

test('of two links pressed one after the other the later wins', { tag: '@wide' }, async ({ page, context }) => {
  const answerFirst = await holdRequests(page, /\/pricing$/)
  await visit(page, '/')
  const asked = page.waitForRequest('/pricing')
  await linkInFooter(page, '/pricing').click()
  await asked
  await linkInFooter(page, '/terms').click()
  await expect(page).toHaveURL('/terms')
  // The first page comes last.
  const came = page.waitForResponse('/pricing')
  answerFirst()
  await (await came).finished()
  // What would be shown now has come; a turn of the browser later it would be.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await expect(page).toHaveURL('/terms')
  await expect(page).toHaveTitle(/Terms/)
  await test.step('a link pressed with Ctrl, Cmd, Shift or the middle button opens a tab or a window', async () => {
    for (const options of [
      { modifiers: ['ControlOrMeta' as const] },
      { modifiers: ['Shift' as const] },
      { button: 'middle' as const },
    ]) {
      const opening = context.waitForEvent('page')
      await linkInFooter(page, '/pricing').click(options)
      const tab = await opening
      await expect(tab).toHaveTitle(/Pricing/)
      await tab.close()
      await expect(page).toHaveURL('/terms')
    }
  })
})

test('between two pages of a kind nothing typed, opened or said goes along, and Back finds it', async ({ page }) => {
  const form = page.locator('#page form')
  const lead = (name: string) => form.locator(`[name="${name}"]`)
  await visit(page, '/services/gst-reg')
  await lead('email').fill('asha@example.in')
  await lead('phone').fill('98450 12345')
  await form.locator('[type="submit"]').click()
  await expect(form.getByRole('alert')).toBeVisible()
  await linkInFooter(page, '/services/gst-return').click()
  await expect(page).toHaveURL('/services/gst-return')
  await expect(headingOf(page)).toBeFocused()
  for (const name of ['name', 'email', 'phone']) await expect(lead(name)).toHaveValue('')
  await expect(form.getByRole('alert')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/services/gst-reg')
  await expect(lead('email')).toHaveValue('asha@example.in')
  await expect(lead('phone')).toHaveValue('98450 12345')
  // The page is as it was left, with what was said of it.
  await expect(form.getByRole('alert')).toBeVisible()

  await test.step('an open question of one city is closed on the next', async () => {
    await visit(page, '/gst/bengaluru')
    await page.locator('#page details summary').first().click()
    await expect(page.locator('#page details[open]')).toHaveCount(1)
    // A link to a part of a page would lead the focus there.
    const other = page.locator('#page a[href^="/gst/"]:not([href*="#"], [href^="/gst/state/"])').last()
    await other.evaluate((link: HTMLElement) => link.click())
    await expect(page).not.toHaveURL('/gst/bengaluru')
    await expect(headingOf(page)).toBeFocused()
    await expect(page.locator('#page details[open]')).toHaveCount(0)
  })
})
