import {
  categories,
  category,
  groups,
  header,
  hrefsOf,
  menuButton,
  openCategories,
} from '../../helpers/browser/header-parts.ts'
import { expect, test, visit } from '../../helpers/browser/visitor.ts'

test.describe('the category menus of a wide screen', { tag: '@wide' }, () => {
  test('are seven, and each shows its services', async ({ page }) => {
    await visit(page, '/')
    await expect(categories(page).locator('summary')).toHaveText(groups)
    for (const name of groups) {
      await category(page, name).click()
      const links = categories(page).locator('details[open]').getByRole('link')
      expect(await links.count()).toBeGreaterThan(2)
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

  test('close where a blocker has taken the chats out of the page, too', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => {
        for (const link of document.querySelectorAll('[href*="wa.me"]')) link.remove()
      }),
    )
    await visit(page, '/terms')
    await category(page, 'Compliances').click()
    await page.keyboard.press('Escape')
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

  test('names the tools above the categories, and has a chat', async ({ page }) => {
    await visit(page, '/')
    await menuButton(page).click()
    const tools = header(page).getByRole('navigation', { name: 'Tools' }).getByRole('link')
    expect(await hrefsOf(tools)).toEqual(['/calendar', '/late', '/do-i-need-gst', '/compare', '/calculators#costs'])
    for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 1 })
    await expect(header(page).getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    await tools.filter({ hasText: 'Late fee' }).click()
    await expect(page).toHaveURL('/late')
    await expect(categories(page)).toBeHidden()
  })

  test('shows the categories as an accordion with one section open at a time', async ({ page }) => {
    await visit(page, '/')
    await menuButton(page).click()
    await expect(categories(page).locator('summary')).toHaveText(groups)
    for (const name of groups) {
      await category(page, name).click()
      await expect(openCategories(page)).toHaveText([name])
      await expect(categories(page).locator('details[open] a').last()).toBeVisible()
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
