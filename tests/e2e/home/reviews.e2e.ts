import type { Locator, Page } from '@playwright/test'
import type { PageHome, Reviews } from '#generated/records.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageHome>('pages/home.yaml')
const reviews = readRecord<Reviews>('reviews.yaml')

type Review = Reviews['entries'][number]

const part = (page: Page) => page.locator('#reviews')
const names = (page: Page) => part(page).getByRole('heading', { level: 3 })
const namesOf = (entries: readonly Review[]) => entries.map(({ name }) => name)

test('the reviews are filtered, sorted, cut short and unfolded', async ({ page }) => {
  // In the data the newest review may be the most relevant too; here the last one is.
  const last = reviews.entries.at(-1)!
  const entries = reviews.entries.map((entry) => (entry === last ? { ...entry, date: '2099-01-01' } : entry))
  await page.route('/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(`"${last.date}"`, '"2099-01-01"') })
  })
  await visit(page, '/')
  const sort = part(page).getByLabel(words.reviews.sortLabel)
  await expect(sort).toHaveValue('most-relevant')
  await expect(names(page)).toHaveText(namesOf(entries))
  const filters = part(page).getByRole('group', { name: words.reviews.filterLabel }).getByRole('button')
  await expect(filters).toHaveText(['All', 'Service', 'Team', 'Knowledge', 'Registration'])

  for (const subject of ['service', 'team', 'knowledge', 'registration']) {
    const filter = filters.filter({ hasText: new RegExp(subject, 'i') })
    await filter.click()
    await expect(part(page).locator('[aria-pressed="true"]')).toHaveText(new RegExp(`^${subject}$`, 'i'))
    const expected = entries.filter(({ category }) => category === subject)
    await expect(names(page)).toHaveText(namesOf(expected))
    await expect(part(page).getByRole('status')).toHaveText(`${expected.length} reviews`)
  }
  await filters.first().click()

  const orders: Record<string, (a: Review, b: Review) => number> = {
    newest: (a, b) => (a.date < b.date ? 1 : -1),
    highest: (a, b) => b.rating - a.rating,
    lowest: (a, b) => a.rating - b.rating,
    'most-relevant': () => 0,
  }
  await expect(sort.locator('option')).toHaveCount(Object.keys(orders).length)
  for (const [order, compare] of Object.entries(orders)) {
    await sort.selectOption(order)
    await expect(names(page)).toHaveText(namesOf([...entries].sort(compare)))
  }

  // Each is cut at 80 characters, and Read more shows the rest.
  const cardOf = (name: string) =>
    part(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) })
  const shownText = (card: Locator) => card.locator('p').last().innerText()
  for (const { name, text } of reviews.entries) {
    const card = cardOf(name)
    const more = card.getByRole('button')
    if (text.length <= 80) {
      expect(await shownText(card)).toBe(text)
      await expect(more).toHaveCount(0)
      continue
    }
    const cut = await shownText(card)
    expect(cut.length).toBeLessThanOrEqual(80)
    expect(cut.length).toBeGreaterThan(50)
    expect(text.startsWith(cut)).toBe(true)
  }
  const { name, text } = reviews.entries[0]!
  const card = cardOf(name)
  await card.getByRole('button', { name: `${words.reviews.readMore} ${name}`, expanded: false }).click()
  expect(await shownText(card)).toBe(text)
  await card.getByRole('button', { name: `${words.reviews.readLess} ${name}`, expanded: true }).click()
  expect((await shownText(card)).length).toBeLessThanOrEqual(80)
})
