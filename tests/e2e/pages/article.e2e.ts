import type { PageBlog } from '#generated/records.ts'
import { expectInSight, unfoldContents } from '../../helpers/browser/on-page.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageBlog>('pages/blog.yaml')

test('the contents of an article lead to every part, and its end to its neighbour', async ({ page }) => {
  await visit(page, '/blog/tds-compliance-guide')
  const contents = page.getByRole('navigation', { name: words.article.contents }).getByRole('link')
  const headings = page.locator('main article h2[id]').filter({ hasNotText: words.article.takeaways })
  for (const link of await contents.all()) {
    await unfoldContents(page, words.article.contents)
    const heading = headings.filter({ hasText: (await link.textContent())! })
    await link.click()
    await expect(page).toHaveURL(new RegExp(`#${await heading.getAttribute('id')}$`))
    await expectInSight(heading)
  }
  const next = page.locator('a[rel=next]')
  const following = (await next.getAttribute('href'))!
  await next.click()
  await expect(page).toHaveURL(following)
  await expect(page.locator('a[rel=prev]')).toHaveAttribute('href', '/blog/tds-compliance-guide')
})

const widest = [
  'business-registration-types',
  'accounting-software-guide',
  'professional-tax-guide',
  'startup-tax-benefits',
]

test('tables are whole at every width and on paper, and none is scrolled', { tag: '@wide' }, async ({ page }) => {
  for (const slug of widest) {
    await page.goto(`/blog/${slug}`)
    for (const [width, media] of [
      [320, 'screen'],
      [360, 'screen'],
      [768, 'screen'],
      [1024, 'screen'],
      [1280, 'screen'],
      // A sheet of A4 between its margins.
      [718, 'print'],
    ] as const) {
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
})

test('a wide table names the columns of each row on a phone', { tag: '@both' }, async ({ page, viewport }) => {
  await page.goto('/blog/business-registration-types')
  const table = page.getByRole('table', { name: 'How do the forms differ?' })
  await expect(table.locator('tbody th[scope=row]').first()).toHaveText('Owners')
  const isPhone = viewport!.width < 768
  await expect(table.locator('thead')).toBeVisible({ visible: !isPhone })
  const labels = await table
    .locator('tbody tr')
    .first()
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', '')))
  expect(labels).toEqual(
    isPhone ? ['Private company', 'LLP', 'OPC', 'Partnership', 'Proprietorship'] : Array(5).fill('none'),
  )
})
