import type { PageCity, PageProfessionalTax, ProfessionalTax } from '#generated/records.ts'
import { describe, expect, test } from 'vitest'
import { stateTax, taxInShort } from '../../../../codegen/pages/topics/tax/state-tax.ts'
import { readData } from '../../../helpers/project/read-data.ts'

const labels = readData('pages/professional-tax.yaml') as PageProfessionalTax
const texts = { labels, day: '2026-11-21' }
const source = 'https://x.in/slabs'

/** A state with two slabs, and what else the test says of it. */
function makeTax(
  salaries: Partial<NonNullable<ProfessionalTax['salaries']>> = {},
  others: Partial<ProfessionalTax> = {},
): ProfessionalTax {
  return {
    levied: true,
    confidence: 'high',
    checkedOn: '2026-11-20',
    note: 'N.',
    authority: 'Office',
    act: 'Act',
    salaries: {
      confidence: 'high',
      on: 'salary',
      per: 'month',
      rows: [{ slabs: [{ upTo: 12000, tax: 0 }, { tax: 200 }] }],
      source,
      ...salaries,
    },
    due: { confidence: 'high', by: 'the 20th of the next month', source: 'https://www.y.in/days' },
    ...others,
  }
}
const noTax = { levied: false, confidence: 'high', checkedOn: '2026-11-20', note: 'None here.', source } as const
const shown = (tax: ProfessionalTax) => stateTax('Goa', tax, texts)
const lineOf = (tax: ProfessionalTax, label: string) => shown(tax).lines?.find((line) => line.label === label)?.value

describe('professional tax of a state, on the pages of its cities', () => {
  test('has its slabs in rupees, the most of a year, the day, and both sources', () => {
    const { slabs, sources } = shown(makeTax())
    expect(slabs).toEqual({
      heads: ['Monthly salary', 'Tax a month'],
      rows: [
        ['Up to ₹12,000', 'Nothing'],
        ['Above ₹12,000', '₹200'],
      ],
    })
    expect(lineOf(makeTax(), labels.year)).toBe('₹2,400')
    expect(lineOf(makeTax(), labels.due.heading)).toBe('By the 20th of the next month')
    expect(sources?.links.map(({ label }) => label)).toEqual(['x.in', 'y.in'])
    expect(sources?.checked).toContain('20 November 2026')
  })

  test('words a limit as the law does, and counts another instalment in February', () => {
    const tax = makeTax({
      rows: [
        {
          slabs: [
            { below: 25000, tax: 0 },
            { tax: 200, february: 300 },
          ],
        },
      ],
    })
    expect(shown(tax).slabs?.rows).toEqual([
      ['Below ₹25,000', 'Nothing'],
      ['From ₹25,000', '₹200 (₹300 in February)'],
    ])
    expect(lineOf(tax, labels.year)).toBe('₹2,500')
  })

  test('has the slabs of women beside those of men', () => {
    const slabs = [{ upTo: 10000, tax: 0 }, { tax: 200 }]
    expect(shown(makeTax({ rows: [{ slabs, women: [{ tax: 100 }] }] })).slabs?.rows.map(([limit]) => limit)).toEqual([
      'Men, up to ₹10,000',
      'Men, above ₹10,000',
      'Women, on any amount',
    ])
  })

  test.each<[day: string, want: string | undefined]>([
    ['2025-03-31', undefined],
    ['2025-04-01', '₹100'],
    ['2026-11-30', '₹100'],
    ['2026-12-01', '₹150'],
  ])('shows on %s the slabs that hold then: %s', (day, want) => {
    const rows = [
      { from: '2025-04-01', slabs: [{ tax: 100 }] },
      { from: '2026-12-01', slabs: [{ tax: 150 }] },
    ]
    expect(stateTax('Goa', makeTax({ rows }), { labels, day }).slabs?.rows[0]?.[1]).toBe(want)
  })

  test('of half-years and years counts them', () => {
    const rows = [{ slabs: [{ upTo: 21000, tax: 0 }, { tax: 1250 }] }]
    expect(lineOf(makeTax({ per: 'half-year', rows }), labels.year)).toBe('₹2,500')
    expect(lineOf(makeTax({ per: 'year', rows }), labels.year)).toBe('₹1,250')
  })

  test('says its doubt where the figures are of medium confidence', () => {
    const due = { confidence: 'medium', by: 'the 10th', source } as const
    expect(shown(makeTax({ confidence: 'medium' })).remarks).toEqual([labels.doubts.slabs])
    expect(lineOf(makeTax({}, { due }), labels.due.heading)).toBe("Usually by the 10th. Check on the state's portal")
    expect(lineOf(makeTax({}, { due, localBodies: true }), labels.due.heading)).toContain('Check with the local body')
  })

  test('says in words that it prints no figure of low confidence', () => {
    const due = { confidence: 'low', every: 'year', by: '30 June', source } as const
    const tax = makeTax({ confidence: 'low' }, { due })
    expect(shown(tax).slabs).toBeUndefined()
    expect(shown(tax).remarks?.join(' ')).toMatch(/^We do not show slabs for Goa/)
    expect(lineOf(tax, labels.due.heading)).toBe(
      'Once a year. Due date not confirmed. Ask the office that collects the tax',
    )
    expect(shown(tax).sources).toBeUndefined()
  })
})

describe('professional tax in a line of a city’s page', () => {
  const { professionalTax: words } = (readData('pages/city.yaml') as PageCity).glance
  const inShort = (tax: ProfessionalTax) => taxInShort(tax, texts, words)

  test('says that there is none, and with a doubt that it is only reported', () => {
    expect(inShort(noTax)).toBe(words.none)
    expect(inShort({ ...noTax, confidence: 'medium' })).toBe(words.noneDoubted)
    expect(words.noneDoubted).toMatch(/reported.*ask/i)
  })

  test('says the most that an employee pays, and apart from it what an owner does', () => {
    const rates = [
      { who: 'Shops', tax: 1250 },
      { who: 'Directors', tax: 2500 },
    ]
    const enrolled = (confidence: 'high' | 'medium' | 'low') =>
      inShort(makeTax({}, { enrolment: { confidence, rates, source } }))
    const employee = 'Up to ₹2,400 a year for an employee, by the 20th of the next month'
    expect(inShort(makeTax())).toBe(employee)
    expect(enrolled('high')).toBe(`${employee}; up to ₹2,500 for yourself`)
    expect(enrolled('medium')).toBe(`${employee}; up to ₹2,500 for yourself (from lists)`)
    expect(enrolled('low')).toBe(employee)
  })

  test('says that slabs are from lists, that local bodies set the tax, or only that it is levied', () => {
    expect(inShort(makeTax({ confidence: 'medium' }))).toMatch(/^Up to ₹2,400 a year for an employee \(from lists\), /)
    const ofOneCity = makeTax({ only: 'In one city.' }, { localBodies: true })
    expect(inShort(ofOneCity)).toBe('Set by the local body, by the 20th of the next month')
    expect(inShort(makeTax({ confidence: 'low' }))).toMatch(/^Levied, /)
  })

  test('asks to ask for a day that could not be established', () => {
    const due = { confidence: 'low', every: 'year', by: '30 June', source } as const
    expect(inShort(makeTax({}, { due }))).toBe(
      'Up to ₹2,400 a year for an employee, once a year, due date not confirmed (ask the office)',
    )
  })
})
