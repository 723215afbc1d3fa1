import type { Page } from '@playwright/test'

/**
 * Opens the contents of a long text where a phone has them folded; beside the text they always
 * stand open.
 */
export async function unfoldContents(page: Page, name: string): Promise<void> {
  const contents = page.getByRole('navigation', { name })
  if (!(await contents.locator('a').first().isVisible())) await contents.locator('summary').click()
}
