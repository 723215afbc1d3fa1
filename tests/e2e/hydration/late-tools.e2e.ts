import { readdirSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import type { Navigation, PageCalculator } from '#generated/records.ts'
import { eachNth, isEvery } from '../../helpers/every.ts'
import { inFours } from '../../helpers/site/kinds.ts'
import { strangers } from '../../helpers/browser/strangers.ts'
import { holdRequests, isHydrated, lateScripts } from '../../helpers/browser/on-page.ts'
import { addressOpenedBy, chatTextOf, expect, readRecord, test } from '../../helpers/browser/visitor.ts'

const { notReady } = readRecord<Navigation>('navigation.yaml')
const words = readRecord<PageCalculator>('pages/calculator.yaml')
const pagesIn = (folder: string, path: string) =>
  readdirSync(new URL(`../../../data/${folder}/`, import.meta.url)).map((file) => path + file.replace('.yaml', ''))
const tools = [...pagesIn('calculators', '/calculators/'), ...pagesIn('estimators', '/cost/')]

/** What is in the fields, by their names. */
const read = (form: Locator) =>
  form.evaluate((element) => Object.fromEntries(new FormData(element as HTMLFormElement)) as Record<string, string>)

/**
 * Answers every field that is there with the keys of a keyboard, each with something else than it
 * holds.
 */
async function typeEverywhere(page: Page, form: Locator) {
  const names = new Set(await form.locator('[name]').evaluateAll((all) => all.map((one) => one.getAttribute('name')!)))
  for (const name of names) {
    const field = form.locator(`[name="${name}"]`)
    const type = await field.first().evaluate((one) => (one as HTMLInputElement).type)
    if (type === 'radio') {
      await form.locator(`[name="${name}"]:not(:checked)`).first().focus()
      await page.keyboard.press('Space')
    } else {
      await field.focus()
      if (type === 'select-one') await page.keyboard.press('ArrowDown')
      else if (type === 'date') await page.keyboard.type('05112026')
      else {
        await page.keyboard.press('Control+A')
        await page.keyboard.type('7,77,777', { delay: 5 })
      }
    }
  }
}

// All are one component: every run takes each third, in the two ways by turns.
const ways = ['as it is', 'under a translator'] as const
const met = eachNth(tools, 3).flatMap((path, index) =>
  ways.filter((_, way) => isEvery || index % 2 === way).map((how) => ({ path, how })),
)
for (const group of inFours(met))
  test(
    `what is typed before the code has come is kept on ${group.map(({ path, how }) => `${path} ${how}`).join(', ')}`,
    { tag: '@narrow' },
    async ({ page }) => {
      for (const { path, how } of group) {
        const letThrough = await holdRequests(page, lateScripts)
        await page.goto(path)
        const form = page.locator('#page form[method="get"]:has(#case)')
        const before = await read(form)
        await typeEverywhere(page, form)
        const typed = await read(form)
        for (const name of Object.keys(typed)) expect(typed[name], `${path} ${name}`).not.toBe(before[name])
        if (how === 'under a translator') {
          await page.evaluate(() => {
            for (const option of document.querySelectorAll('#page option'))
              option.textContent = `¶${option.textContent}`
          })
          await page.evaluate(strangers.translator)
        }
        letThrough()
        await isHydrated(page)
        await expect.poll(() => read(form), path).toMatchObject(typed)
        // The sum and the address are those of what was typed.
        const inAddress = () => Object.fromEntries(new URL(page.url()).searchParams)
        await expect.poll(inAddress, path).toMatchObject(typed)
        await page.unrouteAll({ behavior: 'wait' })
      }
    },
  )

test('an estimator without its code shows no wrong price', { tag: '@narrow' }, async ({ page, context }) => {
  await page.route(lateScripts, (route) => route.abort())
  await page.goto('/cost/private-limited-company?package=enterprise')
  await expect(page.locator('output[name="total"]')).toBeHidden()
  await expect(page.getByText(words.result.early)).toBeVisible()
  await page.locator('#q-package').selectOption('premium')
  await page.locator('#q-capital').fill('20 lakh')
  await page.getByRole('button', { name: words.form.button }).click()
  await expect(page.getByRole('status').filter({ hasText: notReady.failed })).toBeInViewport()
  await expect(page.locator('#q-package')).toHaveValue('premium')
  const chat = await addressOpenedBy(context, () => page.getByRole('link', { name: notReady.send }).click())
  expect(chatTextOf(chat)).toMatch(/: Premium\n.*: 20 lakh/s)
  // Once it has come, an address with answers shows their price.
  await page.unroute(lateScripts)
  const letThrough = await holdRequests(page, lateScripts)
  await page.goto('/cost/private-limited-company?package=premium&capital=20+lakh&size=small&name=yes')
  await expect(page.locator('output[name="total"]')).toBeHidden()
  letThrough()
  await expect(page.locator('output[name="total"]')).toHaveText('from ₹32,839')
  await expect(page.getByText(words.result.early)).toBeHidden()
})
