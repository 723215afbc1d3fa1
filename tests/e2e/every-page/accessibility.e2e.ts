import type { ConsoleMessage, Page, Request } from 'playwright/test'
import type { RunOnly } from 'axe-core'
import type { Kind } from '#generated/routes.ts'
import { caughtBy, watch } from '../../helpers/browser/caught.ts'
import { faultsOf } from '../../helpers/browser/faults-of.ts'
import { findTooWide } from '../../old-browsers/look-at-page.ts'
import { isEvery } from '../../helpers/every.ts'
import { inFours, kinds } from '../../helpers/site/kinds.ts'
import { expect, test, visit } from '../../helpers/browser/visitor.ts'

test.use({
  // The worker is a part of what must be silent.
  serviceWorkers: 'allow',
  // A phone would shrink what is too wide, and hide the fault.
  isMobile: false,
  contextOptions: { reducedMotion: 'reduce' },
})

// What is wrong with one kind of page keeps nobody from hearing of the next.
const expectSoftly = expect.configure({ soft: true })

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
// Around the page it is the same on all of them: the home page stands for them, at a third less.
const around = ['[data-header]', 'footer', 'footer + nav']
// The others are made of the parts of these: tests/site/delivery/html.test.ts asks for the names,
// labels and order of theirs in every run, and npm run test:every looks at them here.
const often: readonly Kind[] = [
  ...(['home', 'services', 'service', 'pricing', 'contact', 'careers', 'payment', 'article'] as const),
  ...(['calendar', 'cities', 'state', 'city', 'check', 'search', 'calculator', 'late'] as const),
]
const shown = kinds.filter(([kind]) => isEvery || often.includes(kind))
// The one scheme differs from the other in its colours alone, which only these rules look at. That
// each pair of colours can be read in both is asked by tests/styles/contrast.test.ts in every run,
// and here by npm run test:every.
const ofColours: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** What is pressed and is less than 24 px high or wide. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const pressed = document.querySelectorAll<HTMLElement>('a[href], button, summary, select, textarea, input')
    return [...pressed]
      .filter((element) => {
        if (
          !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) ||
          element.closest('.visually-hidden')
        )
          return false
        // A link in running text is as high as its line: WCAG 2.5.8 exempts it.
        const isInText =
          element.matches('a') &&
          getComputedStyle(element).display === 'inline' &&
          element.parentElement!.textContent!.trim() !== element.textContent!.trim()
        // The label of a box or a choice is pressed in its place.
        const target = element.matches('[type=checkbox], [type=radio]')
          ? (element.closest('label') ?? element)
          : element
        const { width, height } = target.getBoundingClientRect()
        // What a pseudo-element stretches over a card is as large as the card.
        const isStretched = getComputedStyle(element, '::after').position === 'absolute'
        return width > 1 && !isInText && !isStretched && (width < 24 || height < 24)
      })
      .map((element) => element.outerHTML.slice(0, 160))
  })

// The largest letters are the strictest; npm run test:every tries those between, too.
const bySettings = isEvery ? [20, 24, 32] : [32]
const byApps = isEvery ? [22.4, 24, 32] : [32]

/** Larger letters, up to twice the size, need no sideways scrolling. */
async function expectRoomForLargeLetters(page: Page, kind: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  const enlarged = () =>
    page.evaluate(() => ({
      size: getComputedStyle(document.documentElement).fontSize,
      tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }))
  for (const standard of bySettings) {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } })
    await expectSoftly.poll(enlarged, `${kind}, in large letters`).toEqual({ size: `${standard}px`, tooWide: 0 })
  }
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  // As a browser inside another app enlarges them: no media query sees that.
  for (const size of byApps) {
    await page.evaluate((one) => (document.documentElement.style.fontSize = `${one}px`), size)
    await expectSoftly.poll(enlarged, `${kind}, in a larger root`).toEqual({ size: `${size}px`, tooWide: 0 })
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await devtools.detach()
}

/** The narrowest window that WCAG asks for is 1280 px at four times the size. */
async function expectRoomAt320Px(page: Page, kind: string): Promise<void> {
  const viewport = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  expectSoftly(await page.evaluate(findTooWide), `${kind}: what is wider than 320 px`).toEqual([])
  expectSoftly(await tooSmall(page), `${kind}: what is less than 24 px high or wide at 320 px`).toEqual([])
  await page.setViewportSize(viewport)
}

async function expectAccessible(page: Page, [kind, path]: (typeof kinds)[number]): Promise<void> {
  const said: string[] = []
  const hear = (message: ConsoleMessage) => void said.push(message.text())
  const asked: string[] = []
  const watchRequest = (request: Request) => {
    const { pathname } = new URL(request.url())
    const isPage = request.resourceType() === 'xhr'
    if (isPage || pathname.endsWith('.css')) asked.push(pathname)
  }
  page.on('console', hear).on('request', watchRequest)
  await visit(page, path)
  const sheets = asked.filter((one) => one.endsWith('.css'))
  const others = asked.filter((one) => !one.endsWith('.css'))
  expectSoftly(others, `${kind}: what the page fetched, although its own HTML has all`).toEqual([])
  expectSoftly(sheets.length, `${kind}: the sheet of all pages, and that of its kind`).toBeLessThanOrEqual(2)
  page.off('request', watchRequest)
  await page.evaluate(() => navigator.serviceWorker.ready)
  expectSoftly(await caughtBy(page), `${kind}: errors, and what the policy refused`).toEqual([])
  // The browser itself remarks on a page that is answered with 404.
  expectSoftly(
    said.filter((text) => !text.startsWith('Failed to load resource: the server responded with a status of 404')),
    `${kind}: what the console says`,
  ).toEqual([])
  page.off('console', hear)

  expectSoftly(await faultsOf(page, all, kind === 'home' ? [] : around), `${kind}, light`).toEqual([])
  if (!isEvery) return
  await page.emulateMedia({ colorScheme: 'dark' })
  expectSoftly(await faultsOf(page, ofColours), `${kind}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

for (const [tag, more] of [
  [[], ', on a phone whole in large letters and at 320 px'],
  [['@wide', '@every'], ', on a wide screen'],
] as const)
  for (const group of inFours(shown))
    test(
      `${group.map(([kind]) => kind).join(', ')}: silent under the real security policy, and without an accessibility fault${more}`,
      { tag: [...tag] },
      async ({ page }, { project }) => {
        test.setTimeout(120_000)
        await watch(page)
        for (const one of group) {
          await expectAccessible(page, one)
          if (project.name !== 'phone') continue
          await expectRoomForLargeLetters(page, one[0])
          await expectRoomAt320Px(page, one[0])
        }
      },
    )
