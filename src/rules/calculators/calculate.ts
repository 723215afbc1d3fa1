import type { Book } from './book.ts'
import { companyForms } from './families/company.ts'
import { employer } from './families/employer.ts'
import { gst } from './families/gst.ts'
import { incomeTax } from './families/income-tax.ts'
import { salaryTax } from './families/salary-tax.ts'
import { tds } from './families/tds.ts'
import { toGiven } from './family.ts'
import type { Family, Outcome } from './family.ts'
import { keepAsked } from './address.ts'
import { openOf } from './question.ts'
import type { Answers, Question } from './question.ts'

export type FamilyName = 'gst' | 'tds' | 'income-tax' | 'company' | 'employer' | 'salary-tax'

const families: Readonly<Record<FamilyName, Family>> = {
  gst,
  tds,
  'income-tax': incomeTax,
  company: companyForms,
  employer,
  'salary-tax': salaryTax,
}

export interface Calculator {
  family: FamilyName
  questions: readonly Question[]
}

/** What the rules say to the answers; undefined while one is missing, for no figure is guessed. */
export function calculate({ family, questions }: Calculator, book: Book, answers: Answers): Outcome | undefined {
  if (openOf(questions, answers).length > 0) return undefined
  return families[family](toGiven(keepAsked(questions, answers)), book)
}

/** What is owed in all, where more than one sum is and each is known. What an order may levy is not among it. */
export function totalOf({ lines }: Outcome): number | undefined {
  const owed = lines.flatMap(({ result }) =>
    result.kind === 'sum' && !result.byOrder ? [result.paise] : result.kind === 'sum' ? [] : [NaN],
  )
  const total = owed.reduce((sum, one) => sum + one, 0)
  return owed.length > 1 && !Number.isNaN(total) ? total : undefined
}
