import type { ReactNode } from 'react'

/** One fact of an opening, in a list of them: its name and what it is. */
export function JobFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
