import { describe, expect, test } from 'vitest'
import type { PageCompare, Service } from '#generated/records.ts'
import { readData } from '../../helpers/project/read-data.ts'
import { getPage, hrefsIn, partOf, partsOf, readBuilt, textOf } from '../../helpers/site/built-site.ts'

const texts = readData('pages/compare.yaml') as PageCompare
const rows = partsOf('/compare', '#side-by-side tbody tr')
const cellsOf = (label: string) => {
  const row = rows.find((one) => textOf(one.querySelector('th')) === label)
  return row?.querySelectorAll('td').map(textOf) ?? []
}

describe('the page that compares forms of business', () => {
  test('has a column for each of the five, which leads to its service, and is linked from it', () => {
    const services = texts.forms.map(({ service }) => `/services/${service}`)
    expect(hrefsIn(getPage('/compare').root, '#side-by-side thead a')).toEqual(services)
    for (const path of services) expect(hrefsIn(getPage(path).root, 'main a')).toContain('/compare')
  })
  test('says of each what the law has, and shows the fee and the time of its service', () => {
    for (const { label, cells } of texts.rows)
      texts.forms.forEach(({ service }, index) => {
        const cell = cells[service]!
        expect(cellsOf(label)[index]).toContain(typeof cell === 'string' ? cell : cell.text)
      })
    texts.forms.forEach(({ service }, index) => {
      const { timeline } = readData(`services/${service}.yaml`) as Service
      expect(cellsOf(texts.own.time)[index]).toBe(timeline!.normal)
      const total = cellsOf(texts.own.inAll)[index]!
      expect(total).toMatch(/^from ₹/)
      expect(textOf(partOf(`/services/${service}`, '#pricing'))).toContain(total)
    })
  })
  test('names the source of each figure of law', () =>
    expect(partsOf('/compare', 'main details a[href^="https://"]').length).toBeGreaterThanOrEqual(10))
  test('says for whom each form is without a script', () => {
    for (const { choose } of texts.chooser.outcomes) expect(textOf(partOf('/compare', '#choose'))).toContain(choose)
  })
  test('has its rows in its Markdown twin', () => {
    for (const { label } of texts.rows) expect(readBuilt('compare.md')).toContain(label)
  })
})
