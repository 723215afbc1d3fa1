import type { ComponentProps } from 'react'
import { Section } from '../../../ui/section/section.tsx'
import { Points } from '../points/points.tsx'
import { RuleTable } from '../rule-table/rule-table.tsx'
import { WorkedExamples } from '../worked-examples/worked-examples.tsx'

interface CalculatorNotesProps {
  labels: ComponentProps<typeof RuleTable>['labels'] & {
    examples: ComponentProps<typeof WorkedExamples>['labels']
    notIncluded: string
  }
  examples: ComponentProps<typeof WorkedExamples>['examples']
  rules: ComponentProps<typeof RuleTable>['rules']
  notIncluded: readonly string[]
}

/** What a sum rests on: cases worked to the end, the rules, and what is left out. */
export function CalculatorNotes({ labels, examples, rules, notIncluded }: CalculatorNotesProps) {
  return (
    <>
      <WorkedExamples labels={labels.examples} examples={examples} />
      <RuleTable labels={labels} rules={rules} />
      <Section heading={labels.notIncluded}>
        <Points points={notIncluded} />
      </Section>
    </>
  )
}
