import type { Navigation, Site } from '#generated/records.ts'
import { category, groups, header, hrefsOf, isPhone, menuButton } from '../../helpers/browser/header-parts.ts'
import { addressOpenedBy, chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<Navigation>('navigation.yaml')
const site = readRecord<Site>('site.yaml')

test.describe('the header', () => {
  test('is opaque on a phone from the start, for words lie close under it', { tag: '@narrow' }, async ({ page }) => {
    await visit(page, '/aboutus')
    await expect(header(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.evaluate(() => scrollTo(0, 900))
    expect((await header(page).boundingBox())!.y).toBe(0)
  })

  test(
    'stays in sight, and turns opaque once the page has scrolled past 50 pixels',
    { tag: '@wide' },
    async ({ page }) => {
      await visit(page, '/aboutus')
      await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      await page.evaluate(() => scrollTo(0, 50))
      await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      await page.evaluate(() => scrollTo(0, 51))
      await expect(header(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      expect((await header(page).boundingBox())!.y).toBe(0)
      await page.evaluate(() => scrollTo(0, 0))
      await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    },
  )

  test('does not move the page when it takes the focus', { tag: '@both' }, async ({ page, viewport }) => {
    await visit(page, '/aboutus')
    await page.evaluate(() => scrollTo(0, 900))
    await header(page).getByRole('link', { name: site.name }).focus()
    for (let pressed = 0; pressed < (isPhone(viewport) ? 2 : 18); pressed += 1) await page.keyboard.press('Tab')
    await expect(header(page).locator(':focus')).toHaveCount(1)
    expect(await page.evaluate(() => scrollY)).toBe(900)
  })

  test(
    'leads home, to the eight pages, to a chat and to the booking of a call',
    { tag: '@both' },
    async ({ page, context, viewport }) => {
      await visit(page, '/terms')
      await expect(header(page).getByRole('link', { name: site.name })).toHaveAttribute('href', '/')
      if (isPhone(viewport)) await menuButton(page).click()
      const links = page.getByRole('navigation', { name: words.mainLabel }).getByRole('link')
      expect(await hrefsOf(links)).toEqual([
        '/',
        '/aboutus',
        '/howitworks',
        '/services',
        '/blog',
        '/careers',
        '/pricing',
        '/Contact',
      ])
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
      if (isPhone(viewport)) await page.keyboard.press('Escape')

      const start = header(page).getByRole('link', { name: 'Get Started' })
      expect(String(await addressOpenedBy(context, () => start.click()))).toBe(site.schedulingUrl)
      const chat = page
        .getByRole(isPhone(viewport) ? 'navigation' : 'banner', { name: isPhone(viewport) ? words.bottomBarLabel : '' })
        .getByRole('link', { name: words.chatLabel })
      const address = await addressOpenedBy(context, () => chat.click())
      expect(address.origin + address.pathname).toBe(`https://wa.me/${site.whatsapp}`)
      expect(chatTextOf(address)).toBe(words.chatText)
    },
  )

  test('marks the page under which the visitor is', { tag: '@narrow' }, async ({ page }) => {
    await visit(page, '/services/gst-reg')
    await menuButton(page).click()
    await expect(page.getByRole('navigation', { name: words.mainLabel }).locator('[aria-current="page"]')).toHaveText(
      'Services',
    )
  })

  test(
    'has the names of the seven categories on one line, none of them small, and no link under the search',
    { tag: '@wide' },
    async ({ page }) => {
      for (const width of [1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        await visit(page, '/')
        const names = await page.locator('header nav summary').evaluateAll((all) =>
          all.map((summary) => {
            const words = document.createRange()
            words.selectNodeContents(summary)
            const size = parseFloat(getComputedStyle(summary).fontSize)
            return { lines: Math.round(words.getBoundingClientRect().height / (size * 1.25)), isSmall: size < 15 }
          }),
        )
        expect(names).toEqual(groups.map(() => ({ lines: 1, isSmall: false })))
        const search = (await page.locator('header').getByRole('search').first().boundingBox())!
        const first = (await page
          .getByRole('navigation', { name: words.mainLabel })
          .getByRole('link')
          .first()
          .boundingBox())!
        expect(first.x - (search.x + search.width), `at ${width} px`).toBeGreaterThanOrEqual(12)
      }
    },
  )

  test(
    'between phone and desktop keeps its links in a menu and its categories in sight',
    { tag: '@wide' },
    async ({ page }) => {
      await page.setViewportSize({ width: 900, height: 800 })
      await visit(page, '/')
      const links = page.getByRole('navigation', { name: words.mainLabel })
      await expect(links).toBeHidden()
      for (const name of groups) await expect(category(page, name)).toBeInViewport({ ratio: 1 })
      await menuButton(page).click()
      await expect(links.getByRole('link', { name: 'Contact' })).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(links).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
    },
  )
})
