import type { Faqs, PageHome, Site } from '#generated/records.ts'
import { addressOpenedBy, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageHome>('pages/home.yaml')
const site = readRecord<Site>('site.yaml')
const faqs = readRecord<Faqs>('faqs.yaml').home

test('the home page has its parts in order, and the anchors by which they are reached', async ({ page, context }) => {
  await visit(page, '/')
  const headings = [
    words.hero,
    words.stats,
    words.services,
    words.howItWorks,
    words.whyChoose,
    words.plans,
    words.testimonials,
    words.reviews,
    words.partners,
    words.faq,
    words.video,
    words.claims,
  ].map(({ heading }) => heading)
  await expect(page.locator('main > *').locator('h1, h2')).toHaveText(headings)
  expect([words.services.heading, words.howItWorks.heading, words.video.heading]).toEqual([
    'Our Services',
    'How It Works',
    'Still Have Questions?',
  ])
  const anchors = {
    'how-it-works': 'How It Works',
    pricing: words.plans.heading,
    networkpartners: words.partners.heading,
    contact: 'Still Have Questions?',
  }
  for (const [id, heading] of Object.entries(anchors))
    await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toHaveText(heading)

  for (const name of ['Get Started Today', 'Start Your Filing Process']) {
    const address = await addressOpenedBy(context, () => page.locator('main').getByRole('link', { name }).click())
    expect(String(address)).toBe(site.schedulingUrl)
  }
})

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
