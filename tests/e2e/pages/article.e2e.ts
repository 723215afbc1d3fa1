import { isEvery } from '../../helpers/every.ts'
import { expect, test } from '../../helpers/browser/visitor.ts'

const widest = [
  'business-registration-types',
  'accounting-software-guide',
  'professional-tax-guide',
  'startup-tax-benefits',
]

// The first of each layout is the narrowest; npm run test:every tries those between, too.
const widths: readonly (readonly [width: number, media: 'screen' | 'print'])[] = [
  [320, 'screen'],
  ...(isEvery ? ([[360, 'screen']] as const) : []),
  [768, 'screen'],
  [1024, 'screen'],
  ...(isEvery ? ([[1280, 'screen']] as const) : []),
  // A sheet of A4 between its margins.
  [718, 'print'],
]

test('tables are whole at every width and on paper, and none is scrolled', { tag: '@wide' }, async ({ page }) => {
  for (const slug of widest) {
    await page.goto(`/blog/${slug}`)
    for (const [width, media] of widths) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ media })
      const cut = await page.locator('article table').evaluateAll((tables) =>
        tables.flatMap((table) => {
          const { left, right } = table.parentElement!.getBoundingClientRect()
          const cells = [...table.querySelectorAll('th, td')].filter((cell) => {
            const box = cell.getBoundingClientRect()
            if (box.width === 0) return false
            return box.right > right + 1 || box.left < left - 1 || cell.scrollWidth > cell.clientWidth + 1
          })
          const { overflowX } = getComputedStyle(table.parentElement!)
          return [...cells.map((cell) => cell.textContent), ...(overflowX === 'visible' ? [] : [overflowX])]
        }),
      )
      expect(cut, `${slug} at ${width} px, ${media}`).toEqual([])
    }
  }
  await test.step('a wide table names the columns of each row on a phone', async () => {
    await page.emulateMedia({ media: 'screen' })
    await page.goto('/blog/business-registration-types')
    const table = page.getByRole('table', { name: 'How do the forms differ?' })
    await expect(table.locator('tbody th[scope=row]').first()).toHaveText('Owners')
    for (const [width, names] of [
      [360, ['Private company', 'LLP', 'OPC', 'Partnership', 'Proprietorship']],
      [1280, Array(5).fill('none')],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(table.locator('thead')).toBeVisible({ visible: width === 1280 })
      const labels = await table
        .locator('tbody tr:first-child td')
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', '')))
      expect(labels).toEqual(names)
    }
  })
})
