import { expect, test, visit } from '../../helpers/browser/visitor.ts'

// Its rules stand outside the cascade's layers and would beat all others; old browsers are looked at by npm run test:old-browsers.
test(
  'the base style of browsers without layers is neither asked for nor seen by others',
  { tag: '@wide' },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visit(page, '/Contact')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => CSS.supports('color', 'revert-layer'))).toBe(true)
    expect(asked.filter((path) => path.endsWith('.css')).map((path) => path.split('.')[0])).toEqual([
      '/assets/site',
      '/assets/contact',
    ])
    // Nor has a sheet an import, or a rule, of it.
    expect(
      await page.evaluate(() =>
        [...document.styleSheets]
          .flatMap(({ cssRules }) => [...cssRules])
          .filter((rule) => rule instanceof CSSImportRule || rule instanceof CSSSupportsRule)
          .map((rule) => rule.cssText),
      ),
    ).toEqual([])
    await expect(page.locator('body')).toHaveCSS('max-width', 'none')
    await expect(page.getByRole('main').locator('form')).toBeVisible()
  },
)
