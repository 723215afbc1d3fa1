import type { Locator, Page } from '@playwright/test'
import type { Faqs, PageHome, Plans, Reviews, Site, Testimonials } from '#generated/records.ts'
import { addressOpenedBy, expect, readRecord, test, visit } from '../helpers/visitor.ts'

const words = readRecord<PageHome>('pages/home.yaml')
const site = readRecord<Site>('site.yaml')
const plans = readRecord<Plans>('plans.yaml').home
const reviews = readRecord<Reviews>('reviews.yaml')
const faqs = readRecord<Faqs>('faqs.yaml').home
const quotes = readRecord<Testimonials>('testimonials.yaml').carousel

const partOf = (page: Page, heading: string) =>
  page.locator('main > *').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })

test('the home page has its eleven parts in order, and the anchors by which they are reached', async ({
  page,
  context,
}) => {
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

test('the figures, cards, steps, benefits, plans and partners are those of the specification', async ({ page }) => {
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
  for (const { buttonText } of plans)
    await expect(page.locator('#pricing').getByRole('link', { name: buttonText })).toHaveAttribute(
      'href',
      site.schedulingUrl,
    )
  const partners = page.locator('#networkpartners').getByRole('listitem')
  const mark = words.partners.sample ? ` ${words.partners.sampleMark}` : ''
  await expect(partners).toHaveText([
    ...words.partners.partners.map(({ name, kind }) => name + kind + mark),
    site.name + words.partners.firmKind,
  ])
  await expect(partners.locator('svg')).toHaveCount(7)
})

test.describe('the testimonials', () => {
  const part = (page: Page) => partOf(page, words.testimonials.heading)
  const button = (page: Page, name: string) => part(page).getByRole('button', { name, exact: true })
  const row = (page: Page) => part(page).getByRole('list')

  async function expectQuote(page: Page, number: number) {
    await expect(part(page).locator('[aria-current]')).toHaveAccessibleName(`${words.testimonials.goTo} ${number}`)
    await expect
      .poll(() => row(page).evaluate((list) => Math.round((list.scrollLeft / list.clientWidth) * 10) / 10), {
        intervals: [100],
      })
      .toBe(number - 1)
  }

  /** Opens the page and stops the clock. In the jump to that moment the carousel has turned once. */
  async function visitAtNoon(page: Page, first = words.testimonials.pause) {
    await page.clock.install({ time: '2026-11-21T11:00:00' })
    await visit(page, '/')
    await expect(button(page, first)).toBeVisible()
    await page.clock.pauseAt('2026-11-21T12:00:00')
  }

  test('turn every 5 seconds and begin again after the last', async ({ page }) => {
    await visitAtNoon(page)
    await expectQuote(page, 2)
    for (const number of [3, 4, 5, 1]) {
      await page.clock.runFor(4999)
      await expectQuote(page, number === 1 ? 5 : number - 1)
      await page.clock.runFor(1)
      await expectQuote(page, number)
    }
    expect(quotes).toHaveLength(5)
  })

  test('rest under the pointer, with the focus in them and in a hidden tab, and go on afterwards', async ({ page }) => {
    await visitAtNoon(page)
    await expectQuote(page, 2)
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    const rests: readonly (readonly [begin: () => Promise<void>, end: () => Promise<void>])[] = [
      [() => row(page).hover(), () => page.mouse.move(0, 0)],
      [() => button(page, words.testimonials.next).focus(), () => button(page, words.testimonials.next).blur()],
      [() => setHidden(true), () => setHidden(false)],
    ]
    for (const [index, [begin, end]] of rests.entries()) {
      await begin()
      await page.clock.runFor(20_000)
      await expectQuote(page, index + 2)
      await end()
      await page.clock.runFor(5000)
      await expectQuote(page, index + 3)
    }
  })

  test('are stopped by a button that comes first, and started by the same', async ({ page }) => {
    await visitAtNoon(page)
    await expectQuote(page, 2)
    await page.locator('#pricing a').last().focus()
    await page.keyboard.press('Tab')
    await expect(button(page, words.testimonials.pause)).toBeFocused()
    await page.keyboard.press('Enter')
    await button(page, words.testimonials.play).blur()
    await page.clock.runFor(20_000)
    await expectQuote(page, 2)
    await button(page, words.testimonials.play).click()
    await page.clock.runFor(5000)
    // Started by hand, they turn although the pointer and the focus are on them.
    await expectQuote(page, 3)
    await expect(button(page, words.testimonials.pause)).toBeFocused()
  })

  test('stand still from the start for those who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visitAtNoon(page, words.testimonials.play)
    await page.clock.runFor(20_000)
    await expectQuote(page, 1)
    await button(page, words.testimonials.play).click()
    await page.clock.runFor(5000)
    await expectQuote(page, 2)
  })

  test('are leafed through by arrows, by dots and by a swipe', async ({ page }) => {
    await visitAtNoon(page)
    await expectQuote(page, 2)
    await button(page, words.testimonials.next).click()
    await expectQuote(page, 3)
    await button(page, `${words.testimonials.goTo} 5`).click()
    await expectQuote(page, 5)
    await button(page, words.testimonials.next).click()
    await expectQuote(page, 1)
    await button(page, words.testimonials.previous).click()
    await expectQuote(page, 5)
    await expect(part(page).getByRole('button')).toHaveCount(8)
    await row(page).evaluate(
      (list) =>
        new Promise((resolve) => {
          list.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
          list.addEventListener('scroll', resolve, { once: true })
          list.scrollTo({ left: 3 * list.clientWidth, behavior: 'instant' })
        }),
    )
    await page.clock.runFor(200)
    await expectQuote(page, 4)
  })

  test('show the quote that the dots name, also where one press follows another as the first quote comes to rest', async ({
    page,
  }) => {
    await visit(page, '/')
    await button(page, words.testimonials.next).focus()
    await row(page).evaluate(async (list, name) => {
      const next = document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!
      next.click()
      while (list.scrollLeft < list.clientWidth) await new Promise(requestAnimationFrame)
      next.click()
    }, words.testimonials.next)
    await expectQuote(page, 3)
    // Long enough for whatever reads the row afterwards.
    await row(page).evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)))
    await expectQuote(page, 3)
  })

  test('stay at the quote that was asked for, also where a slow phone rests on the way to it', async ({ page }) => {
    await visit(page, '/')
    await button(page, words.testimonials.next).focus()
    await row(page).evaluate((list) => {
      const scroll = list.scrollTo.bind(list) as (options: ScrollToOptions) => void
      // It starts, says so, and goes on half a second later.
      list.scrollTo = ((options: ScrollToOptions) => {
        list.dispatchEvent(new Event('scroll'))
        setTimeout(() => scroll(options), 500)
      }) as typeof list.scrollTo
    })
    for (const quote of [2, 3]) {
      await button(page, words.testimonials.next).click()
      await page.waitForTimeout(300)
      await expectQuote(page, quote)
    }
    await page.waitForTimeout(1500)
    await expectQuote(page, 3)
  })
})

test.describe('the reviews', () => {
  const part = (page: Page) => page.locator('#reviews')
  const names = (page: Page) => part(page).getByRole('heading', { level: 3 })
  const namesOf = (entries: readonly Reviews['entries'][number][]) => entries.map(({ name }) => name)

  test('show the rating of 4.9 of 118, and lead to the review page', async ({ page, context }) => {
    await visit(page, '/')
    await expect(part(page).getByText('4.9', { exact: true })).toBeVisible()
    await expect(part(page).getByText('118 reviews', { exact: true })).toBeVisible()
    const address = await addressOpenedBy(context, () =>
      part(page).getByRole('link', { name: words.reviews.link }).click(),
    )
    expect(String(address)).toBe(site.reviewsUrl)
  })

  test('are filtered by subject and sorted by a control in sight', async ({ page }) => {
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

    const orders: Record<string, (a: Reviews['entries'][number], b: Reviews['entries'][number]) => number> = {
      newest: (a, b) => (a.date < b.date ? 1 : -1),
      highest: (a, b) => b.rating - a.rating,
      lowest: (a, b) => a.rating - b.rating,
      'most-relevant': () => 0,
    }
    expect(
      await sort
        .locator('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
        .then((values) => values.sort()),
    ).toEqual(Object.keys(orders).sort())
    for (const [order, compare] of Object.entries(orders)) {
      await sort.selectOption(order)
      await expect(names(page)).toHaveText(namesOf([...entries].sort(compare)))
    }
  })

  test('are cut at 80 characters, and Read more shows the rest', async ({ page }) => {
    await visit(page, '/')
    const shownText = (card: Locator) => card.locator('p').last().innerText()
    for (const { name, text } of reviews.entries) {
      const card = part(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name }) })
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
    const card = part(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) })
    await card.getByRole('button', { name: `${words.reviews.readMore} ${name}`, expanded: false }).click()
    expect(await shownText(card)).toBe(text)
    await card.getByRole('button', { name: `${words.reviews.readLess} ${name}`, expanded: true }).click()
    expect((await shownText(card)).length).toBeLessThanOrEqual(80)
  })
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
  expect(String(address)).toBe(site.video.watchUrl)

  await part.getByRole('button', { name: words.video.play }).click()
  const player = part.locator('iframe')
  await expect(player).toHaveAttribute('src', `${site.video.embedUrl}?autoplay=1`)
  await expect(player).toHaveAttribute('title', site.video.title)
  await expect(player).toBeFocused()
  expect(outside).toContain(`${site.video.embedUrl}?autoplay=1`)
})
