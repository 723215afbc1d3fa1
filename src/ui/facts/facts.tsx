import type { ReactNode } from 'react'

interface FactsProps {
  /** The section styles the list. */
  className?: string | undefined
  facts: readonly { label: string; value: ReactNode }[]
}

/** Names with their values. A fact without a value is left out. */
export function Facts({ className, facts }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(
        ({ label, value }) =>
          value !== undefined && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
