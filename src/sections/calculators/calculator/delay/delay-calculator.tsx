import { useCallback } from 'react'
import type { Book } from '../../../../rules/calculators/book.ts'
import { calculate } from '../../../../rules/calculators/calculate.ts'
import type { Calculator as CalculatorRecord } from '../../../../rules/calculators/calculate.ts'
import type { Outcome } from '../../../../rules/calculators/family.ts'
import type { Answers } from '../../../../rules/calculators/question.ts'
import { formatPaise } from '../../../../rules/money.ts'
import { Calculator } from '../calculator.tsx'
import type { FromPage } from '../calculator.tsx'
import type { FormWords } from '../question-form.tsx'
import type { ResultWords } from '../result-words.ts'
import type { SharingWords } from '../sharing.tsx'
import { OutcomeView } from './outcome-view.tsx'

interface DelayCalculatorProps extends FromPage {
  labels: { form: FormWords; result: ResultWords & { heading: string; waiting: string }; share: SharingWords }
  calculator: CalculatorRecord
  book: Book
  asOf: string
}

/** What the law asks in a case: fees, interest, or a tax. */
export function DelayCalculator({ calculator, book, labels, ...page }: DelayCalculatorProps) {
  const solve = useCallback((answers: Answers) => calculate(calculator, book, answers), [calculator, book])
  return (
    <Calculator
      {...page}
      labels={labels}
      questions={calculator.questions}
      solve={solve}
      draw={(outcome) => <OutcomeView outcome={outcome} book={book} labels={labels.result} />}
      say={(outcome) => saySums(outcome, book)}
    />
  )
}

function saySums({ lines }: Outcome, book: Book): string[] {
  return lines.flatMap(({ rule, result }) =>
    result.kind === 'sum' ? [`${book.rules[rule]?.title ?? rule}: ${formatPaise(result.paise)}`] : [],
  )
}
