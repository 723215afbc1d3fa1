import { describe, expect, test } from 'vitest'
import type { Calculator } from '#generated/records.ts'
import { readDataFolder } from '../../helpers/project/read-data.ts'
import { getPage, hrefsIn, readBuilt } from '../../helpers/site/built-site.ts'

const calculators = Object.entries(readDataFolder('calculators') as Record<string, Calculator>)

test.each(['/late', '/calculators'])(
  'the head of %s names the next three days, each with the way to its month',
  (path) => {
    const links = hrefsIn(getPage(path).root, 'main > :first-child li a[href*="#"]')
    expect(links).toEqual(Array(3).fill(expect.stringMatching(/^\/calendar#m\d{4}-\d\d$/)))
  },
)

describe.each(calculators)('the page of %s', (slug, { rules, examples, notIncluded, service, seo }) => {
  const { root } = getPage(`/calculators/${slug}`)
  test('has a row of its table for each rule, with its authority as a link', () => {
    const rows = root.querySelectorAll('#rules tbody tr')
    // Professional tax has a row for each state that levies it, and one with the others.
    if (rules.length > 0) expect(rows).toHaveLength(rules.length)
    else expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter((row) => row.querySelector('a[href^="https://"]') === null)).toEqual([])
  })
  test('works both examples out, as they were worked by hand, and its twin in Markdown has them', () => {
    for (const { name } of examples) expect(readBuilt(`calculators/${slug}.md`)).toContain(name)
    const shown = root.querySelectorAll('#examples article')
    expect(shown.map((one) => one.querySelector('h3')?.text)).toEqual(examples.map(({ name }) => name))
    examples.forEach(({ out }, index) => {
      for (const sum of Object.values(out))
        if (typeof sum === 'number') expect(shown[index]!.text).toContain(`₹${sum.toLocaleString('en-IN')}`)
    })
  })
  test('is linked from its service, and links back', () => {
    expect(getPage(`/services/${service}`).root.querySelector(`main a[href="/calculators/${slug}"]`)?.text).toBe(
      seo.title,
    )
    expect(root.querySelector(`main a[href="/services/${service}"]`)).not.toBeNull()
  })
  test('says what the sums do not include', () => {
    for (const line of notIncluded) expect(root.text).toContain(line)
  })
})

test('no figure that is not sure is in the page of a calculator, but in words beside its doubt', () => {
  const page = readBuilt('calculators/roc-late-fee.html')
  const data = /"llp\/additional-fee-beyond-360-days":\{.*?"examples":\[\]/s.exec(page)?.[0] ?? ''
  expect(data).toContain('From one source')
  expect(data).not.toContain('perDay')
})

test('the table gives no late fee for CMP-08, as the result gives none: section 47 does not name it', () => {
  const { root } = getPage('/calculators/gst-late-fee')
  const row = root.querySelectorAll('#rules tbody tr').find(({ text }) => text.includes('Late fee for CMP-08'))!
  expect(row.text).toContain('We are confirming this')
  expect(row.text).not.toContain('No fee')
})
