import type { Page } from '@playwright/test'

/** Holds back the answers to some requests until the returned function is called. */
export async function holdRequests(page: Page, which: string | RegExp): Promise<() => void> {
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(which, async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}
