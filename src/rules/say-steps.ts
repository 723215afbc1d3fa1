import { formatCount, formatPaise } from './money.ts'
import type { Step } from './result.ts'

/** A number of things: 1 day, 64 days. */
export const countOf = (count: number, one: string) => `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`

/** The steps of a sum as one line: 50 days × ₹50 = ₹2,500, limited to ₹2,000. */
export function saySteps(steps: readonly Step[]): string {
  return steps.reduce((line, step) => {
    const said = sayStep(step)
    if (line === '') return said
    // A limit belongs to the product before it.
    return step.step === 'limit' || step.step === 'least' || step.step === 'rounded'
      ? `${line}, ${said}`
      : `${line}; ${said}`
  }, '')
}

/** One step in words and signs. */
function sayStep(step: Step): string {
  switch (step.step) {
    case 'in-time':
      return 'in time: nothing is due'
    case 'no-advance-tax':
      return 'no advance tax is due from you'
    case 'no-duty':
      return 'you need not file it: there is no fee'
    case 'exempt':
      return `below ${formatPaise(step.below)}: nothing is due`
    case 'enough':
      return `at least ${step.percent}% was paid: nothing is due`
    case 'days':
      return `${countOf(step.days, 'day')} × ${formatPaise(step.each)} = ${formatPaise(step.is)}`
    case 'full-steps':
      return `${formatPaise(step.of)} counts as ${formatPaise(step.is)}`
    case 'by-day':
      return `${formatPaise(step.of)} × ${step.percent}% × ${countOf(step.days, 'day')} ÷ ${step.yearDays} = ${formatPaise(step.is)}`
    case 'by-month':
      return `${formatPaise(step.of)} × ${step.percent}% × ${countOf(step.months, 'month')} = ${formatPaise(step.is)}`
    case 'times':
      return `${step.times} × ${formatPaise(step.of)} = ${formatPaise(step.is)}`
    case 'count':
      return `${step.count} × ${formatPaise(step.of)} = ${formatPaise(step.is)}`
    case 'year':
      return `${step.times} × ${formatPaise(step.of)}${step.last === undefined ? '' : ` + ${formatPaise(step.last.paise)} in ${step.last.in}`} = ${formatPaise(step.is)} a year`
    case 'parts':
      return `${countOf(step.parts, 'part')} of ${formatPaise(step.size)} above ${formatPaise(step.over)} × ${formatPaise(step.each)} = ${formatPaise(step.is)}`
    case 'less':
      return `${formatPaise(step.of)} − ${formatPaise(step.less)} = ${formatPaise(step.is)}`
    case 'percent':
      return `${step.percent}% of ${formatPaise(step.of)} = ${formatPaise(step.is)}`
    case 'fixed':
      return step.label === undefined ? formatPaise(step.is) : `${step.label} ${formatPaise(step.is)}`
    case 'least':
      return `at least ${formatPaise(step.is)}`
    case 'limit':
      return `limited to ${formatPaise(step.is)}`
    case 'rounded':
      return `rounded to ${formatPaise(step.is)}`
    case 'sum':
      return `total ${formatPaise(step.is)}`
    case 'waived':
      return `${step.percent}% of ${formatPaise(step.of)} waived, ${formatPaise(step.is)} left`
    case 'halves':
      return `CGST ${formatPaise(step.central)} + SGST ${formatPaise(step.state)}`
  }
}
