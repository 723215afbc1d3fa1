import type { Page } from 'playwright/test'
import type * as Records from '#generated/records.ts'
import { isEvery } from '../../helpers/every.ts'
import { addressOpenedBy, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const { share } = readRecord<Records.PageCalculator>('pages/calculator.yaml')
const calendar = readRecord<Records.PageCalendar>('pages/calendar.yaml')
const payment = readRecord<Records.PagePayment>('pages/payment.yaml')
const { documents } = readRecord<Records.PageService>('pages/service.yaml')
const { article } = readRecord<Records.PageBlog>('pages/blog.yaml')
const late = '/calculators/gst-late-fee?form=gstr-3b&period=2026-07&filed=2026-10-09&nil=no&turnover=1.2+crore&tax=5000'

/** Where something is copied, by the words of its button, and what must then be selected. */
const copies: readonly [path: string, button: string, text: RegExp][] = [
  [late, share.copy, /^https:\/\/.*\/calculators\/gst-late-fee\?form=gstr-3b/],
  ['/cost/llp?state=TN', share.copy, /^https:\/\/.*\/cost\/llp\?state=TN/],
  ['/calendar', calendar.feeds.copy, /^https:\/\/.*\.ics$/],
  ['/payment', payment.copy.button, /^\S/],
]
/** Where something is shared, by the words of its link. */
const shares: readonly [path: string, link: string][] = [
  [late, share.send],
  ['/cost/llp?state=TN', share.send],
  ['/services/gst-reg', documents.send],
  ['/compare?investors=yes', share.send],
  ['/do-i-need-gst/goods-above-high-limit', share.send],
  ['/blog/tds-compliance-guide', article.share],
]

/** A bill's button is that of the other; these npm run test:every presses, too. */
const isOften = ([path]: readonly [string, ...unknown[]]) => isEvery || !/^\/(cost|compare|do-i)/.test(path)

/** What is selected, in a field or in the page. */
const selected = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement
    if (!(field instanceof HTMLInputElement)) return String(getSelection())
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
  })

/** Lets the browser refuse to copy and to share, as one inside another app does. */
const refuse = (page: Page) =>
  page.addInitScript(() => {
    const refused = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refused } })
    navigator.share = refused
  })

test('where copying is refused, the text is selected, to be copied by hand', async ({ page }) => {
  await refuse(page)
  for (const [path, name, text] of copies.filter(isOften))
    await test.step(path, async () => {
      await visit(page, path)
      await page.evaluate(() =>
        document.querySelectorAll('main details').forEach((fold) => fold.setAttribute('open', '')),
      )
      const button = page
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .filter({ visible: true })
        .first()
      for (const _ of ['once', 'again']) {
        await button.click()
        await expect.poll(() => selected(page)).toMatch(text)
      }
    })
})

test('where the dialog for sharing is refused, WhatsApp opens', { tag: '@narrow' }, async ({ page, context }) => {
  await refuse(page)
  for (const [path, name] of shares.filter(isOften))
    await test.step(path, async () => {
      await visit(page, path)
      const address = await addressOpenedBy(context, () => page.getByRole('link', { name }).first().click())
      expect(address.origin + address.pathname).toBe('https://wa.me/')
      expect(address.searchParams.get('text')).toContain(path)
      await expect(page).toHaveURL(path)
    })
  await test.step('in this tab, if it may open none; not after the visitor has closed the dialog', async () => {
    const link = page.getByRole('link', { name: article.share })
    await page.evaluate(() => {
      window.open = () => null
      navigator.share = () => {
        document.documentElement.dataset['closed'] = ''
        return Promise.reject(new DOMException('closed', 'AbortError'))
      }
    })
    await link.click()
    await expect(page.locator('html')).toHaveAttribute('data-closed')
    await expect(page).toHaveURL('/blog/tds-compliance-guide')
    await page.evaluate(() => {
      navigator.share = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    })
    await link.click()
    await expect(page).toHaveURL(/^https:\/\/wa\.me\/\?text=/)
  })
})
