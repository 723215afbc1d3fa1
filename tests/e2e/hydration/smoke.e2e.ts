import { expect, test, visit } from '../../helpers/browser/visitor.ts'

// The worker is a part of what must be silent.
test.use({ serviceWorkers: 'allow' })

test('a page hydrates without a word in the console, and a link leads on without a page load', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  await visit(page, '/gst/tiruppur')
  await page.locator('main a[href="/services/gst-reg"]').first().click()
  await expect(page).toHaveURL('/services/gst-reg')
  await expect(page).toHaveTitle(/GST Registration/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(said).toEqual([])
})
