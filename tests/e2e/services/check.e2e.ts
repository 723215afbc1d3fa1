import type { Page } from 'playwright/test'
import type { Decision, PageCheck } from '#generated/records.ts'
import { headingOf } from '../../helpers/browser/on-page.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'
import { testWithoutScript } from '../../helpers/browser/without-script.ts'

const words = readRecord<PageCheck>('pages/check.yaml')
const decision = readRecord<Decision>('checks/gst.yaml')
const labelOf = (question: string, choice: string) =>
  decision.questions.find(({ id }) => id === question)!.choices.find(({ id }) => id === choice)!.label

const choose = async (page: Page, question: string, choice: string) =>
  page
    .getByRole('radio', { name: labelOf(question, choice), exact: true })
    .and(page.locator(`[name=${question}]`))
    .click()
const state = (page: Page) => page.getByRole('combobox', { name: decision.turnover!.state.question })
const open = (page: Page) => page.getByRole('main').getByRole('link', { name: words.form.open })

test('answers fold one after the other, and the outcome leads back', { tag: '@narrow' }, async ({ page }) => {
  await visit(page, '/gst/hyderabad')
  await page.getByRole('link', { name: 'Do I need GST in Hyderabad?' }).click()
  await expect(page).toHaveURL('/do-i-need-gst?state=TS')
  await choose(page, 'supplies', 'goods')
  // The next question comes into sight.
  await expect(page.getByText('Question 2 of at most 6')).toBeInViewport()
  await expect(page.locator('fieldset[data-next]')).toBeFocused()
  await expect(page.getByText(labelOf('supplies', 'goods'), { exact: true }).first()).toBeInViewport()
  await choose(page, 'special', 'none')
  await choose(page, 'marketplace', 'no')
  await choose(page, 'reach', 'own-state')
  await expect(page.getByText('Telangana', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'More than ₹20 lakh' }).click()
  const result = page.getByRole('main').getByRole('status')
  await expect(result).toContainText('Yes: goods above ₹20 lakh a year need GST')
  await expect(result.locator('[data-next]')).toBeFocused()
  await expect(result.getByRole('heading')).toBeInViewport()
  // What it costs with us is part of the answer.
  await expect(result.locator('tfoot')).toContainText('₹2,359')
  await open(page).click()
  await expect(headingOf(page)).toHaveText('Yes: goods above ₹20 lakh a year need GST')
  expect(new URL(page.url()).pathname).toBe('/do-i-need-gst/goods-above-middle-limit')
  await page.getByRole('link', { name: words.outcome.back }).click()
  await page.getByRole('button', { name: `${words.form.change} ${decision.turnover!.state.question}` }).click()
  await expect(state(page)).toHaveValue('TS')
  await state(page).selectOption('TN')
  // What was said of ₹20 lakh is no answer about ₹40 lakh.
  await expect(page.getByRole('radio', { name: '₹40 lakh' })).toHaveCount(2)
  await expect(page.locator('[name=turnover]:checked')).toHaveCount(0)
  await expect(open(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/goods-above-middle-limit/)
  await test.step('the arrows of a keyboard try the answers of a question, which stays open for it', async () => {
    await visit(page, '/do-i-need-gst')
    await page.locator('[name=supplies]').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[name=supplies]').nth(2)).toBeFocused()
    await expect(page.locator('[name=supplies]').nth(2)).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.locator('[name=supplies]')).toHaveCount(0)
    await page.getByRole('button', { name: words.form.again }).press('Enter')
    await expect(page.locator('fieldset[data-next]')).toBeFocused()
  })
})

testWithoutScript(
  'without JavaScript the list leads by its links to the limits of a state and on',
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
    await expect(answer('reach', 'goods-out')).toHaveText(decision.answers.must!)
    await answer('reach', 'own-state').click()
    await expect(page).toHaveURL('/do-i-need-gst#limits')
    const telangana = page.locator('#limits li', { hasText: 'Telangana' }).filter({ hasText: '₹20 lakh' }).first()
    await telangana.getByRole('link', { name: words.limits.above }).click()
    await expect(page).toHaveURL('/do-i-need-gst/goods-above-middle-limit')
  },
)

test('a check without limits asks for no state, and counts its longest path', { tag: '@narrow' }, async ({ page }) => {
  await visit(page, '/check/notice')
  await expect(page.getByText('Question 1 of at most 2')).toBeVisible()
  await page.getByRole('radio', { name: 'GST', exact: true }).click()
  await expect(page.getByText('Question 2 of at most 2')).toBeInViewport()
  await page.getByRole('radio', { name: /^ASMT-10/ }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('ASMT-10: explain the difference')
  await open(page).click()
  await expect(page).toHaveURL('/check/notice/asmt-10?from=gst&gst-form=asmt-10')
  await page.getByRole('link', { name: words.outcome.back }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('ASMT-10: explain the difference')
})
