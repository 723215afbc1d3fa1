import type { Calculator, PageCalculator } from '#generated/records.ts'
import { writeAddress } from '#src/rules/calculators/address.ts'
import { calculate, totalOf } from '#src/rules/calculators/calculate.ts'
import type { Line } from '#src/rules/calculators/book.ts'
import type { Outcome } from '#src/rules/calculators/family.ts'
import { askedOf } from '#src/rules/calculators/question.ts'
import type { Answers, Question } from '#src/rules/calculators/question.ts'
import { sayAnswer } from '#src/rules/calculators/say-answer.ts'
import { formatPaise } from '#src/rules/money.ts'
import type { Unknown } from '#src/rules/result.ts'
import { saySteps } from '#src/rules/say-steps.ts'
import { present } from '../../../lib/present.ts'
import { formatDate } from '../../../model/texts/format.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import type { CalculatorBook, CalculatorQuestion } from '#src/pages/calculator/payload.ts'
import type { ExampleLine, WorkedExample } from '#src/content/payload/calculator-frame.ts'

interface Worked {
  calculator: Pick<Calculator, 'family' | 'examples'> & { questions: readonly CalculatorQuestion[] }
  book: CalculatorBook
  labels: PageCalculator
  path: string
}

export function workedExamples({ calculator, book, labels, path }: Worked): WorkedExample[] {
  const { questions, examples } = calculator
  return examples.map(({ name, answers }) => {
    const outcome = present(calculate(calculator, book, answers), `answer to the example "${name}"`)
    return {
      ...askedExample({ name, answers }, { questions, path, form: labels.form }),
      lines: [
        ...[...(outcome.due ? [outcome.due] : []), ...outcome.lines].map((line) => lineWords(line, book, labels)),
        ...totalWords(outcome, labels),
      ],
    }
  })
}

/** The total of several sums, if it is known. */
function totalWords(outcome: Outcome, { result: words }: PageCalculator): ExampleLine[] {
  const total = outcome.lines.length > 1 ? totalOf(outcome) : undefined
  if (total === undefined) return []
  const isMore = outcome.lines.some(({ result }) => result.kind === 'sum' && result.byOrder)
  const other = isMore ? words.totalNote : undefined
  return [{ id: 'total', title: words.total, value: formatPaise(total.paise), other }]
}

/** An example as its page shows it, without its result. */
export function askedExample(
  { name, answers }: { name: string; answers: Answers },
  { questions, path, form }: { questions: readonly Question[]; path: string; form: PageCalculator['form'] },
): Omit<WorkedExample, 'lines'> {
  return {
    name,
    href: path + writeAddress(questions, answers),
    answers: askedOf(questions, answers).flatMap((question) => {
      const answer = answers[question.id]
      return answer === undefined ? [] : [{ label: question.label, value: sayAnswer(question, answer, form) }]
    }),
  }
}

function lineWords(
  { rule, result, otherwise = [] }: Line,
  { rules }: CalculatorBook,
  { result: words }: PageCalculator,
): ExampleLine {
  const line = { id: rule, title: rules[rule]?.title ?? rule }
  if (result.kind === 'day') return { ...line, title: `${words.due}, ${line.title}`, value: formatDate(result.due) }
  if (result.kind === 'unknown') return { ...line, value: unknownWords(result, words.notDue, words.unknown) }
  const others = [
    ...result.others.map(
      ({ reading, paise }) => `${words.otherReading} ${words.readings[reading]}: ${formatPaise(paise)}`,
    ),
    ...otherwise.map(({ paise, order }) =>
      fillTokens(order === undefined ? words.totalIfNextOpen : words.totalIfOrder, { paid: formatPaise(paise) }),
    ),
  ]
  return {
    ...line,
    value: formatPaise(result.paise),
    steps: saySteps(result.steps) || undefined,
    other: others.join('; ') || undefined,
  }
}

/** Why there is no sum, with the doubt, or that nothing is due. */
export function unknownWords(result: Unknown, nothing: string, reasons: PageCalculator['result']['unknown']): string {
  if (result.why === 'not-due') return nothing
  const doubt = result.why === 'missing' ? undefined : result.doubt
  return [reasons[result.why], ...(doubt === undefined ? [] : [doubt])].join(' ')
}
