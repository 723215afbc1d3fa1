import { describe, expect, test } from 'vitest'
import type { Calculator, Estimator, PageEstimator, PageService, Service } from '#generated/records.ts'
import { readData, readDataFolder } from '../../helpers/project/read-data.ts'
import { getPage, hrefsIn, partOf, partsOf, readBuilt, textOf } from '../../helpers/site/built-site.ts'

const calculators = readDataFolder('calculators') as Record<string, Calculator>
const estimators = readDataFolder('estimators') as Record<string, Estimator>
const words = readData('pages/estimator.yaml') as PageEstimator
const rupees = (sum: number) =>
  `₹${sum.toLocaleString('en-IN', { minimumFractionDigits: sum % 1 ? 2 : 0, maximumFractionDigits: 2 })}`

test('the head of /calculators names three days, each with the way to its month', () => {
  const links = hrefsIn(getPage('/calculators').root, 'main > :first-child li a[href*="#"]')
  expect(links).toEqual(Array(3).fill(expect.stringMatching(/^\/calendar#m\d{4}-\d\d$/)))
})

describe.each([
  ...Object.entries(calculators).map(
    ([slug, record]) => [`/calculators/${slug}`, record, record.rules.length] as const,
  ),
  ...Object.entries(estimators).map(([slug, record]) => [`/cost/${slug}`, record, undefined] as const),
])('the page %s', (path, { examples, notIncluded, service, seo, ...record }, rules) => {
  const { root } = getPage(path)
  test('has a row of its table for each rule, with its authority as a link', () => {
    const rows = root.querySelectorAll('#rules tbody tr')
    // Professional tax has a row for each state that levies it, and one with the others.
    if (rules) expect(rows).toHaveLength(rules)
    else expect(rows.length).toBeGreaterThan(rules === 0 ? 20 : 0)
    expect(rows.filter((row) => row.querySelector('a[href^="https://"]') === null)).toEqual([])
  })
  test('works both examples out, as they were worked by hand, and its twin in Markdown has them', () => {
    for (const { name } of examples) expect(readBuilt(`${path.slice(1)}.md`)).toContain(name)
    const shown = root.querySelectorAll('#examples article')
    expect(shown.map((one) => one.querySelector('h3')?.text)).toEqual(examples.map(({ name }) => name))
    examples.forEach(({ out }, index) => {
      for (const sum of Object.values(out))
        if (typeof sum === 'number') expect(textOf(shown[index]!)).toContain(rupees(sum))
    })
  })
  test('is linked from its service and the list of calculators, and links back', () => {
    expect(partsOf(`/services/${service}`, `main a[href="${path}"]`).map(textOf)).toContain(seo.title)
    expect(hrefsIn(getPage('/calculators').root, 'main a')).toContain(path)
    // Work that we quote leads to the contact page: the service does something else, too.
    const ours = 'quoted' in record ? '/Contact' : `/services/${service}`
    expect(hrefsIn(root, 'main a')).toContain(ours)
  })
  test('says what the sums do not include', () => {
    for (const line of notIncluded) expect(textOf(root)).toContain(line)
  })
})

test.each([
  ['gst-late-fee', '₹4,465.75'],
  ['income-tax-late-fee', '₹9,050'],
  ['roc-late-fee', '₹300'],
  // Damages are for an order to say.
  ['epf-esi-delay', '₹1,019.18'],
])('an example of %s with several sums ends in their total, %s', (slug, total) => {
  const lines = partsOf(`/calculators/${slug}`, '#examples article dl div')
  const totals = lines.filter((line) => textOf(line.querySelector('dt')!) === 'Total')
  expect(totals.map((line) => textOf(line.querySelector('dd')!))).toContain(total)
})

test.each(Object.entries(estimators))(
  'the estimator of %s shows the price for the usual answers',
  (slug, { examples, open }) => {
    const result = partOf(`/cost/${slug}`, '#result')
    // The first example has the usual answers.
    const [{ out }] = examples as [Estimator['examples'][number]]
    const names = result.querySelectorAll('output').map((output) => output.getAttribute('name'))
    // The parts come before the sum.
    expect(names.at(-1)).toBe('total')
    // Without JavaScript the page says so.
    expect(textOf(partOf(`/cost/${slug}`, '#examples article'))).toContain(
      textOf(result.querySelector('output[name=total]')!),
    )
    for (const id of Object.keys(out)) expect(names).toContain(id)
    for (const { text, when } of open) if (when === undefined) expect(textOf(result)).toContain(text)
  },
)

test('the estimator of a company has the usual answers chosen, and their price', () => {
  const path = '/cost/private-limited-company'
  expect(partOf(path, '#q-package option[selected]').getAttribute('value')).toBe('basic')
  expect(textOf(partOf(path, 'output[name=total]'))).toBe('from ₹7,299')
})

test('no figure that is not sure is in the page of a calculator, but in words beside its doubt', () => {
  const page = readBuilt('calculators/epf-esi-delay.html')
  const row = /"from":"2026-06-29".*?\}/s.exec(page)?.[0] ?? ''
  expect(row).toContain('We are confirming what it charges')
  expect(row).not.toContain('figures')
})

test('the table gives no late fee for CMP-08, as the result gives none: section 47 does not name it', () => {
  const row = partsOf('/calculators/gst-late-fee', '#rules tbody tr').find(({ text }) =>
    text.includes('Late fee for CMP-08'),
  )!
  expect(row.text).toContain('We are confirming this')
  expect(row.text).not.toContain('No fee')
})

const priced = (Object.entries(readDataFolder('services')) as [string, Service][]).filter(([, { pricing }]) => pricing)

describe('the page of each service with prices says what a package costs in all', () => {
  const labels = (readData('pages/service.yaml') as PageService).costs
  test.each(priced)('%s', (id, { pricing, costs }) => {
    const part = partOf(`/services/${id}`, '#pricing')
    const text = textOf(part)
    const fees = (['basic', 'premium', 'enterprise'] as const).map((tier) => pricing![tier])
    // A bill for each package: our fee, the tax on it, the government's fees, the total.
    const bills = part
      .querySelectorAll('table')
      .filter((table) => table.querySelector('caption'))
      .map((bill) => bill.querySelectorAll('tr').map((row) => row.querySelectorAll('th, td').map(textOf)))
    expect(bills.map(([fee]) => fee)).toEqual(fees.map((fee) => [words.feeTitle, rupees(fee)]))
    expect(bills.map(([, tax]) => tax)).toEqual(
      fees.map((fee) => ['GST on our fee', rupees(Math.round((fee * 18) / 100))]),
    )
    const hasExtras = text.includes(labels.onTop)
    const [label, total] = bills[0]!.at(-1)!
    expect(label).toBe(hasExtras ? labels.beforeExtras : labels.inAll)
    expect(hasExtras).toBe(total!.startsWith(words.from))
    for (const line of costs.inAll?.onTop ?? []) expect(text).toContain(line)
  })
  test('with the sum of its parts, and the word from where something comes on top', () => {
    const withTax = (id: string, fees = 0) => {
      const { pricing } = priced.find(([one]) => one === id)![1]
      return rupees(Math.round(pricing!.basic * 1.18) + fees)
    }
    const shown = (id: string) => textOf(partOf(`/services/${id}`, '#pricing'))
    expect(shown('opc')).toContain(`from ${withTax('opc', 1400)}`)
    expect(shown('gst-return')).toContain(withTax('gst-return'))
    expect(shown('gst-return')).not.toContain('from ₹')
    // Those of an estimator are its sums.
    expect(shown('pvt-ltd')).toContain(`from ${withTax('pvt-ltd', 1400)}`)
    expect(shown('llp')).toContain(`from ${withTax('llp', 550)}`)
  })
})
