import type { Page } from '@playwright/test'
import type { City, Faqs, PageCity, Site, State } from '#generated/records.ts'
import { expectInSight } from '../../helpers/browser/in-sight.ts'
import { addressOpenedBy, chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const site = readRecord<Site>('site.yaml')
const words = readRecord<PageCity>('pages/city.yaml')
const cities = readRecord<Record<string, City>>('cities.yaml')
const states = readRecord<Record<string, State>>('states.yaml')

const nameOf = (slug: string) => cities[slug]!.alias ?? cities[slug]!.name
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Get Your GSTIN' })
const chatLink = (page: Page) => sidebar(page).getByRole('link', { name: words.sidebar.button })
const findLink = (page: Page) => page.getByRole('link', { name: /^Find in / })

/** A text of the city pages for one city. */
function fill(text: string, slug: string): string {
  const { name, gstCode } = states[cities[slug]!.state]!
  return text.replaceAll('{city}', nameOf(slug)).replaceAll('{state}', name).replaceAll('{gstCode}', gstCode)
}

test('a city page has all its parts, for this city and its state', async ({ page }) => {
  const state = states['MH']!
  await page.goto('/gst/pune')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Easy GST Registration in Pune')
  for (const heading of [
    'What is GST Registration',
    'Who Needs It',
    'Benefits',
    'Documents Needed',
    'Penalties',
    'Turnover Limit',
    'Return Filing',
    'FAQ Summary',
  ]) {
    await expect(page.getByRole('heading', { name: heading, level: 2, exact: true })).toBeVisible()
  }
  for (const heading of ['Regular', 'Composition', 'Voluntary'])
    await expect(page.getByRole('heading', { name: heading, level: 3, exact: true })).toBeVisible()
  const main = page.locator('main')
  await expect(main).toContainText(fill(words.whatIs.text, 'pune'))
  await expect(main).toContainText('₹40 lakh for goods and ₹20 lakh for services, and ₹10 lakh in special cases')
  await expect(main).toContainText('2-6 days')
  // What is true of the whole state is on its page.
  for (const [name, anchor] of [
    [words.turnoverLimit.more, 'limits'],
    [words.returnFiling.more, 'returns'],
    ['Up to ₹2,500 a year', 'professional-tax'],
    [fill(words.offices.more, 'pune'), 'offices'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', `/gst/state/maharashtra#${anchor}`)
  const limits = page.locator('main dl').first()
  await expect(limits).toContainText(`₹${state.goodsThresholdLakh} lakh`)
  await expect(limits).toContainText(`₹${state.servicesThresholdLakh} lakh`)
  // The whole price and the usual time are in the first screen.
  await expect(limits.getByRole('link', { name: 'from ₹2,359' })).toHaveAttribute('href', '/services/gst-reg#pricing')
  await expect(limits).toContainText('3 to 7 working days')
  // What a visitor asks first comes first, and the offices come after the questions.
  const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts()
  const asked = [
    words.whoNeeds.heading,
    words.turnoverLimit.heading,
    words.time.heading,
    words.documents.heading,
    words.trades.heading,
    words.returnFiling.heading,
    words.penalties.heading,
    words.faq.heading,
    words.offices.heading,
  ].map((heading) => fill(heading, 'pune'))
  expect(headings.filter((heading) => asked.includes(heading))).toEqual(asked)
  await expect(main).toContainText('by the 11th of the next month')
  await expect(main).toContainText(
    'in Maharashtra, GSTR-1 by the 13th and GSTR-3B by the 22nd of the month after the quarter',
  )
  await expect(main).toContainText('People, Census 2011')
  const offices = page.getByRole('table', { name: fill(words.offices.heading, 'pune') })
  await expect(offices).toContainText('one of Pune I, Pune II')
  await expect(offices.getByRole('link', { name: 'Notification 2/2017, Table I' })).toBeVisible()
  const near = page.locator('section', { has: page.getByRole('heading', { name: fill(words.near.near, 'pune') }) })
  await expect(near.getByRole('link').first()).toBeVisible()
  // Each distance is written, and none is farther than what may be called near.
  for (const distance of await near.locator('small').allInnerTexts())
    expect(Number(/(\d+) km (north|south|east|west)/.exec(distance)![1])).toBeLessThanOrEqual(180)
  const { city: faqs } = readRecord<Faqs>('faqs.yaml')
  const answerOf = (index: number) => {
    const { answer } = faqs[index]!
    return page.getByText(fill(typeof answer === 'string' ? answer : answer.text, 'pune'))
  }
  await page.getByText(fill(faqs[0]!.question, 'pune')).click()
  await expect(answerOf(0)).toBeVisible()
  await page.getByText(fill(faqs[1]!.question, 'pune')).click()
  await expect(answerOf(1)).toBeVisible()
  await expect(answerOf(0)).toBeHidden()
})

test('the start button jumps to the sidebar, whose chat names the city', async ({ page, context }) => {
  await visit(page, '/gst/new-delhi')
  await page.getByRole('link', { name: words.start }).click()
  await expectInSight(sidebar(page))
  // On a wide screen it was in view before; whoever uses the keyboard goes on from there.
  await expect(sidebar(page)).toBeFocused()
  await expect(sidebar(page)).toContainText(fill(words.sidebar.text, 'new-delhi'))
  // The name is encoded: no blank and no plus in the address.
  expect(await chatLink(page).getAttribute('href')).toContain('New%20Delhi')
  await expect(sidebar(page).getByRole('link', { name: site.phone })).toHaveAttribute('href', /^tel:\+?\d+$/)
  const [request] = await Promise.all([
    context.waitForEvent('request', (one) => one.url().startsWith('https://wa.me/')),
    chatLink(page).click(),
  ])
  expect(new URL(request.url()).pathname).toBe(`/${site.whatsapp}`)
  expect(chatTextOf(request.url())).toBe(words.sidebar.chatText.replace('{city}', 'New Delhi'))
})

test(
  'the sidebar stays beside the text of a wide screen, and stands before it on a phone',
  { tag: '@both' },
  async ({ page, viewport }) => {
    await page.goto('/gst/pune')
    const before = await sidebar(page).evaluate((element) => element.getBoundingClientRect().bottom)
    const text = await page
      .getByRole('heading', { name: words.whatIs.heading })
      .evaluate((element) => element.getBoundingClientRect().top)
    if (viewport!.width < 960) expect(before).toBeLessThan(text)
    else {
      await page.getByRole('heading', { name: words.penalties.heading }).scrollIntoViewIfNeeded()
      await expectInSight(sidebar(page))
    }
  },
)

test(
  '"Find in" stands on the pages of the listed cities and on no other',
  { tag: '@wide' },
  async ({ page, context }) => {
    const listed = {
      mumbai: 'Mumbai',
      bengaluru: 'Bangalore',
      chennai: 'Chennai',
      hyderabad: 'Hyderabad',
      visakhapatnam: 'Visakhapatnam',
      coimbatore: 'Coimbatore',
    }
    for (const [slug, name] of Object.entries(listed)) {
      await page.goto(`/gst/${slug}`, { waitUntil: 'domcontentloaded' })
      await expect(findLink(page)).toHaveText(`Find in ${name}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Easy GST Registration in ${name}`)
    }
    expect((await addressOpenedBy(context, () => findLink(page).click())).href).toBe(
      cities['coimbatore']!.googleSearchUrl,
    )
    for (const slug of ['pune', 'jayanagar', 'ahmedabad']) {
      await page.goto(`/gst/${slug}`, { waitUntil: 'domcontentloaded' })
      await expect(chatLink(page)).toBeVisible()
      await expect(findLink(page)).toHaveCount(0)
    }
  },
)

test(
  'another name of a city leads to the same page, which names the one address it goes by',
  { tag: '@wide' },
  async ({ page }) => {
    const canonical = page.locator('link[rel=canonical]')
    for (const [alias, slug] of [
      ['trichy', 'tiruchirappalli'],
      ['kovai', 'coimbatore'],
      ['tirupur', 'tiruppur'],
      ['thuthukudi', 'thoothukudi'],
      ['tiruppur', 'tiruppur'],
    ] as const) {
      const response = await page.goto(`/gst/${alias}`, { waitUntil: 'domcontentloaded' })
      expect(response!.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Easy GST Registration in ${nameOf(slug)}`)
      await expect(canonical).toHaveAttribute('href', `${site.origin}/gst/${slug}`)
      expect(chatTextOf((await chatLink(page).getAttribute('href'))!)).toContain(nameOf(slug))
    }
  },
)

test('a neighbourhood has a page that belongs to its city', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/gst/rt-nagar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Easy GST Registration in RT Nagar')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/gst/bengaluru`)
  expect(chatTextOf((await chatLink(page).getAttribute('href'))!)).toContain('RT Nagar')
  await page.locator('main p', { hasText: words.within }).getByRole('link').click()
  await expect(page).toHaveURL('/gst/bengaluru')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Easy GST Registration in Bangalore')
})
