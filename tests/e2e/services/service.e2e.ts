import type { Page } from '@playwright/test'
import type { PageService, Service } from '#generated/records.ts'
import { expectInSight, headingOf } from '../../helpers/browser/on-page.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageService>('pages/service.yaml')
const service = (id: string) => readRecord<Service>(`services/${id}.yaml`)
const part = (page: Page, name: keyof PageService['sections']) =>
  page.getByRole('region', { name: words.sections[name], exact: true })

test('price, time and papers at the top of the page lead to their places', async ({ page }) => {
  await visit(page, '/services/pvt-ltd')
  const answer = (name: keyof PageService['sections']) =>
    page.locator('main').getByRole('link', { name: words.sections[name] })
  const price = page.locator('main').getByRole('link', { name: words.costs.inAll })
  await expect(price).toContainText(/₹7,\d{3}.*, Basic$/)
  await price.click()
  await expectInSight(page.getByRole('heading', { name: words.sections.pricing, exact: true }))
  for (const name of ['timeline', 'documents'] as const) {
    await answer(name).click()
    await expectInSight(page.getByRole('heading', { name: words.sections[name], exact: true }))
  }
  // Without a stated price it says that the fee is quoted, and leads to what decides it; an add-on
  // has its price.
  await visit(page, '/services/tender')
  await expect(answer('pricing')).toContainText(words.costs.byQuote)
  await answer('pricing').click()
  await expectInSight(page.getByRole('heading', { name: words.sections.costs, exact: true }))
  await visit(page, '/services/trademark-registration')
  await expect(answer('pricing')).toContainText('₹5,999')
})

test('ticks on the list of papers stay on the device, for this service alone', { tag: '@wide' }, async ({ page }) => {
  const papers = service('llp').documentsRequired!
  await visit(page, '/services/llp')
  const boxes = part(page, 'documents').getByRole('checkbox')
  await expect(boxes).toHaveCount(papers.length)
  await page.getByLabel(papers[0]!, { exact: true }).check()
  await page.getByLabel(papers[2]!, { exact: true }).check()

  await visit(page, '/services/llp')
  await expect(page.getByLabel(papers[0]!, { exact: true })).toBeChecked()
  await expect(page.getByLabel(papers[2]!, { exact: true })).toBeChecked()
  expect(await boxes.evaluateAll((all) => all.filter((box) => (box as HTMLInputElement).checked).length)).toBe(2)
  await page.getByLabel(papers[0]!, { exact: true }).uncheck()

  await visit(page, '/services/partnership')
  await expect(boxes.first()).not.toBeChecked()
  expect(await boxes.evaluateAll((all) => all.some((box) => (box as HTMLInputElement).checked))).toBe(false)
  await boxes.first().check()

  await visit(page, '/services/llp')
  await expect(page.getByLabel(papers[2]!, { exact: true })).toBeChecked()
  await expect(page.getByLabel(papers[0]!, { exact: true })).not.toBeChecked()
})

test('printing the list of papers prints the list and nothing else', { tag: '@wide' }, async ({ page }) => {
  // The dialog would wait for a person.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-test-printed', '')
  })
  await visit(page, '/services/llp')
  await page.getByRole('button', { name: words.documents.print }).click()
  await expect(page.locator('html')).toHaveAttribute('data-test-printed', '')
  await page.emulateMedia({ media: 'print' })
  await expect(headingOf(page)).toBeVisible()
  await expect(part(page, 'documents').getByText(service('llp').documentsRequired![0]!)).toBeVisible()
  for (const name of ['requirements', 'process'] as const)
    await expect(page.getByRole('heading', { name: words.sections[name], exact: true })).toBeHidden()
  await expect(page.locator('header').first()).toBeHidden()
  // After printing the whole page is back.
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { name: words.sections.process, exact: true })).toBeVisible()
})

test('from a service one comes to what is often needed next, and to the list', async ({ page }) => {
  await visit(page, '/services/llp')
  const llp = service('llp')
  const related = page.locator('section', {
    has: page.getByRole('heading', { name: words.sections.related, exact: true }),
  })
  await expect(related.getByRole('link')).toHaveText(llp.related.map((id) => service(id).title))
  await related.getByRole('link').first().click()
  await expect(page).toHaveURL(`/services/${llp.related[0]}`)
  await page.getByRole('link', { name: 'Back to Services' }).click()
  await expect(page).toHaveURL('/services')
})

test('the lead form stays in view beside the text, or follows it', { tag: '@both' }, async ({ page, viewport }) => {
  await page.goto('/services/gst-reg')
  const form = page.getByRole('heading', { name: words.form.heading })
  const isWide = viewport!.width > 1000
  await page.getByRole('heading', { name: words.sections.documents, exact: true }).scrollIntoViewIfNeeded()
  if (isWide) await expect(form).toBeInViewport()
  else {
    await expect(form).not.toBeInViewport()
    await page.getByRole('link', { name: words.form.heading }).click()
    await expectInSight(form)
  }
  if (!isWide) return
  // Between phone and desktop the buttons of the head stand where its answers do.
  await page.setViewportSize({ width: 768, height: 900 })
  const head = page.locator('main').getByRole('link', { name: words.apply.button }).first()
  const answers = page.locator('main a[href="#pricing"]').first()
  expect((await head.boundingBox())!.x).toBe((await answers.boundingBox())!.x)
})
