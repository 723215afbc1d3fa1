import type { Page } from 'playwright/test'
import type * as Records from '#generated/records.ts'
import { headingOf } from '../../helpers/browser/on-page.ts'
import { isPhone } from '../../helpers/browser/header-parts.ts'
import { expect, readRecord, test } from '../../helpers/browser/visitor.ts'

test.use({ javaScriptEnabled: false })

const menus = readRecord<Records.Navigation>('navigation.yaml')
const site = readRecord<Records.Site>('site.yaml')
const home = readRecord<Records.PageHome>('pages/home.yaml')
const faqs = readRecord<Records.Faqs>('faqs.yaml').home

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
          'details:not([open]) > :not(summary), [data-wide], summary, script, form, fieldset, button, label, a[href^="#"], [role="status"], [aria-labelledby="trail-label"]',
        )
      )
        continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) hidden.push(node.nodeValue!)
    }
    return hidden
  })

/**
 * Opens a page and expects that everything in it can be read, and that no control is there that
 * would do nothing.
 */
async function read(page: Page, path: string, leftOut: (text: string) => boolean = () => false) {
  await page.goto(path)
  await expect(headingOf(page)).toBeVisible()
  expect((await hiddenTexts(page)).filter((text) => !leftOut(text))).toEqual([])
  // The search leads to the page of everything.
  const controls = main(page).locator('form:not([action="/search"]), button:not([action="/search"] button)')
  await expect(controls.filter({ visible: true })).toHaveCount(0)
}

test('the home page reads whole, and opens one question at a time', async ({ page }) => {
  // How far away a day is, a page cannot know by itself. A phone has the tools' names alone, and
  // the leaf's own link and times.
  const { hero } = home
  const onWide = [hero.link.label, hero.ledger.readyIn, ...menus.tools.links.map(({ text }) => text)]
  await read(page, '/', (text) => /^(Today · |tomorrow|in \d+ days)$/.test(text) || onWide.includes(text))
  const reviews = page.locator('#reviews').getByRole('listitem')
  await expect(reviews.filter({ visible: true })).toHaveCount(await reviews.count())
  for (const text of await reviews.locator('p:last-of-type').allInnerTexts()) expect(text).not.toMatch(/…$/)
  for (const { question } of faqs.slice(0, 2)) {
    await main(page).getByText(question, { exact: true }).click()
    const open = page.locator('#faq details[open]')
    await expect(open.locator('h3')).toHaveText([question])
    await expect(open.locator('> :not(summary)')).toBeVisible()
  }
})

test('pages with forms read whole, with links to the chat in their place', async ({ page }) => {
  // Its field could find nothing.
  await read(page, '/gst')
  for (const path of ['/services/gst-reg', '/Contact', '/aboutus', '/careers', '/gst/mumbai'])
    await test.step(path, async () => {
      await read(page, path)
      const chats = main(page).locator(`a[href^="https://wa.me/${site.whatsapp}?text="]`)
      await expect(chats.filter({ visible: true })).not.toHaveCount(0)
    })
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
  const links = page.getByRole('navigation', { name: menus.mainLabel }).getByRole('link')
  await expect(links).toHaveText(menus.header.links.map(({ label }) => label))
  await expect(links.first()).toBeVisible()
  for (const name of ['Start Your Business', 'Compliances', 'Tax & Accounting']) {
    await bar.getByText(name, { exact: true }).click()
    await expect(bar.locator('details[open] > summary')).toHaveText([name])
  }
  await bar.locator('a[href="/services/tds-return"]').click()
  await expect(page).toHaveURL('/services/tds-return')
})

test('both ways to pay can be read; buttons that would do nothing are not there', async ({ page }) => {
  const { bank, upi } = readRecord<Records.Payment>('payment.yaml')
  await page.goto('/payment')
  await expect(main(page).getByText(bank.ifsc, { exact: true })).toBeVisible()
  await page.getByText(readRecord<Records.PagePayment>('pages/payment.yaml').methods.upi).click()
  await expect(main(page).getByText(upi.id, { exact: true })).toBeVisible()
  await expect(main(page).getByRole('button')).toHaveCount(0)
  for (const path of ['/cost/llp', '/calculators/gst-late-fee', '/calendar', '/services/gst-reg'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(main(page).getByRole('button')).toHaveCount(0)
    })
})
