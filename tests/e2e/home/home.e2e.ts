import type { Faqs, PageHome, Site } from '#generated/records.ts'
import { addressOpenedBy, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageHome>('pages/home.yaml')
const site = readRecord<Site>('site.yaml')
const faqs = readRecord<Faqs>('faqs.yaml').home

test('one question is open at a time, and the film waits to be asked for', async ({ page, context, outside }) => {
  await visit(page, '/')
  const questions = page.locator('#faq')
  const open = questions.locator('details[open] h3')
  const [first, second] = faqs.slice(0, 2).map(({ question }) => question)
  await expect(questions.getByRole('heading', { level: 3 })).toHaveText(faqs.map(({ question }) => question))
  await expect(open).toHaveCount(0)
  await questions.getByText(first!).click()
  await expect(open).toHaveText([first!])
  await expect(questions.locator('details[open] p').first()).toBeVisible()
  await questions.getByText(second!).click()
  await expect(open).toHaveText([second!])
  await questions.getByText(second!).click()
  await expect(open).toHaveCount(0)

  const part = page.locator('#contact')
  await part.scrollIntoViewIfNeeded()
  const player = part.locator('iframe')
  await expect(player).toHaveCount(0)
  expect(outside).toEqual([])
  const address = await addressOpenedBy(context, () => part.getByRole('link', { name: words.video.watch }).click())
  expect(String(address)).toBe(site.video!.watchUrl)
  await part.getByRole('button', { name: words.video.play }).click()
  await expect(player).toHaveAttribute('src', `${site.video!.embedUrl}?autoplay=1`)
  await expect(player).toHaveAttribute('title', site.video!.title)
  await expect(player).toBeFocused()
  expect(outside).toContain(`${site.video!.embedUrl}?autoplay=1`)
})

test("a phone shows the visitor's own day, and figures in line", { tag: '@narrow' }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-12T09:00:00+05:30'))
  await visit(page, '/')
  const leaf = page.locator('[data-cover]')
  await expect(leaf.getByText('Saturday, 12 December 2026')).toBeVisible()
  await expect(leaf.locator('ol time').first()).toHaveAttribute('datetime', '2026-12-15')
  // What the firm's figures count begins in one column.
  const record = page.locator('dl').filter({ hasText: words.whyChoose.panel.figures[0]!.label })
  const edges = (of: string) =>
    record.locator(of).evaluateAll((all) => [...new Set(all.map((one) => one.getBoundingClientRect().left))])
  expect(await edges('dt')).toHaveLength(1)
  expect((await edges('dd'))[0]).toBeLessThan((await edges('dt'))[0]!)
})
