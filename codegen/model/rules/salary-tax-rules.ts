import type { ProfessionalTax, Rule } from '#generated/records.ts'
import type { CalculatorBook, SalaryTaxOfState } from '#src/pages/calculator/payload.ts'
import type { RuleOf } from '#src/rules/rule.ts'
import { findTaxRow } from './professional-tax.ts'
import type { Slab } from './professional-tax.ts'
import type { Catalogue } from '../records.ts'
import { dayOfFigures } from './law-of-day.ts'
import type { DataOfLaw } from './law-of-day.ts'

/** The words that go with a state's figures: they are data of a page. */
export interface TaxWords {
  title: string
  authority: string
  /** Why there is no figure that is sure. */
  doubt?: string
  note?: string
}

export interface TaxedState {
  code: string
  name: string
  tax: ProfessionalTax
}

/** The states with what their law says of professional tax, by name. */
export function taxedStates({ states, professionalTax }: Pick<Catalogue, 'states' | 'professionalTax'>): TaxedState[] {
  const known = [...professionalTax.values()].flatMap(({ id, value }) => {
    const state = states.get(id)
    return state ? [{ code: id, name: state.value.name, tax: value }] : []
  })
  return known.sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The slabs in force as rules: without figures where unsure, of nothing where not levied. */
export function salaryTaxBook(data: DataOfLaw, say: (taxed: TaxedState) => TaxWords): CalculatorBook {
  const day = dayOfFigures(data)
  const rules: Record<string, Rule> = {}
  const taxes: Record<string, SalaryTaxOfState> = {}
  for (const taxed of taxedStates(data.catalogue)) {
    const { code, tax } = taxed
    const id = `professional-tax/${code.toLowerCase()}`
    const row = tax.salaries && findTaxRow(tax.salaries, day)
    const words = say(taxed)
    const toRule = (slabs: readonly Slab[] | undefined): Rule => slabRule(tax, { words, slabs, from: row?.from })
    rules[id] = toRule(tax.levied ? row?.slabs : [{ tax: 0 }])
    if (row?.women) rules[`${id}-women`] = toRule(row.women)
    const february = [...(row?.slabs ?? []), ...(row?.women ?? [])].flatMap((slab) =>
      slab.february === undefined ? [] : [[String(slab.tax), slab.february] as const],
    )
    taxes[code] = {
      per: tax.salaries?.per ?? 'month',
      all: id,
      ...(tax.salaries?.per === 'year' && tax.due?.every === 'month' && { isMonthly: true }),
      women: row?.women ? `${id}-women` : id,
      ...(february.length === 0 ? {} : { february: Object.fromEntries(february) }),
    }
  }
  return { rules, extensions: {}, salaryTaxes: taxes }
}

function slabRule(
  tax: ProfessionalTax,
  { words, slabs, from }: { words: TaxWords; slabs: readonly Slab[] | undefined; from: string | undefined },
): RuleOf<'slabs'> {
  const { title, authority, doubt, note } = words
  const confidence = tax.levied ? (tax.salaries?.confidence ?? 'low') : tax.confidence
  return {
    title,
    kind: 'slabs',
    unit: 'INR',
    basis: 'event',
    ...(note === undefined ? {} : { note }),
    rows: [
      {
        // Where nobody says since when they hold, they held when somebody looked.
        from: from ?? tax.checkedOn,
        ...(confidence === 'high' && slabs !== undefined
          ? { figures: { by: 'income' as const, slabs: slabs.map(toTariff) } }
          : {}),
        authority,
        source: tax.salaries?.source ?? tax.source ?? '',
        checkedOn: tax.checkedOn,
        confidence,
        ...(doubt === undefined ? {} : { doubt }),
      },
    ],
    examples: [],
  }
}

const toTariff = ({ upTo, below, tax }: Slab) => ({
  ...(upTo === undefined ? {} : { upTo }),
  ...(below === undefined ? {} : { below }),
  amount: tax,
})
