import type { Locator, Page } from '@playwright/test'
import type { Navigation, Site } from '#generated/records.ts'
import { addressOpenedBy, chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<Navigation>('navigation.yaml')
const site = readRecord<Site>('site.yaml')
const digits = site.phone.replaceAll(' ', '')

const groups: readonly (readonly [name: string, ids: string])[] = [
  ['Start Your Business', 'pvt-ltd sole-prop partnership llp huf opc trust'],
  [
    'License / Registration',
    'gst-reg fssai shops-establishment esi-epf msme-udyog trade-license iec pan-tan professional-tax',
  ],
  [
    'Tax & Accounting',
    'gst-return income-tax-return tds-return professional-tax-filing esi-epf-filing book-keeping eway-bill gst-annual-return',
  ],
  [
    'Compliances',
    'add-director remove-director increase-authorised-capital change-registered-office share-transfer moa-amendment winding-company winding-llp dir-3-kyc gst-cancellation tender',
  ],
  ['Intellectual Property', 'trademark-registration copyright-registration patent-registration'],
  [
    'Legal / Advisory Services',
    'legal-drafting sale-deed rental-lease partnership-deed mou sec-138-notice marriage-registration gift-deed affidavits property-registration title-verification name-change will property-tax divorce-consent',
  ],
  ['Loans & Insurance', 'home-mortgage-loan life-insurance health-insurance general-insurance'],
]

const header = (page: Page) => page.getByRole('banner')
const menuButton = (page: Page) => header(page).getByRole('button', { name: words.menuLabel })
const categories = (page: Page) => page.getByRole('navigation', { name: words.categoriesLabel })
const category = (page: Page, name: string) => categories(page).getByText(name, { exact: true })
const openCategories = (page: Page) => categories(page).locator('details[open] > summary')
const hrefsOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
const isPhone = (viewport: { width: number } | null) => viewport!.width < 768

test.describe('the header', () => {
  test('stays in sight, and turns opaque once the page has scrolled past 50 pixels', async ({ page }) => {
    await visit(page, '/aboutus')
    await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.evaluate(() => scrollTo(0, 50))
    await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.evaluate(() => scrollTo(0, 51))
    await expect(header(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    expect((await header(page).boundingBox())!.y).toBe(0)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })

  test('does not move the page when it takes the focus', async ({ page, viewport }) => {
    await visit(page, '/aboutus')
    await page.evaluate(() => scrollTo(0, 900))
    await header(page).getByRole('link', { name: site.name }).focus()
    for (let pressed = 0; pressed < (isPhone(viewport) ? 2 : 18); pressed += 1) await page.keyboard.press('Tab')
    await expect(header(page).locator(':focus')).toHaveCount(1)
    expect(await page.evaluate(() => scrollY)).toBe(900)
  })

  test('leads home, to the eight pages, to a chat and to the booking of a call', async ({
    page,
    context,
    viewport,
  }) => {
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
  })

  test('marks the page under which the visitor is', async ({ page, viewport }) => {
    await visit(page, '/services/gst-reg')
    if (isPhone(viewport)) await menuButton(page).click()
    await expect(page.getByRole('navigation', { name: words.mainLabel }).locator('[aria-current="page"]')).toHaveText(
      'Services',
    )
  })

  test(
    'between phone and desktop keeps its links in a menu and its categories in sight',
    { tag: '@wide' },
    async ({ page }) => {
      await page.setViewportSize({ width: 900, height: 800 })
      await visit(page, '/')
      const links = page.getByRole('navigation', { name: words.mainLabel })
      await expect(links).toBeHidden()
      for (const [name] of groups) await expect(category(page, name)).toBeInViewport({ ratio: 1 })
      await menuButton(page).click()
      await expect(links.getByRole('link', { name: 'Contact' })).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(links).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
    },
  )
})

test.describe('the category menus of a wide screen', { tag: '@wide' }, () => {
  test('are seven, and each lists its services', async ({ page }) => {
    await visit(page, '/')
    await expect(categories(page).locator('summary')).toHaveText(groups.map(([name]) => name))
    for (const [name, ids] of groups) {
      await category(page, name).click()
      const links = categories(page).locator('details[open]').getByRole('link')
      expect(await hrefsOf(links)).toEqual(ids.split(' ').map((id) => `/services/${id}`))
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 0.9 })
    }
  })

  test('spread the Compliances over several columns, and the others over one', async ({ page }) => {
    await visit(page, '/')
    const columnsOf = async (name: string) => {
      await category(page, name).click()
      const lefts = await categories(page)
        .locator('details[open] li')
        .evaluateAll((entries) => entries.map((entry) => Math.round(entry.getBoundingClientRect().left)))
      return new Set(lefts).size
    }
    expect(await columnsOf('Start Your Business')).toBe(1)
    expect(await columnsOf('Compliances')).toBeGreaterThan(1)
    const widthOf = async (name: string) => (await category(page, name).locator('xpath=../ul').boundingBox())!.width
    expect(await widthOf('Compliances')).toBeGreaterThan(800)
  })

  test('are open one at a time, and a second press closes the open one', async ({ page }) => {
    await visit(page, '/')
    await category(page, 'Start Your Business').click()
    await expect(openCategories(page)).toHaveText(['Start Your Business'])
    await category(page, 'Intellectual Property').click()
    await expect(openCategories(page)).toHaveText(['Intellectual Property'])
    await category(page, 'Intellectual Property').click()
    await expect(openCategories(page)).toHaveCount(0)
  })

  test('close on a click elsewhere, on Escape with the focus back on their name, and when the focus goes on', async ({
    page,
  }) => {
    await visit(page, '/')
    await category(page, 'Start Your Business').click()
    await page.mouse.click(1270, 700)
    await expect(openCategories(page)).toHaveCount(0)

    await category(page, 'Compliances').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(categories(page).locator('details[open] a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(openCategories(page)).toHaveCount(0)
    await expect(category(page, 'Compliances')).toBeFocused()

    await category(page, 'Loans & Insurance').focus()
    await page.keyboard.press('Enter')
    await expect(openCategories(page)).toHaveText(['Loans & Insurance'])
    await header(page).getByRole('link', { name: 'Get Started' }).focus()
    await expect(openCategories(page)).toHaveCount(0)
  })

  test('close on choosing a service, and its page opens', async ({ page }) => {
    await visit(page, '/')
    await category(page, 'Intellectual Property').click()
    await categories(page).locator('details[open] a[href="/services/patent-registration"]').click()
    await expect(page).toHaveURL('/services/patent-registration')
    await expect(openCategories(page)).toHaveCount(0)
    // The page on which one is chosen may be the page it leads to.
    await category(page, 'Intellectual Property').click()
    await categories(page).locator('details[open] a[href="/services/patent-registration"]').click()
    await expect(openCategories(page)).toHaveCount(0)
  })
})

test.describe('the menu of a phone', { tag: '@narrow' }, () => {
  test('opens and closes by its button and on Escape', async ({ page }) => {
    await visit(page, '/')
    await expect(categories(page)).toBeHidden()
    await menuButton(page).click()
    await expect(categories(page)).toBeVisible()
    await menuButton(page).click()
    await expect(categories(page)).toBeHidden()
    await menuButton(page).click()
    await page.keyboard.press('Escape')
    await expect(categories(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })

  test('shows the categories as an accordion with one section open at a time', async ({ page }) => {
    await visit(page, '/')
    await menuButton(page).click()
    await expect(categories(page).locator('summary')).toHaveText(groups.map(([name]) => name))
    for (const [name, ids] of groups) {
      await category(page, name).click()
      await expect(openCategories(page)).toHaveText([name])
      expect(await hrefsOf(categories(page).locator('details[open] a'))).toEqual(
        ids.split(' ').map((id) => `/services/${id}`),
      )
    }
    await category(page, 'Loans & Insurance').click()
    await expect(openCategories(page)).toHaveCount(0)
  })

  test('closes with its sections when a service is chosen', async ({ page }) => {
    await visit(page, '/')
    await menuButton(page).click()
    await category(page, 'License / Registration').click()
    await categories(page).locator('a[href="/services/fssai"]').click()
    await expect(page).toHaveURL('/services/fssai')
    await expect(categories(page)).toBeHidden()
    await menuButton(page).click()
    await expect(openCategories(page)).toHaveCount(0)
  })
})

test('the footer holds the ways to reach the firm, the cities, the social pages and every link', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const inside = [
    'gst-reg',
    'gst-return',
    'fssai',
    'income-tax-return',
    'sole-prop',
    'partnership-deed',
    'trade-license',
  ].map((id) => `/services/${id}`)
  const others = ['/Contact', '/privacy-policy', '/terms', '/refund-policy', '/disclaimer']
  for (const href of [...inside, ...others]) await expect(footer.locator(`a[href="${href}"]`)).toBeVisible()
  // The contact page's address was agreed in small letters here.
  const old = await request.get('/contact', { maxRedirects: 0 })
  expect(old.headers()['location']).toBe('/Contact')

  await expect(footer.getByRole('link', { name: site.phone })).toHaveAttribute('href', `tel:${digits}`)
  await expect(footer.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`)
  expect(chatTextOf((await footer.getByRole('link', { name: words.chatLabel }).getAttribute('href'))!)).toBe(
    words.chatText,
  )
  const outside = [
    ...words.footer.cities,
    ...site.social.map(({ name, url }) => ({ name, href: url })),
    { name: site.poweredBy.text, href: site.poweredBy.href },
  ]
  for (const { name, href } of outside) {
    const link = footer.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
  }
  expect(words.footer.cities.map(({ name }) => name)).toEqual([
    'Bengaluru',
    'Coimbatore',
    'Chennai',
    'Visakhapatnam',
    'Hyderabad',
  ])
  expect(site.social.map(({ name }) => name)).toEqual(['Instagram', 'YouTube', 'Facebook', 'LinkedIn'])
  await expect(footer).toContainText(`© 2025 ${words.footer.copyright}`)
})

test('the first press of Tab offers a way past the header', async ({ page }) => {
  await visit(page, '/pricing')
  const skip = page.getByRole('link', { name: words.skipLabel })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('neither the header nor the bar at the bottom covers what has the focus, nor the end of the footer', async ({
  page,
  viewport,
}) => {
  await visit(page, '/Contact')
  const bar = page.getByRole('navigation', { name: words.bottomBarLabel })
  await expect(bar).toBeVisible({ visible: isPhone(viewport) })
  const focusCovered = () =>
    page.evaluate(() => {
      const [top, bottom] = [document.querySelector('header')!, document.querySelector('body > nav')!]
      const focus = document.activeElement!
      if (!focus.closest('main, footer')) return ''
      const box = focus.getBoundingClientRect()
      const floor = bottom.getBoundingClientRect().top || innerHeight
      // Of a field with several lines the browser scrolls to the one with the cursor.
      const foot = focus.matches('textarea') ? box.top + 40 : box.bottom
      return box.top < top.getBoundingClientRect().bottom || foot > floor ? focus.outerHTML : ''
    })
  const inside = page.locator('main, footer').locator('a, button, input, textarea').filter({ visible: true })
  const count = await inside.count()
  expect(count).toBeGreaterThan(30)
  await page.locator('main a').first().focus()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let pressed = 0; pressed < count - 1; pressed += 1) {
      await page.keyboard.press(key)
      expect(await focusCovered()).toBe('')
    }
  }

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const end = (await page.getByRole('contentinfo').locator('p').last().boundingBox())!
  const edge = isPhone(viewport) ? (await bar.boundingBox())!.y : viewport!.height
  expect(end.y + end.height).toBeLessThanOrEqual(edge)
  if (!isPhone(viewport)) return
  await expect(bar.getByRole('link', { name: words.callLabel })).toHaveAttribute('href', `tel:${digits}`)
})

test.describe('the parts of a page', () => {
  const last = (page: Page) => page.locator('[data-reveal]').last()

  test('fade in once, when a tenth of them comes into view', async ({ page }) => {
    await visit(page, '/')
    await expect(last(page)).toHaveCSS('opacity', '0')
    await last(page).scrollIntoViewIfNeeded()
    await expect(last(page)).toHaveCSS('opacity', '1')
    await page.evaluate(() => scrollTo(0, 0))
    await expect(last(page)).not.toBeInViewport()
    await expect(last(page)).toHaveCSS('opacity', '1')
  })

  test('are all there at once for those who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/')
    await expect(last(page)).toHaveCSS('opacity', '1')
  })
})
