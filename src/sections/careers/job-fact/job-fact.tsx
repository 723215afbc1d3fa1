import type { ReactNode } from 'react'

/** One fact of an opening: its name and value. */
export function JobFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
