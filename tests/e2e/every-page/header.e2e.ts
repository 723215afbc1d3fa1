import type { Navigation, Site } from '#generated/records.ts'
import { category, groups, header, isPhone, menuButton } from '../../helpers/browser/header-parts.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<Navigation>('navigation.yaml')
const site = readRecord<Site>('site.yaml')
const clear = 'rgba(0, 0, 0, 0)'

test('the header stays in sight and leads on', { tag: '@both' }, async ({ page, viewport }) => {
  const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo(0, to), top)
  await visit(page, '/aboutus')
  // The base style of browsers without layers would beat all others.
  await expect(page.locator('body')).toHaveCSS('max-width', 'none')
  await test.step('it is opaque on a phone, for words lie close under it, and elsewhere past 50 pixels', async () => {
    if (isPhone(viewport)) await expect(header(page)).not.toHaveCSS('background-color', clear)
    else
      for (const top of [0, 50]) {
        await scrollTo(top)
        await expect(header(page)).toHaveCSS('background-color', clear)
      }
    await scrollTo(51)
    await expect(header(page)).not.toHaveCSS('background-color', clear)
    await scrollTo(900)
    expect((await header(page).boundingBox())!.y).toBe(0)
  })
  await test.step('it does not move the page when it takes the focus', async () => {
    await header(page).getByRole('link', { name: site.name }).focus()
    for (let pressed = 0; pressed < (isPhone(viewport) ? 2 : 18); pressed += 1) await page.keyboard.press('Tab')
    await expect(header(page).locator(':focus')).toHaveCount(1)
    expect(await page.evaluate(() => scrollY)).toBe(900)
    await scrollTo(0)
    if (!isPhone(viewport)) await expect(header(page)).toHaveCSS('background-color', clear)
  })
  await expect(header(page).getByRole('link', { name: site.name })).toHaveAttribute('href', '/')
  if (isPhone(viewport)) await menuButton(page).click()
  const links = page.getByRole('navigation', { name: words.mainLabel }).getByRole('link')
  await expect(links).toHaveText(words.header.links.map(({ label }) => label))
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
})

test('a wide header shows its categories and links at every width', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/')
  const links = page.getByRole('navigation', { name: words.mainLabel })
  const search = page.locator('header').getByRole('search').first()
  for (const width of [1280, 1920])
    await test.step(`at ${width} px no name is small, and no link lies under the search`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const names = await page.locator('header nav summary').evaluateAll((all) =>
        all.map((summary) => {
          const words = document.createRange()
          words.selectNodeContents(summary)
          const size = parseFloat(getComputedStyle(summary).fontSize)
          return { lines: Math.round(words.getBoundingClientRect().height / (size * 1.25)), isSmall: size < 15 }
        }),
      )
      expect(names).toEqual(groups.map(() => ({ lines: 1, isSmall: false })))
      const box = (await search.boundingBox())!
      const first = (await links.getByRole('link').first().boundingBox())!
      expect(first.x - (box.x + box.width)).toBeGreaterThanOrEqual(12)
    })
  await test.step('the field that grows over the links leaves none half in sight', async () => {
    await search.locator('input').focus()
    await expect(page.locator('header [data-links]')).toHaveCSS('opacity', '0')
    await search.locator('input').blur()
    await expect(page.locator('header [data-links]')).toHaveCSS('opacity', '1')
  })
  await test.step('between phone and desktop', async () => {
    await page.setViewportSize({ width: 900, height: 800 })
    await expect(links).toBeHidden()
    for (const name of groups) await expect(category(page, name)).toBeInViewport({ ratio: 1 })
    await menuButton(page).click()
    await expect(links.getByRole('link', { name: 'Contact' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(links).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })
})
