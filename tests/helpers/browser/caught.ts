import type { Page } from 'playwright/test'

declare global {
  interface Window {
    /** What the policy refused, errors, and `pwned` for each hostile text that was run. */
    caught?: string[]
    pwned?: () => void
  }
}

/** Lets each page that is opened from now on write down what must not happen in it. */
export const watch = (page: Page) =>
  page.addInitScript(() => {
    window.caught = []
    window.pwned = () => window.caught!.push('pwned')
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.caught!.push(`${violatedDirective} ${blockedURI}`),
    )
    addEventListener('error', ({ message }) => window.caught!.push(message))
  })

/** Errors, what the policy refused, and hostile texts that were run. */
export const caughtBy = (page: Page) => page.evaluate(() => window.caught)
