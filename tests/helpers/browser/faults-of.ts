import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import type axe from 'axe-core'

// The short form is read twice as fast by the browser.
const source = readFileSync(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/**
 * What axe finds wrong with the page as it is shown now: by all its rules or by some, in all of it
 * or without some of its parts.
 */
export async function faultsOf(
  page: Page,
  runOnly?: string[] | axe.RunOnly,
  exclude: string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ parts, ...rules }) => {
      const { violations } = await window.axe!.run(
        { include: [['html']], exclude: parts.map((one) => [one]) },
        { resultTypes: ['violations'], ...rules },
      )
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      )
    },
    { parts: exclude, ...(runOnly !== undefined && { runOnly }) },
  )
}
