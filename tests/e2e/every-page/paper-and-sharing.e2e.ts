import type { Navigation, PageService, Service, Site } from '#generated/records.ts'
import { eachNth } from '../../helpers/every.ts'
import { kinds } from '../../helpers/site/kinds.ts'
import { addressOpenedBy, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const site = readRecord<Site>('site.yaml')
const { legal } = readRecord<Navigation>('navigation.yaml')
const gst = readRecord<Service>('services/gst-reg.yaml')
const sent = (address: string | URL) => new URL(address).searchParams.get('text')!

test('a list of documents goes to somebody whole, with its address', { tag: '@narrow' }, async ({ page, context }) => {
  await visit(page, '/services/gst-reg')
  const link = page.getByRole('link', { name: 'Send this list on WhatsApp' })
  const lines = sent(await addressOpenedBy(context, () => link.click())).split('\n')
  expect(lines[0]).toContain(gst.title)
  expect(lines.slice(1, -1)).toEqual(gst.documentsRequired!.map((name) => `• ${name}`))
  expect(lines.at(-1)).toMatch(/\/services\/gst-reg#documents$/)
  // A label of two lines stays next to its icon.
  const gap = await link.evaluate((element) => {
    const label = document.createRange()
    label.selectNodeContents([...element.childNodes].find((node) => node instanceof Text)!)
    return (
      Math.min(...[...label.getClientRects()].map(({ left }) => left)) -
      element.querySelector('svg')!.getBoundingClientRect().right
    )
  })
  expect(gap).toBeLessThan(12)
  await test.step('an article goes by a chat, or by the choice of the phone', async () => {
    await visit(page, '/blog/tds-compliance-guide')
    const link = page.getByRole('link', { name: 'Send this article on WhatsApp' })
    expect(sent(await addressOpenedBy(context, () => link.click()))).toMatch(/TDS.*\n.*\/blog\/tds-compliance-guide$/)
    await page.evaluate(() => {
      navigator.share = ({ text = '' } = {}) => {
        document.documentElement.dataset['shared'] = text
        return Promise.resolve()
      }
    })
    await link.click()
    await expect(page.locator('html')).toHaveAttribute('data-shared', /\/blog\/tds-compliance-guide$/)
    expect(context.pages()).toHaveLength(1)
    await expect(page).toHaveURL('/blog/tds-compliance-guide')
  })
})

test('paper says whose it is and where it came from, and shows nothing to press', async ({ page }) => {
  // A sheet of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1040 })
  for (const path of eachNth(
    ['/services/gst-reg', '/blog/tds-compliance-guide', '/privacy-policy', '/gst/bengaluru'],
    2,
  )) {
    await visit(page, path)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const head = page.locator('[data-letterhead]')
    for (const words of [site.name, site.phone, site.email]) await expect(head).toContainText(words)
    expect(await head.evaluate((one) => getComputedStyle(one, '::after').content)).toContain(path)
    await expect(page.locator('main button:visible')).toHaveCount(0)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.getByRole('heading', { name: legal.others })).toHaveCount(0)
    await expect(page.locator('header, footer, footer + nav').locator('visible=true')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /WhatsApp/ }).locator('visible=true')).toHaveCount(0)
    await expect(page.locator('nav').locator('visible=true')).toHaveCount(0)
    const edges = await page
      .locator('[data-letterhead], main h2:not(aside *):visible')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
    expect(new Set(edges).size, `text begins where the letterhead does on ${path}`).toBe(1)
    await page.emulateMedia({ media: 'screen' })
    await expect(head).toBeHidden()
  }
})

/** What a button or a box shows and hides on a screen. */
const shortened: Readonly<Record<string, readonly string[]>> = {
  home: ['#reviews p:has(+ button) > span'],
  compare: ['td:nth-child(2)', 'td:last-child'],
}

test('what a page folds away or moves aside is printed all the same', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1040 })
  const often = eachNth(kinds, 5)
  for (const [kind, path] of kinds.filter((one) => one[0] in shortened || often.includes(one))) {
    await visit(page, path)
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = false
    })
    await page.emulateMedia({ media: 'print' })
    expect.soft(await page.evaluate(findUnprinted), kind).toEqual([])
    for (const part of shortened[kind] ?? []) await expect.soft(page.locator(part).first()).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
})

/** The texts of a page that are not on paper, though no style for print leaves them out. */
function findUnprinted(): string[] {
  const unprinted: string[] = []
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    const range = document.createRange()
    range.selectNode(texts.currentNode)
    const isAside = range.getBoundingClientRect().left >= innerWidth
    const isFolded = parentElement!.getClientRects().length > 0 && !parentElement!.checkVisibility()
    if (textContent!.trim() !== '' && (isAside || isFolded)) unprinted.push(textContent!)
  }
  return unprinted
}

const late =
  '/calculators/gst-late-fee?form=gstr-3b&period=2026-07&filed=2026-10-09&nil=no&turnover=1.2+crore&tax=1,00,000'

test('what is printed takes few sheets', { tag: '@wide' }, async ({ page }) => {
  const expectSheets = async (most: number) => {
    await page.evaluate(() => document.fonts.ready)
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length, page.url()).toBeLessThanOrEqual(most)
  }
  await test.step('a service, without what leads elsewhere', async () => {
    await visit(page, '/services/gst-reg')
    await expectSheets(6)
    await page.emulateMedia({ media: 'print' })
    const words = readRecord<PageService>('pages/service.yaml').sections
    for (const name of [words.related, words.articles])
      await expect(page.getByRole('heading', { name, exact: true, includeHidden: true })).toBeHidden()
  })
  await test.step('the longest bills, with what is answered', async () => {
    for (const path of [late, '/cost/private-limited-company?state=TN']) {
      await visit(page, path)
      await expect(page.locator('output[name="total"]')).toBeVisible()
      for (const id of ['#examples', '#rules']) await expect(page.locator(id)).toBeHidden()
      await expectSheets(1)
    }
  })
  await test.step('a calendar of a few profiles', async () => {
    await page.emulateMedia({ media: null })
    await page.goto('/calendar')
    await page.locator('summary', { hasText: 'more kinds' }).click()
    for (const label of ['GST, monthly returns', 'TDS', 'Company', 'Employer with EPF and ESI'])
      await page.getByLabel(label, { exact: true }).check()
    await expectSheets(1)
  })
})
