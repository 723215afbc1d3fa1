import { describe, expect, test } from 'vitest'
import type { ProfessionalTax } from '#generated/records.ts'
import { statePath } from '../../../codegen/model/route.ts'
import { readData } from '../../helpers/project/read-data.ts'
import { cities, states } from '../../helpers/site/records.ts'
import { rupees } from '../../helpers/site/stated.ts'
import {
  getPage,
  hrefsIn,
  mainText,
  partsOf,
  pathsWhere,
  readBuilt,
  sectionHeaded,
  textOf,
} from '../../helpers/site/built-site.ts'

const taxes = readData('professional-tax.yaml') as Record<string, ProfessionalTax>
const words = readData('pages/city.yaml').professionalTax as { service: string }
const { none, noneDoubted } = readData('pages/city.yaml').glance.professionalTax as Record<string, string>
const clean = (text: string) => text.trim().replace(/\s+/g, ' ')

const pageOf = (state: string) => statePath(states[state]!.name)
/** The part on professional tax of a state's page. */
const taxPart = (state: string) =>
  sectionHeaded(getPage(pageOf(state)).root, `Professional tax in ${states[state]!.name}`)!

/** The line on it of a city's page. */
const rowOn = (path: string) =>
  partsOf(path, 'main table tr').find((row) => textOf(row.querySelector('th')) === 'Professional tax')!

const pages = Object.entries(cities).map(([slug, { state }]) => ({ path: `/gst/${slug}`, state }))
const codes = Object.keys(taxes)
const levying = codes.filter((code) => taxes[code]!.levied)
const others = codes.filter((code) => !taxes[code]!.levied)
const tables = ['/services/professional-tax', '/services/professional-tax-filing', '/blog/professional-tax-guide']
// Tables that articles write have a caption that only screen readers have.
const ownCaption = 'caption:not(.visually-hidden)'
const tableOf = (path: string) => partsOf(path, 'main table').find((one) => one.querySelector(ownCaption))!
const rowOf = (path: string, name: string) =>
  tableOf(path)
    .querySelectorAll('tbody tr')
    .find((row) => textOf(row.querySelector('th[scope=row]')).startsWith(name))!

describe('a state that levies the tax', () => {
  test.each(levying)(
    'in %s has slabs in rupees, their source and the day, and prints nothing that is not sure',
    (code) => {
      const { salaries, due } = taxes[code]!
      const part = taxPart(code)
      const text = textOf(part)
      if (salaries!.confidence !== 'low') {
        const { slabs, women = [] } = salaries!.rows!.at(-1)!
        for (const { upTo, tax } of [...slabs, ...women]) {
          if (tax > 0) expect(text).toContain(rupees(tax))
          if (upTo !== undefined) expect(text).toMatch(new RegExp(`${rupees(upTo)}|${rupees(upTo + 1)}`))
        }
        expect(hrefsIn(part)).toContain(salaries!.source)
      }
      if (due!.confidence !== 'low') {
        expect(text).toContain(due!.by)
        expect(/usually/i.test(text)).toBe(due!.confidence === 'medium')
      }
      for (const said of [text, twinPart(code), ...tables.map((table) => textOf(rowOf(table, states[code]!.name)))]) {
        if (salaries!.confidence === 'low') expect(said).not.toContain('₹')
        if (due!.confidence === 'low' && due!.by) expect(said).not.toContain(due!.by)
      }
    },
  )
  test('has cities that say so, and lead to its slabs and to the service, once each', () => {
    for (const { path, state } of pages.filter((page) => levying.includes(page.state))) {
      expect(linksOf(path)).toEqual([`/services/${words.service}`])
      expect(hrefsIn(rowOn(path))).toEqual([`${pageOf(state)}#professional-tax`])
    }
  })
})

describe('a state that does not levy the tax', () => {
  test.each(others)('in %s says so in words, without a figure, and where and on which day that was read', (code) => {
    const part = taxPart(code)
    expect(textOf(part)).toContain(clean(taxes[code]!.note))
    expect(textOf(part)).not.toContain('₹')
    expect(hrefsIn(part)).toEqual([taxes[code]!.source])
    expect(textOf(part)).toMatch(/read on \d+ \w+ 20\d\d$/)
    expect(twinPart(code)).toContain(taxes[code]!.source)
  })
  test('has cities that say so, and lead to no service or article, but to the doubt about it where there is one', () => {
    for (const { path, state } of pages.filter((page) => others.includes(page.state))) {
      const isSure = taxes[state]!.confidence === 'high'
      expect(linksOf(path)).toEqual([])
      expect(textOf(rowOn(path))).toContain(isSure ? none : noneDoubted)
      expect(hrefsIn(rowOn(path))).toEqual(isSure ? [] : [`${pageOf(state)}#professional-tax`])
    }
  })
})

describe.each(tables)('the table on %s', (path) => {
  test('has a row for each levying state, under a caption, with heads of rows and columns', () => {
    const rows = tableOf(path).querySelectorAll('tbody tr')
    expect(rows.map((row) => textOf(row.querySelector('th[scope=row]')).replace(/ \(.*/, '')).sort()).toEqual(
      levying.map((code) => states[code]!.name).sort(),
    )
    expect(tableOf(path).querySelectorAll('th[scope=col]')).toHaveLength(4)
  })
  test('is followed by the names of the other states', () => {
    const line = others
      .map((code) => ({ name: states[code]!.name, isSure: taxes[code]!.confidence === 'high' }))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, isSure }) => (isSure ? name : `${name} (reported, not confirmed)`))
      .join(', ')
    expect(mainText(path)).toContain(line)
  })
})

test('the corrections under the published rates name no amount that the data does not have', () => {
  const facts = readData('facts.yaml') as Record<string, { current: string }>
  for (const [id, code] of [
    ['pt-maharashtra', 'MH'],
    ['pt-karnataka', 'KA'],
    ['pt-west-bengal', 'WB'],
  ] as const) {
    const row = taxes[code]!.salaries!.rows!.at(-1)!
    const known = JSON.stringify(row).match(/\d+/g)!.map(Number)
    const said = facts[id]!.current.match(/₹[\d,]+/g)!.map((amount) => Number(amount.replace(/[₹,]/g, '')))
    // A year's total is worked out from the others.
    const isKnown = (amount: number) => [amount, amount - 1, amount / 12].some((one) => known.includes(one))
    expect(said.filter((amount) => amount !== 2500 && !isKnown(amount))).toEqual([])
  }
})

function linksOf(path: string): string[] {
  const about = [`/services/${words.service}`, '/blog/professional-tax-guide']
  return hrefsIn(getPage(path).root, 'main a').filter((href) => about.includes(href))
}

function twinPart(state: string): string {
  const text = readBuilt(`${pageOf(state).slice(1)}.md`)
  return text.split(/^(?=## )/m).find((part) => part.startsWith(`## Professional tax in ${states[state]!.name}`))!
}

// The calendar of due dates has tables with captions of its own.
test('no page that is not about it has the table', () => {
  const showing = pathsWhere(({ path, root }) => path !== '/calendar' && !!root.querySelector(`main ${ownCaption}`))
  expect(showing.sort()).toEqual([...tables].sort())
})
