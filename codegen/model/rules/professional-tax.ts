import { periodsAYear } from '#src/rules/calculators/families/salary-tax.ts'
import type { ProfessionalTax } from '#generated/records.ts'

export type SalaryTax = NonNullable<ProfessionalTax['salaries']>
export type TaxRow = NonNullable<SalaryTax['rows']>[number]
export type Slab = TaxRow['slabs'][number]

/** What a person in the slab pays in a year, in whole rupees. */
export function yearlyTax({ tax, february = tax }: Slab, per: SalaryTax['per']): number {
  return tax * periodsAYear[per] + february - tax
}

/** The slabs that hold on a day; undefined where none are known for it. */
export function findTaxRow({ rows = [] }: SalaryTax, day: string): TaxRow | undefined {
  return rows.filter(({ from }) => from === undefined || from <= day).at(-1)
}

/** The end of a slab, and whether the law says "up to" or "less than". The last slab has none. */
export function edgeOf({ upTo, below }: Pick<Slab, 'upTo' | 'below'>) {
  if (upTo !== undefined) return { key: 'upTo', at: upTo } as const
  return below === undefined ? undefined : ({ key: 'below', at: below } as const)
}
