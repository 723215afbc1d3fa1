import type { Locator, Page } from '@playwright/test'
import type * as Records from '#generated/records.ts'
import { headingOf } from '../../helpers/browser/on-page.ts'
import { isPhone } from '../../helpers/browser/header-parts.ts'
import { addressOpenedBy, chatTextOf, expect, readRecord, test } from '../../helpers/browser/visitor.ts'

test.use({ javaScriptEnabled: false })

const menus = readRecord<Records.Navigation>('navigation.yaml')
const site = readRecord<Records.Site>('site.yaml')
const home = readRecord<Records.PageHome>('pages/home.yaml')
const faqs = readRecord<Records.Faqs>('faqs.yaml')
const chat = `https://wa.me/${site.whatsapp}`
const city = Object.keys(readRecord<Record<string, Records.City>>('cities.yaml'))[0]!

const main = (page: Page) => page.getByRole('main')

/**
 * The texts in a page that nobody sees, other than the answers to questions that are still closed,
 * the words of controls, jumps within the page, and what narrow screens leave out because it stands
 * further down.
 */
const hiddenTexts = (page: Page) =>
  main(page).evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const hidden: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!
      if (
        !node.nodeValue!.trim() ||
        parent.closest(
          'details:not([open]) > :not(summary), [data-wide], summary, form, fieldset, button, label, a[href^="#"], [role="status"], [aria-labelledby="trail-label"]',
        )
      )
        continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) hidden.push(node.nodeValue!)
    }
    return hidden
  })

async function expectChat(link: Locator, text: RegExp | string) {
  const href = (await link.getAttribute('href'))!
  expect(href.startsWith(`${chat}?text=`)).toBe(true)
  expect(chatTextOf(href)).toMatch(text)
}

/**
 * Opens a page and expects that everything in it can be read, and that no control is there that
 * would do nothing.
 */
async function read(page: Page, path: string) {
  await page.goto(path)
  await expect(headingOf(page)).toBeVisible()
  expect(await hiddenTexts(page)).toEqual([])
  // The search leads to the page of everything.
  const controls = main(page).locator('form:not([action="/search"]), button:not([action="/search"] button)')
  await expect(controls.filter({ visible: true })).toHaveCount(0)
}

async function expectQuestionsOpen(page: Page, questions: readonly { question: string }[]) {
  for (const { question } of questions.slice(0, 2)) {
    await main(page).getByText(question, { exact: true }).click()
    await expect(
      main(page).locator('details[open]').filter({ hasText: question }).locator('> :not(summary)'),
    ).toBeVisible()
  }
  await expect(main(page).locator('details[open]').filter({ hasText: questions[0]!.question })).toHaveCount(0)
}

test('the home page reads whole, and leads to the booking and the film', async ({ page, context }) => {
  await read(page, '/')
  const reviews = page.locator('#reviews').getByRole('listitem')
  await expect(reviews.filter({ visible: true })).toHaveCount(await reviews.count())
  for (const text of await reviews.locator('p:last-of-type').allInnerTexts()) expect(text).not.toMatch(/…$/)
  await expectQuestionsOpen(page, faqs.home)
  await expect(main(page).getByRole('link', { name: home.video.watch })).toHaveAttribute('href', site.video!.watchUrl)
  for (const name of [home.hero.button, home.howItWorks.button]) {
    expect(String(await addressOpenedBy(context, () => main(page).getByRole('link', { name }).click()))).toBe(
      site.schedulingUrl,
    )
  }
})

test('the header is opaque, and its menus open and lead on', { tag: '@both' }, async ({ page, viewport }) => {
  await page.goto('/terms')
  // Nothing would make it so when the page is scrolled.
  await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  // A phone folds the lists of the footer.
  const inFooter = page.getByRole('contentinfo').getByRole('link', { name: 'Late fee' })
  await expect(inFooter).toBeVisible({ visible: !isPhone(viewport) })
  const bar = page.getByRole('navigation', { name: menus.categoriesLabel })
  if (isPhone(viewport)) await page.getByRole('button', { name: menus.menuLabel }).click()
  await expect(page.getByRole('navigation', { name: menus.mainLabel }).getByRole('link')).toHaveCount(8)
  await expect(page.getByRole('navigation', { name: menus.mainLabel }).getByRole('link').first()).toBeVisible()
  for (const name of ['Start Your Business', 'Compliances', 'Tax & Accounting']) {
    await bar.getByText(name, { exact: true }).click()
    await expect(bar.locator('details[open] > summary')).toHaveText([name])
  }
  await bar.locator('a[href="/services/tds-return"]').click()
  await expect(page).toHaveURL('/services/tds-return')
})

test('a service is asked for by a chat that names it, or by its own form elsewhere', async ({ page, context }) => {
  const words = readRecord<Records.PageService>('pages/service.yaml')
  const { title, formLink, requirements, process } = readRecord<Records.Service>('services/gst-reg.yaml')
  await read(page, '/services/gst-reg')
  for (const statement of [...requirements, ...process])
    await expect(main(page).getByText(typeof statement === 'string' ? statement : statement.text)).toBeVisible()
  await expectChat(main(page).getByRole('link', { name: words.form.plainLink }), title)
  await expect(main(page).getByRole('link', { name: words.book })).toHaveAttribute('href', site.schedulingUrl)
  const address = await addressOpenedBy(context, () =>
    main(page).getByRole('link', { name: words.apply.button }).click(),
  )
  expect(String(address)).toBe(site.forms[formLink as keyof Records.Site['forms']])
})

test('contact and about page have links in the place of their forms', { tag: '@narrow' }, async ({ page }) => {
  const { form, details } = readRecord<Records.PageContact>('pages/contact.yaml')
  await read(page, '/Contact')
  const links = main(page).getByRole('link')
  expect((await links.filter({ hasText: form.undelivered.chat }).getAttribute('href'))!.startsWith(chat)).toBe(true)
  await expect(links.filter({ hasText: form.undelivered.email })).toHaveAttribute('href', `mailto:${site.email}`)
  await expect(links.filter({ hasText: site.phone })).toHaveAttribute('href', `tel:${site.phone.replaceAll(' ', '')}`)
  await expect(links.filter({ hasText: details.book! })).toHaveAttribute('href', site.schedulingUrl)
  for (const { name, url } of site.social) await expect(links.filter({ hasText: name })).toHaveAttribute('href', url)
  await read(page, '/aboutus')
  for (const start of [chat, `mailto:${site.email}`])
    await expect(main(page).locator(`a[href^="${start}"]`).filter({ visible: true })).not.toHaveCount(0)
})

test('both prices of every plan can be seen, and every feature', async ({ page }) => {
  const { billing, callToAction } = readRecord<Records.PagePricing>('pages/pricing.yaml')
  await page.goto('/pricing')
  const yearly = main(page).getByText('₹9,990', { exact: true })
  const monthly = main(page).getByText('₹999', { exact: true })
  await expect(monthly).toBeVisible()
  await main(page).getByRole('radio', { name: billing.yearly }).click({ force: true })
  await expect(yearly).toBeVisible()
  await expect(monthly).toBeHidden()
  const more = main(page)
    .locator('details')
    .filter({ hasText: /Show \d+ more features/ })
    .first()
  await more.locator('summary').click()
  await expect(more.getByRole('listitem').first()).toBeVisible()
  await expectQuestionsOpen(page, faqs.pricing)
  await expect(main(page).getByRole('link', { name: callToAction.button })).toHaveAttribute('href', site.schedulingUrl)
  expect((await main(page).getByRole('link', { name: callToAction.chat }).getAttribute('href'))!.startsWith(chat)).toBe(
    true,
  )
  await expect(main(page).locator('form, button').filter({ visible: true })).toHaveCount(0)
})

test('a city page reads whole, its questions open, and a chat that names the city is a link', async ({ page }) => {
  const { name } = readRecord<Record<string, Records.City>>('cities.yaml')[city]!
  await read(page, `/gst/${city}`)
  await expectQuestionsOpen(
    page,
    faqs.city
      .map(({ question }) => ({ question: question.replaceAll('{city}', name) }))
      .filter(({ question }) => !question.includes('{')),
  )
  await expectChat(main(page).locator(`a[href^="${chat}"]`).filter({ visible: true }).first(), name)
})

test('the careers page reads whole, and an enquiry is a chat or an e-mail away', async ({ page }) => {
  const { form, chat: words, openings } = readRecord<Records.PageCareers>('pages/careers.yaml')
  await read(page, '/careers')
  await expectChat(main(page).getByRole('link', { name: form.plainLink }), words.opening)
  await expect(main(page).getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`)
  await main(page).getByRole('link', { name: openings.details }).first().click()
  await expect(page).toHaveURL(/\/careers\/[a-z-]+$/)
})
