import { describe, expect, test } from 'vitest'
import type { Estimator, PageEstimator, PageService, Service } from '#generated/records.ts'
import { readData, readDataFolder } from '../../helpers/project/read-data.ts'
import { getPage, readBuilt, textOf } from '../../helpers/site/built-site.ts'

const estimators = Object.entries(readDataFolder('estimators') as Record<string, Estimator>)
const words = readData('pages/estimator.yaml') as PageEstimator
const rupees = (sum: number) =>
  `₹${sum.toLocaleString('en-IN', { minimumFractionDigits: sum % 1 ? 2 : 0, maximumFractionDigits: 2 })}`

describe.each(estimators)('the estimator of %s', (slug, { examples, notIncluded, open, service, seo }) => {
  const { root } = getPage(`/cost/${slug}`)
  test('shows the price for the usual answers in its HTML, the parts before the sum', () => {
    const result = root.querySelector('#result')!
    // The first example has the usual answers.
    const [{ out }] = examples as [Estimator['examples'][number]]
    const names = result.querySelectorAll('output').map((output) => output.getAttribute('name'))
    expect(names.at(-1)).toBe('total')
    for (const id of Object.keys(out)) expect(names).toContain(id)
    for (const { text, when } of open) if (when === undefined) expect(textOf(result)).toContain(text)
  })
  test('works both examples out, as they were worked by hand, and its twin in Markdown has them', () => {
    for (const { name } of examples) expect(readBuilt(`cost/${slug}.md`)).toContain(name)
    const shown = root.querySelectorAll('#examples article')
    examples.forEach(({ out }, index) => {
      for (const sum of Object.values(out)) expect(textOf(shown[index]!)).toContain(rupees(sum))
    })
  })
  test('has the rule behind each fee with its source, and says what is not in the sum', () => {
    const rows = root.querySelectorAll('#rules tbody tr')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter((row) => row.querySelector('a[href^="https://"]') === null)).toEqual([])
    for (const line of notIncluded) expect(textOf(root)).toContain(line)
  })
  test('is linked from its service and the list of calculators, and links back', () => {
    const links = getPage(`/services/${service}`).root.querySelectorAll(`main a[href="/cost/${slug}"]`)
    expect(links.map(textOf)).toContain(seo.title)
    expect(getPage('/calculators').root.querySelector(`main a[href="/cost/${slug}"]`)).not.toBeNull()
    expect(root.querySelector(`main a[href="/services/${service}"]`)).not.toBeNull()
  })
})

const priced = (Object.entries(readDataFolder('services')) as [string, Service][]).filter(([, { pricing }]) => pricing)

describe('the page of each service with prices says what a package costs in all', () => {
  const labels = (readData('pages/service.yaml') as PageService).costs
  test.each(priced)('%s', (id, { pricing, costs }) => {
    const part = getPage(`/services/${id}`).root.querySelector('#pricing')!
    const text = textOf(part)
    const fees = (['basic', 'premium', 'enterprise'] as const).map((tier) => pricing![tier])
    const rows = part.querySelectorAll('tr').map((row) => row.querySelectorAll('th[scope=row], td').map(textOf))
    expect(rows[1]).toEqual([words.feeTitle, ...fees.map(rupees)])
    expect(rows[2]).toEqual(['GST on our fee', ...fees.map((fee) => rupees(Math.round((fee * 18) / 100)))])
    expect(rows.at(-1)![0]).toBe(labels.inAll)
    for (const line of costs.inAll?.onTop ?? []) expect(text).toContain(line)
  })
  test('with the sum of its parts, and the word from where something comes on top', () => {
    const withTax = (id: string, fees = 0) => {
      const { pricing } = priced.find(([one]) => one === id)![1]
      return rupees(Math.round(pricing!.basic * 1.18) + fees)
    }
    const shown = (id: string) => textOf(getPage(`/services/${id}`).root.querySelector('#pricing')!)
    expect(shown('opc')).toContain(`from ${withTax('opc', 1400)}`)
    expect(shown('gst-return')).toContain(withTax('gst-return'))
    expect(shown('gst-return')).not.toContain('from ₹')
    // Those of an estimator are its sums.
    expect(shown('pvt-ltd')).toContain(`from ${withTax('pvt-ltd', 1400)}`)
    expect(shown('llp')).toContain(`from ${withTax('llp', 550)}`)
  })
})
