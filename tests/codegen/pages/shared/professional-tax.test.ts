import type { PageCity, PageProfessionalTax, ProfessionalTax } from '#generated/records.ts'
import { describe, expect, test } from 'vitest'
import { memoOfOneRun } from '../../../../codegen/memo/memo.ts'
import type { WholeData } from '../../../../codegen/model/records.ts'
import { createContext } from '../../../../codegen/pages/shared/context.ts'
import { planRoutes, planTwin } from '../../../../codegen/pages/all-pages.ts'
import { stateTax, taxInShort } from '../../../../codegen/pages/shared/tax/state-tax.ts'
import { professionalTaxTable } from '../../../../codegen/pages/shared/tax/tax-table.ts'
import type { ProseNode } from '../../../../codegen/pages/shared/payload/prose.ts'
import { readData } from '../../../helpers/project/read-data.ts'
import { useSiteFolder } from '../../../helpers/project/use-site-folder.ts'

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
  test('is one sentence where there is none, and where and when that was read', () => {
    expect(shown(noTax)).toEqual({
      note: 'None here.',
      sources: {
        label: labels.source,
        links: [{ href: source, label: 'x.in' }],
        checked: 'read on 20 November 2026',
      },
    })
  })

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

  test('words a limit that ends in 999 as the law does, and counts another instalment in February', () => {
    const tax = makeTax({
      rows: [
        {
          slabs: [
            { upTo: 24999, tax: 0 },
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
    expect(shown(tax).sources?.links).toEqual([])
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

  test('asks to ask for a day that could not be established', () => {
    const due = { confidence: 'low', every: 'year', by: '30 June', source } as const
    expect(inShort(makeTax({}, { due }))).toBe(
      'Up to ₹2,400 a year for an employee, once a year, due date not confirmed (ask the office)',
    )
  })
})

const data = (await useSiteFolder('real-data').run()).site!.context.whole

describe('all 36 states', () => {
  test('are in the data, and twenty of them levy the tax', () => {
    const taxes = [...data.catalogue.professionalTax.values()]
    expect(taxes).toHaveLength(36)
    expect(taxes.filter(({ value }) => value.levied)).toHaveLength(20)
  })

  test('show none of their figures where all of them are of low confidence', () => {
    const doubtful = withTaxes(data, (tax) => ({
      ...tax,
      ...(tax.salaries ? { salaries: { ...tax.salaries, confidence: 'low' } } : {}),
      ...(tax.due ? { due: { ...tax.due, confidence: 'low' } } : {}),
      ...(tax.enrolment ? { enrolment: { ...tax.enrolment, confidence: 'low' } } : {}),
    }))
    for (const { id, value } of doubtful.catalogue.professionalTax.values()) {
      const { sources: _, ...text } = stateTax(id, value, texts)
      const said = JSON.stringify(text)
      expect(said).not.toContain('₹')
      if (value.due?.by) expect(said).not.toContain(value.due.by)
    }
    const table = textsOf(professionalTaxTable(doubtful)).join(' ')
    expect(table).not.toContain('₹')
    for (const { value } of doubtful.catalogue.professionalTax.values())
      if (value.due?.by) expect(table).not.toContain(value.due.by)
  })

  test('without the tax say in the table of all states where that is only reported', () => {
    const table = textsOf(professionalTaxTable(data)).join(' ')
    expect(table).toContain('Chhattisgarh (reported, not confirmed), Dadra and Nagar Haveli and Daman and Diu, Delhi,')
    expect(table).toContain('Odisha (reported, not confirmed), Rajasthan')
  })

  test('have the figures of their tax on the Markdown twin of a state, too', () => {
    const run = { origin: 'https://www.lekhasetu.example', today: '2026-11-22', memo: memoOfOneRun() }
    const record = planRoutes(createContext(data, run))
      .find(({ path }) => path === '/gst/state/maharashtra')!
      .record()
    const section = planTwin(record)!.sections.find(({ heading }) => heading === 'Professional tax in Maharashtra')!
    expect(section.points).toContain('Men, up to ₹10,000: ₹175')
    expect(section.points?.join('\n')).toContain('31 March')
  })
})

function withTaxes(data: WholeData, change: (tax: ProfessionalTax) => ProfessionalTax): WholeData {
  const changed = [...data.catalogue.professionalTax].map(
    ([id, entry]) => [id, { ...entry, value: change(entry.value) }] as const,
  )
  return { ...data, catalogue: { ...data.catalogue, professionalTax: new Map(changed) } }
}

function textsOf(nodes: readonly ProseNode[]): string[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [node] : textsOf(node.children ?? [])))
}
