import { kinds } from '../../helpers/site/kinds.ts'
import { expect, test, visit } from '../../helpers/browser/visitor.ts'

// The narrowest window that WCAG asks for: 1280 px at four times the size. A phone would shrink
// what is too wide, and hide the fault.
test.use({
  viewport: { width: 320, height: 640 },
  isMobile: false,
  trace: 'off',
  contextOptions: { reducedMotion: 'reduce' },
})

for (const [kind, path] of kinds) {
  test(
    `${kind}: at 320 px nothing scrolls sideways, and what is pressed is 24 px high and wide at least`,
    { tag: '@narrow' },
    async ({ page }) => {
      await visit(page, path)
      const tooWide = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement
        const clips = (element: Element | null): boolean =>
          element !== null &&
          element !== document.body &&
          (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement))
        const sticksOut = [...document.querySelectorAll('body *')].filter((element) => {
          const { left, right, width } = element.getBoundingClientRect()
          return (
            width > 1 &&
            (right > clientWidth + 1 || left < -1) &&
            getComputedStyle(element).visibility !== 'hidden' &&
            !clips(element.parentElement)
          )
        })
        return [
          ...(scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth} px`] : []),
          ...sticksOut.map((element) => element.outerHTML.slice(0, 120)),
        ]
      })
      expect(tooWide).toEqual([])

      const tooSmall = await page.evaluate(() => {
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
          .map(
            (element) =>
              `${Math.round(element.getBoundingClientRect().width)} × ${Math.round(element.getBoundingClientRect().height)} ${element.outerHTML.slice(0, 160)}`,
          )
      })
      expect(tooSmall).toEqual([])
    },
  )
}
