import { expect, test, visit } from '../../helpers/browser/visitor.ts'

// Its rules stand outside the cascade's layers and would beat all others; tests/old-browsers looks
// at old browsers.
test('the base style of browsers without layers is not seen by others', { tag: '@wide' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit(page, '/Contact')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => CSS.supports('color', 'revert-layer'))).toBe(true)
  expect(asked.filter((path) => path.endsWith('.css')).map((path) => path.split('.')[0])).toEqual([
    '/assets/site',
    '/assets/contact',
  ])
  // No sheet has an import of its own.
  expect(
    await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => rule instanceof CSSImportRule)
        .map((rule) => rule.cssText),
    ),
  ).toEqual([])
  await expect(page.locator('body')).toHaveCSS('max-width', 'none')
  await expect(page.getByRole('main').locator('form')).toBeVisible()
})
