import type { Page } from '@playwright/test'
import type { Faqs, PageHome, Plans, Site } from '#generated/records.ts'
import { addressOpenedBy, chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageHome>('pages/home.yaml')
const site = readRecord<Site>('site.yaml')
const plans = readRecord<Plans>('plans.yaml').home
const faqs = readRecord<Faqs>('faqs.yaml').home

const partOf = (page: Page, heading: string) =>
  page.locator('main > *').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })

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

test(
  'the figures, cards, steps, benefits, plans and partners are those that were agreed',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/')
    const { stats, whyChoose } = words
    for (const { heading, figures } of [stats, { heading: whyChoose.heading, figures: whyChoose.panel.figures }]) {
      await expect(partOf(page, heading).locator('dd')).toHaveText(figures.map(({ value }) => value))
      await expect(partOf(page, heading).locator('dt')).toHaveText(figures.map(({ label }) => label))
    }
    expect(stats.figures.map(({ value }) => value)).toEqual(['10,000+', '100%', '24hr', '99.9%'])
    expect(whyChoose.panel.figures.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['5000+', '24/7', '15+ years']),
    )

    const cards = partOf(page, 'Our Services').getByRole('listitem')
    const expected = [
      ['GST Registration', 'from ₹999', '/services/gst-reg'],
      ['GST Filing', 'from ₹999/month', '/services/gst-return'],
      ['Income Tax Filing', 'from ₹999', '/services/income-tax-return'],
      ['Business Registration', 'from ₹4,999', '/services/pvt-ltd'],
    ] as const
    await expect(cards).toHaveCount(4)
    for (const [index, [title, price, href]] of expected.entries()) {
      const card = cards.nth(index)
      await expect(card.getByRole('heading')).toHaveText(title)
      await expect(card.getByText(price, { exact: true })).toBeVisible()
      await expect(card.getByRole('link', { name: `Learn More ${title}` })).toHaveAttribute('href', href)
    }

    await expect(page.locator('#how-it-works h3')).toHaveText([
      'Choose Your Service',
      'Share Documents',
      'Get Filed & Compliant',
    ])
    await expect(partOf(page, words.whyChoose.heading).getByRole('listitem')).toHaveCount(8)
    await expect(page.locator('#pricing h3')).toHaveText([/^Basic$/, `Standard${words.plans.popular}`, /^Premium$/])
    expect(words.plans.popular).toBe('Most Popular')
    await expect(page.locator('#pricing strong')).toHaveText(['₹999', '₹1,999', '₹3,999'])
    for (const { buttonText, period } of plans) {
      const href = await page.locator('#pricing').getByRole('link', { name: buttonText }).getAttribute('href')
      expect(chatTextOf(href!)).toMatch(new RegExp(`: ${buttonText.replace('Choose ', '')}, ₹[\\d,]+ ${period}$`))
    }
    const partners = page.locator('#networkpartners').getByRole('listitem')
    const mark = words.partners.sample ? ` ${words.partners.sampleMark}` : ''
    await expect(partners).toHaveText([
      ...words.partners.partners.map(({ name, kind }) => name + kind + mark),
      site.name + words.partners.firmKind,
    ])
    await expect(partners.locator('svg')).toHaveCount(7)
  },
)

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
