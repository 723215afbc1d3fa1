import type { PageCalculator, PageCompare } from '#generated/records.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'
import { testWithoutScript } from '../../helpers/browser/without-script.ts'

const { forms, chooser } = readRecord<PageCompare>('pages/compare.yaml')
const [company, llp] = forms
const words = readRecord<PageCalculator>('pages/calculator.yaml')

test('an answer stands in the address, and can be sent', { tag: '@narrow' }, async ({ page }) => {
  // As in Chrome below 113 and Safari below 17.
  await page.addInitScript(() => Reflect.deleteProperty(URLSearchParams.prototype, 'size'))
  await visit(page, '/compare')
  await page.getByLabel('Yes, or soon').click()
  const status = page.locator('#questions').getByRole('status')
  await expect(status).toContainText(company!.name)
  expect(new URL(page.url()).search).toBe('?investors=yes')
  const share = status.getByRole('link', { name: words.share.send })
  await expect(share).toHaveAttribute('target', '_blank')
  const sent = new URL((await share.getAttribute('href'))!)
  const { text } = Object.fromEntries(sent.searchParams)
  expect(text).toContain(`${chooser.answer}: ${company!.name}`)
  expect(text).toMatch(/\/compare\?investors=yes$/)
  // What no question asks does not count.
  await visit(page, '/compare?investors=no&foreign=no&owners=one&debts=maybe&audit=yes')
  await expect(page.locator('#questions fieldset')).toHaveCount(1)
  await expect(page.getByRole('button', { name: chooser.change })).toHaveCount(3)
  await expect(page.getByText('Question 4 of at most 5')).toBeVisible()
  await expect(status).toBeEmpty()
  await page.locator('#questions fieldset').getByLabel('Yes').click()
  await expect(status).toContainText(chooser.outcomes.find(({ id }) => id === 'alone-safe')!.reason)
  await expect(status.locator('[tabindex]')).toBeFocused()
  await expect(status.getByRole('heading')).toBeInViewport()
  expect(new URL(page.url()).search).toBe('?investors=no&foreign=no&owners=one&debts=yes')
  await page.getByRole('button', { name: chooser.again }).click()
  await expect(page.locator('#questions :checked')).toHaveCount(0)
  await expect(page.locator('#questions fieldset')).toBeFocused()
  expect(new URL(page.url()).search).toBe('')
})

testWithoutScript(
  'without JavaScript a phone shows two forms, and which two is chosen',
  { tag: '@narrow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/compare')
    const heads = page.locator('#side-by-side thead').getByRole('columnheader')
    await expect(heads).toHaveText([/./, company!.name, llp!.name])
    await page.getByLabel(company!.name, { exact: true }).uncheck()
    await page.getByLabel(forms[4]!.name, { exact: true }).check()
    await expect(heads).toHaveText([/./, llp!.name, forms[4]!.name])
    await expect(page.getByText(chooser.noScript)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  },
)
