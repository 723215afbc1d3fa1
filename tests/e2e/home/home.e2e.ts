import type { Faqs, PageHome, Site } from '#generated/records.ts'
import { addressOpenedBy, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageHome>('pages/home.yaml')
const site = readRecord<Site>('site.yaml')
const faqs = readRecord<Faqs>('faqs.yaml').home

test('one question is open at a time, and a second press closes it', async ({ page }) => {
  await page.goto('/')
  const part = page.locator('#faq')
  const open = part.locator('details[open] h3')
  const [first, second] = faqs.slice(0, 2).map(({ question }) => question)
  await expect(part.getByRole('heading', { level: 3 })).toHaveText(faqs.map(({ question }) => question))
  await expect(open).toHaveCount(0)
  await part.getByText(first!).click()
  await expect(open).toHaveText([first!])
  await expect(part.locator('details[open] p').first()).toBeVisible()
  await part.getByText(second!).click()
  await expect(open).toHaveText([second!])
  await part.getByText(second!).click()
  await expect(open).toHaveCount(0)
})

test('the film is called only when it is asked for, and can be watched elsewhere', async ({
  page,
  context,
  outside,
}) => {
  await visit(page, '/')
  const part = page.locator('#contact')
  await part.scrollIntoViewIfNeeded()
  await expect(part.locator('iframe')).toHaveCount(0)
  expect(outside).toEqual([])
  const address = await addressOpenedBy(context, () => part.getByRole('link', { name: words.video.watch }).click())
  expect(String(address)).toBe(site.video!.watchUrl)

  await part.getByRole('button', { name: words.video.play }).click()
  const player = part.locator('iframe')
  await expect(player).toHaveAttribute('src', `${site.video!.embedUrl}?autoplay=1`)
  await expect(player).toHaveAttribute('title', site.video!.title)
  await expect(player).toBeFocused()
  expect(outside).toContain(`${site.video!.embedUrl}?autoplay=1`)
})

test("what the firm's figures count begins in one column on a phone", { tag: '@narrow' }, async ({ page }) => {
  await visit(page, '/')
  const record = page.locator('dl').filter({ hasText: words.whyChoose.panel.figures[0]!.label })
  const edges = (of: string) =>
    record.locator(of).evaluateAll((all) => [...new Set(all.map((one) => one.getBoundingClientRect().left))])
  expect(await edges('dt')).toHaveLength(1)
  expect((await edges('dd'))[0]).toBeLessThan((await edges('dt'))[0]!)
})
