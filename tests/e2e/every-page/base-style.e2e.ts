import { expect, test, visit } from '../../helpers/browser/visitor.ts'

// Its rules stand outside the cascade's layers and would beat all others; old browsers are looked at by npm run test:old-browsers.
test('the base style of browsers without layers is not seen by others', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/Contact')
  expect(await page.evaluate(() => CSS.supports('color', 'revert-layer'))).toBe(true)
  await expect(page.locator('body')).toHaveCSS('max-width', 'none')
  await expect(page.getByRole('main').locator('form')).toBeVisible()
})
