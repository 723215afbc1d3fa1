import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { eachNth } from '../../helpers/every.ts'
import { kinds } from '../../helpers/site/kinds.ts'
import { expect, test, visit } from '../../helpers/browser/visitor.ts'

// The worker is a part of what must be silent. A trace would record axe's own work, at several
// times its cost.
test.use({ serviceWorkers: 'allow', trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
// The one scheme differs from the other in its colours alone, which only these rules look at.
const ofColours: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

declare global {
  interface Window {
    axe: typeof axe
    refusedByPolicy?: string[]
  }
}

/** What axe finds wrong with the page as it is shown now. */
function faultsOf(page: Page, runOnly: axe.RunOptions['runOnly']): Promise<string[]> {
  return page.evaluate(async (rules) => {
    const { violations } = await window.axe.run(document, { runOnly: rules!, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    )
  }, runOnly)
}

// A phone sees each kind of page in every run, a wide screen some of them; npm run test:every shows
// all to both.
const shownWide = eachNth(kinds, 9)

for (const shown of kinds) {
  const [kind, path] = shown
  const options = shownWide.includes(shown) ? { tag: '@both' } : {}
  test(
    `${kind}: silent under the real security policy, and without an accessibility fault in light, in dark and in large letters`,
    options,
    async ({ page, context }, { project }) => {
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      page.on('pageerror', (error) => said.push(error.message))
      await page.addInitScript(() => {
        window.refusedByPolicy = []
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          window.refusedByPolicy!.push(`${violatedDirective} ${blockedURI}`),
        )
      })
      await visit(page, path)
      await page.evaluate(() => navigator.serviceWorker.ready)
      expect(await page.evaluate(() => window.refusedByPolicy)).toEqual([])
      // The browser itself remarks on a page that is answered with 404.
      expect(
        said.filter((text) => !text.startsWith('Failed to load resource: the server responded with a status of 404')),
      ).toEqual([])

      await page.evaluate(axe.source)
      expect(await faultsOf(page, all)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await faultsOf(page, ofColours)).toEqual([])
      if (project.name !== 'phone') return

      // Letters of twice the size need no sideways scrolling.
      const devtools = await context.newCDPSession(page)
      await devtools.send('Page.enable')
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
      const enlarged = () =>
        page.evaluate(() => ({
          size: getComputedStyle(document.documentElement).fontSize,
          tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }))
      await expect.poll(enlarged).toEqual({ size: '32px', tooWide: 0 })
    },
  )
}
