import type { CalculatorPayload } from '#src/pages/calculator/payload.ts'
import type { Book, Line } from './book.ts'
import { companyForms } from './families/company.ts'
import { employer } from './families/employer.ts'
import { gst } from './families/gst.ts'
import { incomeTax } from './families/income-tax.ts'
import { salaryTax } from './families/salary-tax.ts'
import { tds } from './families/tds.ts'
import { toGiven } from './family.ts'
import type { Family, Outcome } from './family.ts'
import { keepAsked } from './address.ts'
import { openOf, usualAnswers } from './question.ts'
import type { Answers } from './question.ts'

export type Calculator = CalculatorPayload['calculator']

const families: Readonly<Record<Calculator['family'], Family>> = {
  gst,
  tds,
  'income-tax': incomeTax,
  company: companyForms,
  employer,
  'salary-tax': salaryTax,
}

/** The result for the answers. Undefined while one is missing: no figure is guessed. */
export function calculate({ family, questions }: Calculator, book: Book, given: Answers): Outcome | undefined {
  const answers = { ...usualAnswers(questions), ...given }
  if (openOf(questions, answers).length > 0) return undefined
  return families[family](toGiven(keepAsked(questions, answers)), book)
}

/**
 * The total if each sum is known, and what it would be if an order applied or the next working day
 * counted. Without amounts that only an order can levy.
 */
export function totalOf({ lines }: Outcome) {
  const owed = lines.filter(({ result }) => result.kind !== 'sum' || !result.byOrder)
  if (owed.length === 0 || owed.some(({ result }) => result.kind !== 'sum')) return undefined
  const orders = new Set(owed.flatMap(({ otherwise = [] }) => otherwise.map(({ order }) => order)))
  return {
    paise: sumOf(owed, ({ result }) => (result.kind === 'sum' ? result.paise : 0)),
    otherwise: [...orders].map((order) => ({
      paise: sumOf(
        owed,
        ({ result, otherwise = [] }) =>
          otherwise.find((one) => one.order === order)?.paise ?? (result.kind === 'sum' ? result.paise : 0),
      ),
      ...(order === undefined ? {} : { order }),
    })),
  }
}

const sumOf = (lines: readonly Line[], paise: (line: Line) => number) =>
  lines.reduce((sum, line) => sum + paise(line), 0)
