import { isEvery } from '../../helpers/every.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

interface Words {
  texts: { form: { open: string }; turnover: { above: string }; title: string }
}
const words = readRecord<Words>('locales/hi/pages/check.yaml').texts
const check = readRecord<Words>('locales/hi/checks/gst.yaml').texts

test('a shop owner reads the page of her city in her language, answers the questions on GST in it and gets the answer in it', async ({
  page,
}) => {
  await visit(page, '/gst/jaipur')
  await page.getByRole('main').getByRole('link', { name: 'हिन्दी में पढ़ें' }).click()
  await expect(page).toHaveURL('/hi/gst/jaipur')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('main')).toContainText('Nobody has read this translation yet.')
  await page.locator('main a[href^="/hi/do-i-need-gst"]').click()
  await expect(page).toHaveURL('/hi/do-i-need-gst?state=RJ')
  for (const [name, value] of [
    ['supplies', 'goods'],
    ['special', 'none'],
    ['marketplace', 'no'],
    ['reach', 'own-state'],
  ] as const)
    await page.locator(`[name=${name}][value=${value}]`).click()
  await page.getByRole('radio', { name: check.turnover.above.replace('{limit}', '₹40 लाख') }).click()
  await page.getByRole('status').getByRole('link', { name: words.form.open }).click()
  await expect(page).toHaveURL(/^[^?]*\/hi\/do-i-need-gst\/goods-above-high-limit\?/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('₹40 लाख')
  await page.getByRole('main').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/do-i-need-gst/goods-above-high-limit')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
})

const pages = {
  hi: 'jaipur',
  ta: 'tiruppur',
  te: 'visakhapatnam',
  kn: 'mysuru',
  bn: 'kolkata',
  mr: 'nashik',
  gu: 'surat',
  ml: 'kochi',
} as const

test('on a phone no page in another language is too wide, and no button has more than two lines', async ({ page }) => {
  // Each language with one of its kinds of page in every run, and with all in npm run test:every.
  for (const [turn, [language, city]] of Object.entries(pages).entries())
    for (const kind of [`gst/${city}`, 'do-i-need-gst', 'services/gst-reg'].filter(
      (_, one) => isEvery || one === turn % 3,
    )) {
      const path = `/${language}/${kind}`
      await page.goto(path)
      const wrong = await page.evaluate(() => {
        const linesOf = (element: Element) => {
          const { height, paddingBlockStart, paddingBlockEnd, lineHeight } = getComputedStyle(element)
          return (
            (parseFloat(height) - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd)) / parseFloat(lineHeight)
          )
        }
        const buttons = [...document.querySelectorAll('main button, header a[class], main a[class*="button"]')]
        const tall = buttons.filter((one) => one.checkVisibility() && linesOf(one) > 2.5)
        return [
          ...(document.documentElement.scrollWidth > innerWidth ? ['too wide'] : []),
          ...tall.map(({ textContent }) => textContent),
        ]
      })
      expect(wrong, path).toEqual([])
    }
})
