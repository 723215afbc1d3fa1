import type { ComponentProps, ReactNode } from 'react'
import { Section } from '../../../ui/section/section.tsx'
import { Points } from '../points/points.tsx'
import { RuleTable } from '../rule-table/rule-table.tsx'
import { WorkedExamples } from '../worked-examples/worked-examples.tsx'
import styles from './calculator-notes.module.css'

interface CalculatorNotesProps {
  labels: ComponentProps<typeof RuleTable>['labels'] & {
    examples: ComponentProps<typeof WorkedExamples>['labels']
    notIncluded: string
  }
  examples: ComponentProps<typeof WorkedExamples>['examples']
  rules: ComponentProps<typeof RuleTable>['rules']
  notIncluded: readonly string[]
  /** The day of the figures. */
  figuresAsOf: string
  /** What follows. */
  children: ReactNode
}

/**
 * What a sum rests on: cases worked to the end, the rules, and what is left out. Paper has the case
 * and its bill alone.
 */
export function CalculatorNotes({ labels, examples, rules, notIncluded, figuresAsOf, children }: CalculatorNotesProps) {
  const { table } = labels
  return (
    <div className={styles.notes}>
      <WorkedExamples labels={labels.examples} examples={examples} />
      <RuleTable labels={{ ...labels, table: { ...table, intro: `${table.intro} ${figuresAsOf}` } }} rules={rules} />
      <Section heading={labels.notIncluded}>
        <Points points={notIncluded} />
      </Section>
      {children}
    </div>
  )
}
