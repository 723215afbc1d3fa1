import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** What axe finds wrong with the page as it is shown now: by all its rules, or by some. */
export async function faultsOf(page: Page, runOnly?: string[] | axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async (rules) => {
      const { violations } = await window.axe!.run(document, { resultTypes: ['violations'], ...rules })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      )
    },
    runOnly === undefined ? {} : { runOnly },
  )
}
