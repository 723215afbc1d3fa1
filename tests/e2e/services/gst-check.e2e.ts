import type { Page } from '@playwright/test'
import type { GstDecision, PageGstCheck } from '#generated/records.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageGstCheck>('pages/gst-check.yaml')
const decision = readRecord<GstDecision>('gst-decision.yaml')
const labelOf = (question: string, choice: string) =>
  decision.questions.find(({ id }) => id === question)!.choices.find(({ id }) => id === choice)!.label

const choose = async (page: Page, question: string, choice: string) =>
  page
    .getByRole('radio', { name: labelOf(question, choice), exact: true })
    .and(page.locator(`[name=${question}]`))
    .check()
const state = (page: Page) => page.getByRole('combobox', { name: decision.state.question })
const open = (page: Page) => page.getByRole('main').getByRole('link', { name: words.form.open })

test(
  'six answers lead to the page of the outcome, and Change an answer leads back to them',
  { tag: '@narrow' },
  async ({ page }) => {
    await visit(page, '/do-i-need-gst')
    await choose(page, 'supplies', 'goods')
    await choose(page, 'special', 'none')
    await choose(page, 'marketplace', 'no')
    await choose(page, 'reach', 'own-state')
    await state(page).selectOption('TS')
    await page.getByRole('radio', { name: 'More than ₹20 lakh' }).check()
    await expect(page.getByRole('main').getByRole('status')).toContainText('Yes: goods above ₹20 lakh a year need GST')
    await open(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yes: goods above ₹20 lakh a year need GST')
    expect(new URL(page.url()).pathname).toBe('/do-i-need-gst/goods-above-20-lakh')
    await page.getByRole('link', { name: words.outcome.back }).click()
    await expect(state(page)).toHaveValue('TS')
    await state(page).selectOption('TN')
    await expect(page.getByRole('radio', { name: 'More than ₹40 lakh' })).toBeChecked()
    await page.goBack()
    await expect(page).toHaveURL(/goods-above-20-lakh/)
  },
)

test(
  'a page of a city answers the state, and the limit of it stands in the last question',
  { tag: '@narrow' },
  async ({ page }) => {
    await visit(page, '/gst/hyderabad')
    await page.getByRole('link', { name: 'Do I need GST in Hyderabad?' }).click()
    await expect(page).toHaveURL('/do-i-need-gst?state=TS')
    await choose(page, 'supplies', 'services')
    await choose(page, 'special', 'none')
    await expect(state(page)).toHaveValue('TS')
    await expect(page.getByRole('radio', { name: '₹20 lakh or less' })).not.toBeChecked()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the list leads by its links to the limits of a state, and on to the outcome',
    { tag: '@narrow' },
    async ({ page }) => {
      await page.goto('/do-i-need-gst')
      await expect(page.getByRole('radio').first()).toBeHidden()
      const answer = (question: string, choice: string) =>
        page
          .locator(`li#${question} dl > div`, { hasText: labelOf(question, choice) })
          .first()
          .getByRole('link')
      await answer('supplies', 'goods').click()
      await expect(page).toHaveURL('/do-i-need-gst#special')
      await expect(answer('reach', 'goods-out')).toHaveText(words.answers.must)
      await answer('reach', 'own-state').click()
      await expect(page).toHaveURL('/do-i-need-gst#limits')
      const telangana = page.locator('#limits li', { hasText: 'Telangana' }).filter({ hasText: '₹20 lakh' }).first()
      await telangana.getByRole('link', { name: words.limits.above }).click()
      await expect(page).toHaveURL('/do-i-need-gst/goods-above-20-lakh')
    },
  )
})
