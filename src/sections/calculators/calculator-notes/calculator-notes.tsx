import type { CalculatorPayload } from '#generated/payloads/calculator/payload.ts'
import type { ReactNode } from 'react'
import { Section } from '../../../ui/section/section.tsx'
import { RuledPoints } from '../ruled-points/ruled-points.tsx'
import { RuleTable } from '../rule-table/rule-table.tsx'
import { WorkedExamples } from '../worked-examples/worked-examples.tsx'
import styles from './calculator-notes.module.css'

interface CalculatorNotesProps {
  payload: Pick<CalculatorPayload, 'labels' | 'examples' | 'table' | 'notIncluded' | 'figuresAsOf'>
  /** The links to other pages. */
  children: ReactNode
}

/** What a sum is based on. On paper only the case and its bill remain. */
export function CalculatorNotes({ payload, children }: CalculatorNotesProps) {
  const { labels, notIncluded } = payload
  return (
    <div className={styles.notes}>
      <WorkedExamples {...payload} />
      <RuleTable {...payload} />
      <Section heading={labels.notIncluded}>
        <RuledPoints points={notIncluded} />
      </Section>
      <Section heading={labels.more.heading}>{children}</Section>
    </div>
  )
}
