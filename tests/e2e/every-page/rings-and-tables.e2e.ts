import type { Page } from 'playwright/test'
import type { Kind } from '#generated/routes.ts'
import { eachNth, isEvery } from '../../helpers/every.ts'
import { readPixels } from '../../helpers/read-pixels.ts'
import { kinds } from '../../helpers/site/kinds.ts'
import { kindsWith } from '../../helpers/site/kinds-with.ts'
import { expect, test, visit } from '../../helpers/browser/visitor.ts'

interface Ring {
  name: string
  colour: number[]
  /** Points on the ring, from the page's corner. */
  points: [x: number, y: number][]
}

/** The rings of all that takes the focus, each looked at while it has it. */
const ringsOf = (page: Page) =>
  page.evaluate((): Ring[] => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    return [...document.querySelectorAll<HTMLElement>(focusable)].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      if (width < 4 || height < 4 || !element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
        return []
      element.focus({ preventScroll: true })
      if (document.activeElement !== element) return []
      const { outlineColor, outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(element)
      // A card, or the label of a choice, wears the ring in its place.
      if (outlineStyle === 'none') return []
      const [first = element.getBoundingClientRect()] = element.getClientRects()
      // What is fixed to the screen stands on the picture where it does on the first screen.
      let isFixed = false
      for (let around: Element | null = element; around; around = around.parentElement)
        isFixed ||= getComputedStyle(around).position === 'fixed'
      const [x, y] = isFixed ? [0, 0] : [scrollX, scrollY]
      const away = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2
      const [left, top] = [first.left - away + x, first.top - away + y]
      const [right, bottom] = [first.right + away + x, first.bottom + away + y]
      const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
      return {
        name: element.outerHTML.slice(0, 90),
        colour: outlineColor.match(/\d+/g)!.slice(0, 3).map(Number),
        points: parts.flatMap((part): [number, number][] => [
          [left + (right - left) * part, top],
          [left + (right - left) * part, bottom],
          [left, top + (bottom - top) * part],
          [right, top + (bottom - top) * part],
        ]),
      }
    })
  })

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = (colour: readonly number[]) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => sum + weight * channel(colour[index]! / 255), 0)
function ratio(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

// The most kinds of controls, on all grounds; npm run test:every looks at all kinds of pages, in
// both schemes.
const often: Partial<Record<Kind, readonly ('light' | 'dark')[]>> = { home: ['light', 'dark'], calendar: ['light'] }
const schemesOf = (kind: Kind) => (isEvery ? (['light', 'dark'] as const) : (often[kind] ?? []))

test('the ring of the focus can be seen on whatever it lies', { tag: '@also-wide' }, async ({ page }) => {
  test.setTimeout(480_000)
  for (const [kind, path] of kinds)
    for (const colorScheme of schemesOf(kind)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await visit(page, path)
      const { data, width, height } = await readPixels(await page.screenshot({ fullPage: true, scale: 'css' }))
      const colourAt = ([x, y]: [number, number]) => {
        const at = (Math.round(y) * width + Math.round(x)) * 4
        return [...data.subarray(at, at + 3)]
      }
      await page.keyboard.press('Tab')
      const rings = await ringsOf(page)
      expect(rings.length, `${kind}, ${colorScheme}`).toBeGreaterThan(10)
      const unseen = rings.flatMap(({ name, colour, points }) => {
        const inside = points.filter(([x, y]) => x >= 0 && y >= 0 && x < width - 1 && y < height - 1)
        // Letters and lines beside it do not hide it.
        const seen = inside.filter((point) => ratio(colour, colourAt(point)) >= 3)
        return seen.length * 2 > inside.length
          ? []
          : `${kind}, ${colorScheme}, ${seen.length} of ${inside.length}: ${name}`
      })
      expect.soft(unseen).toEqual([])
    }
})

test(
  'a row of a table has as many cells for readers as its head, also on a phone',
  { tag: '@narrow' },
  async ({ page }) => {
    test.setTimeout(120_000)
    const answered =
      '/calculators/gst-late-fee?form=gstr-3b&period=2026-07&filed=2026-10-09&nil=no&turnover=1.2+crore&tax=5000'
    for (const path of [
      answered,
      '/cost/llp?state=TN',
      '/compare?investors=yes',
      ...eachNth(kindsWith('<table'), 3).map(([, one]) => one),
    ]) {
      // Bills are worked out by the script.
      await (path.includes('?') ? visit(page, path) : page.goto(path))
      const uneven = await page.locator('table').evaluateAll((tables: HTMLTableElement[]) =>
        tables.flatMap((table) => {
          const isShown = (one: Element) => getComputedStyle(one).display !== 'none'
          const rows = [...table.rows].filter((row) => isShown(row) && isShown(row.parentElement!))
          const counts = rows.map((row) => [...row.cells].filter(isShown).reduce((sum, cell) => sum + cell.colSpan, 0))
          return new Set(counts).size > 1 ? `${counts.join(' ')}: ${table.textContent.slice(0, 60)}` : []
        }),
      )
      expect.soft(uneven, path).toEqual([])
    }
  },
)
