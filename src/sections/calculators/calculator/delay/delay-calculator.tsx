import { useCallback } from 'react'
import type { Book } from '../../../../rules/calculators/book.ts'
import { calculate, totalOf } from '../../../../rules/calculators/calculate.ts'
import type { Calculator as CalculatorRecord } from '../../../../rules/calculators/calculate.ts'
import type { Outcome } from '../../../../rules/calculators/family.ts'
import { growthOf } from '../../../../rules/calculators/growth.ts'
import type { Growth } from '../../../../rules/calculators/growth.ts'
import { writeAddress } from '../../../../rules/calculators/address.ts'
import { answerTo, askedOf } from '../../../../rules/calculators/question.ts'
import type { Answers, Question } from '../../../../rules/calculators/question.ts'
import { sayAnswer } from '../../../../rules/calculators/say-answer.ts'
import { formatPaise } from '../../../../rules/money.ts'
import { fill } from '../../../../lib/fill.ts'
import { Calculator } from '../calculator.tsx'
import type { FromPage } from '../calculator.tsx'
import type { CalculatorPayload } from '#src/pages/calculator/payload.ts'
import type { CalculatorLabels } from '#src/content/payload/calculator-frame.ts'
import { AllTogether, sayTogether } from './all-together.tsx'
import type { WorkedCase } from './all-together.tsx'
import { OutcomeView, sayClosed } from './outcome-view.tsx'

interface DelayCalculatorProps extends FromPage {
  labels: CalculatorLabels
  calculator: CalculatorRecord
  book: Book
  asOf: string
  contactHref: string
  /** The services whose price is that of an answer. */
  offers: CalculatorPayload['offers']
}

/** The fees, interest or tax of a case. */
export function DelayCalculator(props: DelayCalculatorProps) {
  const { calculator, book, labels, service, contactHref, offers, ...page } = props
  const solve = useCallback(
    (answers: Answers): { outcome: Outcome; growth: Growth | undefined } | undefined => {
      const outcome = calculate(calculator, book, answers)
      return outcome && { outcome, growth: growthOf(calculator, book, answers) }
    },
    [calculator, book],
  )
  const { more } = labels
  const { questions } = calculator
  const startOf = (outcome: Outcome, answers: Answers) => {
    if (outcome.closed) return { href: contactHref, label: more.advice }
    const { href, from } = offers[offerFor(questions, answers) ?? ''] ?? { href: service.href }
    return { href, label: more.ours + (from === undefined ? '' : `, ${fill(more.from, { price: from })}`) }
  }
  // A link may hold a case that lacks an answer. It does not count.
  const work = (all: readonly Answers[], current: Answers | undefined): WorkedCase[] =>
    [...all, ...(current ? [current] : [])].flatMap((answers) => {
      const outcome = calculate(calculator, book, answers)
      const about = sayCase(questions, answers, labels.form)
      return outcome ? [{ answers, about, total: totalOf(outcome), href: writeAddress(questions, answers) }] : []
    })
  return (
    <Calculator
      {...page}
      labels={labels}
      questions={questions}
      solve={solve}
      draw={({ outcome, growth }, answers) => (
        <OutcomeView
          outcome={outcome}
          growth={growth}
          about={sayCase(questions, answers, labels.form)}
          book={book}
          labels={labels}
        />
      )}
      say={({ outcome }) => [
        ...(outcome.closed ? [sayClosed(outcome.closed, labels.result)] : []),
        ...saySums(outcome, book),
        ...sayOwed(outcome, labels.result),
      ]}
      sum={({ outcome }) => sayTotal(outcome, book, labels.result)}
      start={({ outcome }, answers) => startOf(outcome, answers)}
      together={
        questions.some(({ each }) => each)
          ? {
              sum: (cases, current) => {
                const worked = work(cases.all, current)
                return {
                  view: <AllTogether worked={worked} cases={cases} current={current} labels={labels} />,
                  lines: sayTogether(worked, labels.several),
                }
              },
              start: { href: service.href, label: more.ours },
            }
          : undefined
      }
    />
  )
}

/** What was missed, and its period: the answers to the first question and that on the period. */
function sayCase(questions: readonly Question[], answers: Answers, words: CalculatorLabels['form']): string {
  return askedOf(questions, answers)
    .filter(({ kind }, index) => index === 0 || kind === 'month' || kind === 'quarter' || kind === 'year')
    .map((question) => sayAnswer(question, answers[question.id] ?? '', words))
    .join(', ')
}

/** The service of the last answer that has one of its own. */
export function offerFor(questions: readonly Question[], answers: Answers): string | undefined {
  return askedOf(questions, answers)
    .flatMap(({ id, choices = [] }) => choices.find(({ value }) => value === answerTo(answers, id))?.service ?? [])
    .at(-1)
}

const sayPaise = ({ paise }: { paise: number }) => formatPaise(paise)

function saySums({ lines }: Outcome, book: Book): string[] {
  return lines.flatMap(({ rule, result, otherwise = [] }) =>
    result.kind === 'sum'
      ? [[`${book.rules[rule]?.title ?? rule}: ${formatPaise(result.paise)}`, ...otherwise.map(sayPaise)].join(' / ')]
      : [],
  )
}

function sayOwed(outcome: Outcome, labels: CalculatorLabels['result']): string[] {
  const total = totalOf(outcome)
  if (total === undefined || outcome.lines.length === 1) return []
  return [`${labels.total}: ${[total, ...total.otherwise].map(sayPaise).join(' / ')}`]
}

function sayTotal(outcome: Outcome, book: Book, labels: CalculatorLabels['result']): string {
  const [owed = saySums(outcome, book).join('. ')] = sayOwed(outcome, labels)
  return outcome.closed ? `${sayClosed(outcome.closed, labels)} ${owed}` : owed
}
