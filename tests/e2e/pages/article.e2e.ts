import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Article, PageBlog, Service } from '#generated/records.ts'
import { expectInSight } from '../../helpers/browser/in-sight.ts'
import { unfoldContents } from '../../helpers/browser/unfold-contents.ts'
import { chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageBlog>('pages/blog.yaml')
const textOfFile = (slug: string) => readFileSync(new URL(`../../../data/articles/${slug}.md`, import.meta.url), 'utf8')
const article = (slug: string) => parse(textOfFile(slug).split('\n---\n')[0]!) as Article

test('an article opens with what to take from it and its contents, which lead to every part', async ({ page }) => {
  const tds = article('tds-compliance-guide')
  await visit(page, '/blog/tds-compliance-guide')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tds.title)
  const takeaways = page.getByRole('region', { name: words.article.takeaways })
  await expect(takeaways.getByRole('listitem')).toContainText(
    tds.takeaways.map((one) => (typeof one === 'string' ? one : one.text)),
  )
  for (const day of [tds.date, tds.updated])
    await expect(page.locator(`main time[datetime="${day}"]`).first()).toBeVisible()
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')

  const contents = page.getByRole('navigation', { name: words.article.contents }).getByRole('link')
  const headings = page.locator('main article h2[id]').filter({ hasNotText: words.article.takeaways })
  await unfoldContents(page, words.article.contents)
  await expect(contents).toHaveText(
    [...textOfFile('tds-compliance-guide').matchAll(/^## (.+)$/gm)].map((match) => match[1]!),
  )
  for (const link of await contents.all()) {
    await unfoldContents(page, words.article.contents)
    const heading = headings.filter({ hasText: (await link.textContent())! })
    await link.click()
    await expect(page).toHaveURL(new RegExp(`#${await heading.getAttribute('id')}$`))
    await expectInSight(heading)
  }
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

test('an article ends with help by chat and by the services, then related reading and its neighbours', async ({
  page,
}) => {
  const tds = article('tds-compliance-guide')
  await visit(page, '/blog/tds-compliance-guide')
  const section = (heading: string) =>
    page.locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) })
  const help = section(tds.help.heading)
  expect(chatTextOf((await help.getByRole('link', { name: words.article.help.chat }).getAttribute('href'))!)).toBe(
    tds.help.chatText,
  )
  await expect(help.getByRole('link', { name: words.article.help.link.label })).toHaveAttribute('href', '/services')
  await expect(section(words.article.services).getByRole('link')).toHaveText(
    tds.services.map((id) => readRecord<Service>(`services/${id}.yaml`).title),
  )
  await expect(section(words.article.related).getByRole('link')).toHaveText(
    tds.related.map((slug) => article(slug).title),
  )

  const next = page.locator('a[rel=next]')
  const following = (await next.getAttribute('href'))!
  await next.click()
  await expect(page).toHaveURL(following)
  await expect(page.locator('a[rel=prev]')).toHaveAttribute('href', '/blog/tds-compliance-guide')
})
