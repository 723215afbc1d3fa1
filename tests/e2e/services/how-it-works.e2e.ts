import type { PageHowItWorks, Site } from '#generated/records.ts'
import { addressOpenedBy, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const site = readRecord<Site>('site.yaml')
const words = readRecord<PageHowItWorks>('pages/how-it-works.yaml')

test('three steps in order, each with its time, then the four figures and a way to begin', async ({
  page,
  context,
}) => {
  await visit(page, '/howitworks')
  const steps = page.locator('main ol > li')
  const stated = [
    ['Choose Your Service', '2-5 minutes'],
    ['Share Documents', '10-15 minutes'],
    ['Get Filed & Compliant', '1-7 business days'],
  ]
  await expect(steps).toHaveCount(3)
  for (const [index, [title, time]] of stated.entries()) {
    const step = steps.nth(index)
    await expect(step.getByRole('heading', { level: 2 })).toHaveText(title!)
    await expect(step.getByText(time!, { exact: true })).toBeVisible()
    await expect(step.getByRole('listitem')).toHaveText([...words.steps[index]!.details])
  }

  const figures = page.locator('main dl > div')
  const claims = ['10,000+ happy clients', '50,000+ filings', '24/7 support', '100% secure']
  await expect(figures).toHaveCount(4)
  for (const [index, claim] of claims.entries()) {
    const [value, ...label] = claim.split(' ')
    await expect(figures.nth(index).locator('dd')).toHaveText(value!)
    // The basis of a count stands behind it.
    await expect(figures.nth(index).locator('dt')).toHaveText(new RegExp(`^${label.join(' ')}(?: by|,|$)`))
  }
  await expect(page.getByText(words.claims.text)).toBeVisible()

  expect(
    (await addressOpenedBy(context, () => page.getByRole('link', { name: words.callToAction.button }).click())).href,
  ).toBe(site.schedulingUrl)
  await page.locator('main').getByRole('link', { name: words.callToAction.link.label }).click()
  await expect(page).toHaveURL(words.callToAction.link.href)
})
