import type { CalculatorLabels } from '#src/content/payload/calculator-frame.ts'
import { fill } from '../../../../lib/fill.ts'
import type { totalOf } from '../../../../rules/calculators/calculate.ts'
import type { Answers } from '../../../../rules/calculators/question.ts'
import { formatPaise } from '../../../../rules/money.ts'
import { Bill, BillRow } from '../../../../ui/bill/bill.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import type { Cases } from '../use-cases.ts'
import styles from './all-together.module.css'

/** A case with all its answers. */
export interface WorkedCase {
  answers: Answers
  /** What was missed, and its period. */
  about: string
  /** The calculator with this case alone. */
  href: string
  /** What is owed in all, if each part of it is known. */
  total: ReturnType<typeof totalOf>
}

interface AllTogetherProps {
  worked: readonly WorkedCase[]
  cases: Cases
  /** The case that is answered now, if it has all its answers. */
  current: Answers | undefined
  labels: Pick<CalculatorLabels, 'several' | 'bill'>
}

/** The sums of several cases in one bill, and the button that adds the next. */
export function AllTogether({ worked, cases, current, labels: { several: labels, bill } }: AllTogetherProps) {
  return (
    <>
      {cases.all.length > 0 && (
        <Bill
          labels={bill}
          head={labels.heading}
          rows={worked.map((one, index) => (
            <BillRow key={index} title={one.about} amount={sayOne(one)}>
              {one.answers === current ? (
                labels.current
              ) : (
                <span className={styles.ways}>
                  <a href={one.href}>{labels.open}</a>
                  <button type="button" onClick={() => cases.drop(one.answers)}>
                    {labels.remove}
                    <span className="visually-hidden"> {one.about}</span>
                  </button>
                </span>
              )}
            </BillRow>
          ))}
          total={{ label: fill(labels.total, { count: String(worked.length) }), amount: formatPaise(sumOf(worked)) }}
          law={[]}
        >
          {worked.some((one) => one.total === undefined) && <p>{labels.without}</p>}
          {worked.some((one) => one.total?.otherwise.length) && <p>{labels.otherwise}</p>}
        </Bill>
      )}
      {current && (
        <Button look="secondary" onClick={cases.keep}>
          {labels.add}
        </Button>
      )}
    </>
  )
}

/** The sum of a case as in its own bill; a dash if a part of it is not known. */
const sayOne = ({ total }: WorkedCase) =>
  total === undefined ? '–' : [total, ...total.otherwise].map(({ paise }) => formatPaise(paise)).join(' / ')

const sumOf = (worked: readonly WorkedCase[]) => worked.reduce((sum, { total }) => sum + (total?.paise ?? 0), 0)

/** The cases and their total, one line each. Nothing if there is but one. */
export function sayTogether(worked: readonly WorkedCase[], labels: CalculatorLabels['several']): string[] {
  if (worked.length < 2) return []
  const total = fill(labels.total, { count: String(worked.length) })
  return [...worked.map((one) => `${one.about}: ${sayOne(one)}`), `${total}: ${formatPaise(sumOf(worked))}`]
}
