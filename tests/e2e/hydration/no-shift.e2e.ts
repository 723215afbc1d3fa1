import type { LayoutShift } from '../../bench/observe-page.ts'
import { isEvery } from '../../helpers/every.ts'
import { holdRequests, isHydrated, lateScripts } from '../../helpers/browser/on-page.ts'
import { expect, test } from '../../helpers/browser/visitor.ts'
import { kinds } from '../../helpers/site/kinds.ts'

// What these show differs once the script runs: a form for links, a button, a day, an answer.
// npm run test:every looks at all kinds.
const changing = ['calculator', 'calendar', 'contact', 'home', 'payment', 'service']

// A phone would shrink what is too wide, and the shift with it.
test.use({ isMobile: false, contextOptions: { reducedMotion: 'reduce' } })

test('nothing moves when the script takes over', { tag: '@narrow' }, async ({ page }) => {
  test.setTimeout(120_000)
  for (const [kind, path] of kinds.filter(([one]) => isEvery || changing.includes(one))) {
    const letThrough = await holdRequests(page, lateScripts)
    await page.goto(path)
    const moved = await page.evaluateHandle(async () => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      // The display face moves headings when it comes, where no stand-in is as narrow.
      await document.fonts.ready
      await nextFrame()
      await nextFrame()
      const texts: string[] = []
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as LayoutShift[])
          if (value > 0.001)
            texts.push(...sources.map(({ node }) => `${value}: ${node?.textContent?.slice(0, 80) ?? ''}`))
      }).observe({ type: 'layout-shift' })
      return texts
    })
    letThrough()
    await isHydrated(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))))
    expect.soft(await moved.jsonValue(), kind).toEqual([])
    await page.unroute(lateScripts)
  }
})
