import type { Page } from 'playwright/test'
import { categories, category, groups, header, menuButton } from '../../helpers/browser/header-parts.ts'
import { expect, test, visit } from '../../helpers/browser/visitor.ts'

const open = (page: Page) => categories(page).locator('details[open] > summary')

test.describe('the category menus of a wide screen', { tag: '@wide' }, () => {
  test('show their services, one menu at a time, and close in each way', async ({ page }) => {
    await visit(page, '/')
    await expect(categories(page).locator('summary')).toHaveText(groups)
    const columnsOf = new Map<string, number>()
    for (const name of groups) {
      await category(page, name).click()
      await expect(open(page)).toHaveText([name])
      const links = categories(page).locator('details[open]').getByRole('link')
      const boxes = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
      expect(boxes.length).toBeGreaterThan(2)
      expect(boxes.filter(({ right, bottom }) => right > 1280 || bottom > 800)).toEqual([])
      columnsOf.set(name, new Set(boxes.map(({ left }) => Math.round(left))).size)
    }
    expect(columnsOf.get('Start Your Business')).toBe(1)
    expect(columnsOf.get('Compliances')).toBeGreaterThan(1)

    await test.step('by a second press', async () => {
      await category(page, groups.at(-1)!).click()
      await expect(open(page)).toHaveCount(0)
    })
    await test.step('by a press elsewhere', async () => {
      await category(page, 'Compliances').click()
      expect((await category(page, 'Compliances').locator('xpath=../ul').boundingBox())!.width).toBeGreaterThan(800)
      await page.mouse.click(1270, 700)
      await expect(open(page)).toHaveCount(0)
    })
    await test.step('by Escape, with the focus back on their name', async () => {
      await category(page, 'Compliances').focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(categories(page).locator('details[open] a').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(open(page)).toHaveCount(0)
      await expect(category(page, 'Compliances')).toBeFocused()
    })
    await test.step('when the focus goes on', async () => {
      await category(page, 'Loans & Insurance').focus()
      await page.keyboard.press('Enter')
      await expect(open(page)).toHaveText(['Loans & Insurance'])
      await header(page).getByRole('link', { name: 'Get Started' }).focus()
      await expect(open(page)).toHaveCount(0)
    })
    // The page on which one is chosen may be the page it leads to.
    for (const target of ['another page', 'the page itself'])
      await test.step(`by choosing a service, which opens ${target}`, async () => {
        await category(page, 'Intellectual Property').click()
        await categories(page).locator('details[open] a[href="/services/patent-registration"]').click()
        await expect(page).toHaveURL('/services/patent-registration')
        await expect(open(page)).toHaveCount(0)
      })
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
    await expect(open(page)).toHaveCount(0)
  })
})

test('the menu of a phone has categories and tools, and closes in each way', { tag: '@narrow' }, async ({ page }) => {
  await visit(page, '/')
  await expect(categories(page)).toBeHidden()
  await menuButton(page).click()
  // They stand above the categories.
  const tools = header(page).getByRole('navigation', { name: 'Tools' }).getByRole('link')
  expect(await tools.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/calendar',
    '/late',
    '/do-i-need-gst',
    '/check/notice',
    '/compare',
    '/calculators#costs',
  ])
  for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 1 })
  await expect(header(page).getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  await expect(categories(page).locator('summary')).toHaveText(groups)
  for (const name of groups) {
    await category(page, name).click()
    await expect(open(page)).toHaveText([name])
    await expect(categories(page).locator('details[open] a').last()).toBeVisible()
  }
  await category(page, 'Loans & Insurance').click()
  await expect(open(page)).toHaveCount(0)

  await test.step('by its button', async () => {
    await menuButton(page).click()
    await expect(categories(page)).toBeHidden()
  })
  await test.step('by Escape, with the focus back on its button', async () => {
    await menuButton(page).click()
    await page.keyboard.press('Escape')
    await expect(categories(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })
  await test.step('by choosing a tool', async () => {
    await menuButton(page).click()
    await tools.filter({ hasText: 'Late fee' }).click()
    await expect(page).toHaveURL('/late')
    await expect(categories(page)).toBeHidden()
  })
  await test.step('by choosing a service, with its sections', async () => {
    await menuButton(page).click()
    await category(page, 'License / Registration').click()
    await categories(page).locator('a[href="/services/fssai"]').click()
    await expect(page).toHaveURL('/services/fssai')
    await expect(categories(page)).toBeHidden()
    await menuButton(page).click()
    await expect(open(page)).toHaveCount(0)
  })
})
