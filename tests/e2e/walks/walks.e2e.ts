import type { Locator, Page } from 'playwright/test'
import type * as Records from '#generated/records.ts'
import { menuButton } from '../../helpers/browser/header-parts.ts'
import { headingOf } from '../../helpers/browser/on-page.ts'
import { addressOpenedBy, chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

/**
 * People who come with one thing in mind, and what it costs them to have it: each goes by the words
 * that are in sight.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const menus = readRecord<Records.Navigation>('navigation.yaml')
const city = readRecord<Records.PageCity>('pages/city.yaml')
const main = (page: Page) => page.getByRole('main')
const bottomBar = (page: Page) => page.getByRole('navigation', { name: menus.bottomBarLabel })
const searchField = (page: Page) => main(page).getByLabel(menus.search.label).and(page.locator('input'))

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'sent by a search engine' : 'without JavaScript', { tag: '@narrow' }, () => {
    test.use({ javaScriptEnabled })

    test('a shop owner of Tiruppur sees limit and fee, and the chat knows her city', async ({ page, context }) => {
      const owner = setOut(page)
      await page.goto('/gst/tiruppur')
      for (const words of ['₹40 lakh', 'from ₹2,359', /sell goods to another state/])
        await owner.finds(main(page).getByText(words, { exact: typeof words === 'string' }))
      expect(owner.cost).toEqual({ taps: 0, screens: 1 })

      const chat = await addressOpenedBy(context, () => owner.taps(bottomBar(page).getByText(menus.chatLabel)))
      expect(chatTextOf(chat)).toBe(city.sidebar.chatText.replace('{city}', 'Tiruppur'))
      expect(owner.cost.taps).toBe(1)
    })
  })

test.describe('on a phone', { tag: '@narrow' }, () => {
  test('a name of a city or a service is answered with all it costs, from the first screen', async ({ page }) => {
    for (const [typed, path, answers] of [
      ['tiruppur', '/gst/tiruppur', ['from ₹2,359']],
      ['udyam', '/services/msme-udyog', ['₹1,179', '1-3 business days']],
    ] as const) {
      const owner = setOut(page)
      await visit(page, '/')
      await owner.types(searchField(page), typed)
      await owner.taps(page.getByRole('option').first())
      await expect(page).toHaveURL(path)
      for (const words of answers) await owner.finds(main(page).getByText(words).first())
      expect(owner.cost).toEqual({ taps: 2, screens: 2 })
    }
  })

  test('whoever has missed 31 July learns what it costs by now, and sends us the case', async ({ page, context }) => {
    const words = readRecord<Records.PageCalculator>('pages/calculator.yaml')
    const { chat, questions } = readRecord<Records.Calculator>('calculators/income-tax-late-fee.yaml')
    const field = (id: string) => page.getByLabel(questions.find((one) => one.id === id)!.label)
    const late = setOut(page)
    await visit(page, '/')
    await late.taps(main(page).getByRole('link', { name: 'Missed a due date?' }))
    await late.taps(main(page).getByRole('link', { name: /^Income-tax return of individuals/ }))
    // From the first screen, and over one screen of the list.
    expect(late.cost.screens).toBeLessThanOrEqual(4)

    // What is late, whose return it is, and the year are answered.
    for (const id of ['period', 'who']) await expect(field(id)).toHaveCount(0)
    await page.getByLabel(words.form.yes, { exact: true }).check()
    await field('filed').fill('2026-11-22')
    await field('income').fill('6 lakh')
    await field('tax').fill('10,000')
    await late.taps(page.getByRole('button', { name: words.form.button }))
    // ₹5,000, and four months at 1%.
    await late.finds(page.getByText('₹5,400', { exact: true }))
    await late.finds(page.getByText(/31 July 2026/))
    const sent = await addressOpenedBy(context, () => late.taps(page.getByRole('link', { name: words.share.chat })))
    expect(chatTextOf(sent)).toContain(chat)
    expect(late.cost.taps).toBe(4)
  })

  test('a job seeker applies for an opening by its name', async ({ page, context }) => {
    const { hero, form } = readRecord<Records.PageCareers>('pages/careers.yaml')
    const seeker = setOut(page)
    await visit(page, '/')
    await seeker.taps(menuButton(page))
    await seeker.taps(page.getByRole('banner').getByRole('link', { name: 'Careers' }))
    await seeker.taps(main(page).getByRole('link', { name: hero.button }))
    await seeker.taps(main(page).getByRole('link', { name: 'Apply Now Virtual Assistant' }))
    for (const [label, words] of [
      [form.name, 'Asha Rao'],
      [form.email, 'asha@example.in'],
      [form.phone, '+91 98765 43210'],
      [form.message, 'I answer for two clinics.'],
    ] as const)
      await page.getByRole('form').getByLabel(label).fill(words)
    const sent = await addressOpenedBy(context, () => seeker.taps(page.getByRole('button', { name: /WhatsApp/ })))
    for (const words of ['Virtual Assistant', 'Asha Rao', 'I answer for two clinics.'])
      expect(chatTextOf(sent)).toContain(words)
    expect(seeker.cost.taps).toBe(5)
    expect(seeker.cost.screens).toBeLessThanOrEqual(8)
  })

  test('a client with an invoice pays in the UPI app, and says so with its number', async ({ page, context }) => {
    const { upi, paid: report } = readRecord<Records.PagePayment>('pages/payment.yaml')
    const client = setOut(page)
    await visit(page, '/payment')
    await client.taps(page.getByText('UPI Payment (GPay/PhonePe/Paytm)'))
    await page.getByLabel(upi.app.amount).fill('1999')
    await page.getByLabel(upi.app.invoice).fill('LS-204')
    const pay = page.getByRole('link', { name: upi.app.payAmount.replace('{amount}', '₹1,999') })
    await client.finds(pay)
    await expect(pay).toHaveAttribute('href', /^upi:\/\/pay\?.*am=1999/)
    expect(client.cost.taps).toBe(1)
    expect(client.cost.screens).toBeLessThanOrEqual(3)

    const paid = await addressOpenedBy(context, () =>
      client.taps(main(page).getByRole('link', { name: report.button })),
    )
    for (const words of ['1,999', 'LS-204']) expect(chatTextOf(paid)).toContain(words)
    expect(client.cost.screens).toBeLessThanOrEqual(5)
  })
})

test('a founder compares a company with an LLP, all-in prices included', { tag: '@wide' }, async ({ page }) => {
  const { 'start-your-business': companies } = readRecord<Record<string, Records.Category>>('categories.yaml')
  const { own, table } = readRecord<Records.PageCompare>('pages/compare.yaml')
  const founder = setOut(page)
  await visit(page, '/')
  await founder.taps(page.getByText(companies!.name, { exact: true }))
  await founder.taps(page.getByRole('link', { name: companies!.links![0]!.label }))
  const side = main(page).getByRole('table', { name: table.heading })
  const row = (label: string) => side.getByRole('row').filter({ hasText: label }).first()
  for (const name of ['Private limited', 'LLP']) await founder.finds(side.getByRole('columnheader', { name }))
  await founder.finds(row(own.fee))
  await expect(row(own.fee)).toContainText(/₹5,899.*₹4,719/)
  await founder.finds(row(own.inAll))
  await founder.taps(side.getByRole('link', { name: 'Private limited' }))
  await expect(page).toHaveURL('/services/pvt-ltd')
  await expect(headingOf(page)).toBeFocused()
  await founder.finds(main(page).getByText(/₹7,299/))
  expect(founder.cost.taps).toBe(3)
  expect(founder.cost.screens).toBeLessThanOrEqual(7)
})

/** A visitor who walks through the site and counts what it costs: taps, and screens to read. */
function setOut(page: Page) {
  const cost = { taps: 0, screens: 1 }
  // Reads on, a screen at a time, until something can be seen as a whole between the bars.
  const finds = async (what: Locator) => {
    await expect(what.first()).toBeVisible()
    while (!(await what.first().evaluate(liesBetweenTheBars))) {
      expect(await page.evaluate(readOn), `${String(what)} is further down`).toBe(true)
      cost.screens += 1
    }
  }
  const taps = async (what: Locator) => {
    await finds(what)
    await what.first().click()
    cost.taps += 1
    cost.screens += 1
  }
  // A tap brings the keyboard; what is typed is answered on the same screen.
  const types = async (field: Locator, words: string) => {
    await field.click()
    cost.taps += 1
    await field.fill(words)
  }
  return { cost, finds, taps, types }
}

function liesBetweenTheBars(element: Element): boolean {
  const isIn = (bar: Element | null) => bar?.contains(element) === true
  const { top, bottom, right } = element.getBoundingClientRect()
  const [header, lower] = [document.querySelector('[data-header]'), document.querySelector('footer + nav')]
  if (isIn(header) || isIn(lower)) return true
  const floor = lower?.getBoundingClientRect().top || innerHeight
  return top >= header!.getBoundingClientRect().bottom && bottom <= floor && right <= innerWidth
}

/** Scrolls by what lies between the bars but for two lines; whether there was anything left. */
function readOn(): boolean {
  const before = scrollY
  const head = document.querySelector('[data-header]')!.getBoundingClientRect().bottom
  const floor = document.querySelector('footer + nav')!.getBoundingClientRect().top || innerHeight
  scrollBy({ top: floor - head - 48, behavior: 'instant' })
  return scrollY > before
}
