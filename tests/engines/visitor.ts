import { startDistortingHost } from '../helpers/browser/distorting-host.ts'
import { isAllLive } from '../helpers/browser/on-page.ts'

declare global {
  interface Window {
    /** Uncaught errors, warnings of the console, what the policy refused, and lost files. */
    complaints: string[]
    /** The addresses that were to be opened in a new tab. */
    opened: string[]
  }
}

/** What the checks ask of a browser, however it is driven. */
export interface Engine {
  goto: (address: string) => Promise<unknown>
  /** What a function answers in the page. It uses nothing from outside itself. */
  evaluate: <Given extends readonly unknown[], Answer>(
    ask: (...given: Given) => Answer,
    ...given: Given
  ) => Promise<Awaited<Answer>>
  click: (selector: string) => Promise<unknown>
  type: (selector: string, text: string) => Promise<unknown>
  pressEnter: () => Promise<unknown>
  close: () => Promise<unknown>
}

export type Visitor = Awaited<ReturnType<typeof openVisitor>>

/** A visitor to whom nothing is remembered: the site has an address of its own for each. */
export async function openVisitor(engine: Engine, site: string) {
  let held: Promise<void> | undefined
  const host = await startDistortingHost(
    site,
    (html) => html.replace('<head>', '<head><script src="/watch.js"></script>'),
    {
      scripts: { '/watch.js': `(${String(watch)})()` },
      isReady: (path) => (/\/assets\/chunks\/.*\.js/.test(path) ? held : undefined),
    },
  )
  const waitFor = async <Given extends readonly unknown[]>(isSo: (...given: Given) => boolean, ...given: Given) => {
    for (const end = Date.now() + 15_000; !(await engine.evaluate(isSo, ...given)); await sleep(50))
      if (Date.now() > end) throw new Error(`It never came true: ${String(isSo)}`)
  }
  return {
    ...engine,
    waitFor,
    goto: (path: string) => engine.goto(host.origin + path),
    isHydrated: () => waitFor(isAllLive),
    complaints: () => engine.evaluate(() => window.complaints),
    /** Holds back the scripts of pages until what it gives back is called. */
    holdScripts: () => {
      let letThrough = () => {}
      held = new Promise((resolve) => (letThrough = resolve))
      return letThrough
    },
    leave: host.close,
  }
}

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function watch(): void {
  const complaints: string[] = (window.complaints = [])
  window.opened = []
  addEventListener('securitypolicyviolation', (event) =>
    complaints.push(`${event.violatedDirective} ${event.blockedURI}`),
  )
  // Captured: files that are lost say so to their elements alone.
  addEventListener(
    'error',
    ({ target, message }) =>
      complaints.push(target instanceof Element ? `lost: ${target.outerHTML.slice(0, 200)}` : message),
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
  for (const level of ['error', 'warn'] as const)
    console[level] = (...said: unknown[]) => complaints.push(said.map(String).join(' '))
  // No other site is reached.
  window.open = (address) => {
    window.opened.push(String(address))
    return null
  }
}
