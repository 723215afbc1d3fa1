import { kinds } from '../../helpers/site/kinds.ts'
import { strangers } from '../../helpers/browser/strangers.ts'
import { expect, test, visit } from '../../helpers/browser/visitor.ts'

test.describe('with the worker', () => {
  // It is a part of what must be silent.
  test.use({ serviceWorkers: 'allow' })

  test(
    'a page hydrates without a word in the console, and a link leads on without a page load',
    { tag: '@narrow' },
    async ({ page }) => {
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      page.on('pageerror', (error) => said.push(error.message))
      await visit(page, '/gst/tiruppur')
      await page.locator('main a[href="/services/gst-reg"]').first().click()
      await expect(page).toHaveURL('/services/gst-reg')
      await expect(page).toHaveTitle(/GST Registration/)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      expect(said).toEqual([])
    },
  )
})

test(
  'a page of each kind hydrates from its own HTML, also where a translator came first, and fetches nothing for that',
  { tag: '@narrow' },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // Scripts and the index of the search have an ending.
      if (request.resourceType() === 'fetch' && !pathname.includes('.')) asked.push(pathname)
    })
    for (const [, path] of kinds) await visit(page, path)
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${String(strangers.translator)})`)
    await visit(page, '/services/gst-reg')
    expect(asked).toEqual([])
  },
)
