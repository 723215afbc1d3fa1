import type { ReactNode } from 'react'
import { Correction, Laws, Now } from '../correction/correction.tsx'
import type { FactNote, FigureLabels, LawNote } from '#generated/payloads/shared/payload/shown.ts'

interface CorrectedProps {
  node: { changed?: FactNote; was?: string; laws?: readonly LawNote[] }
  labels: FigureLabels
  children: ReactNode
}

/** What corrects a text: a paragraph, a figure within one, or the line that names the law. */
export function Corrected({ node: { changed, was, laws }, labels, children }: CorrectedProps) {
  if (changed)
    return (
      <Correction changed={changed} labels={labels}>
        {children}
      </Correction>
    )
  if (laws) return <Laws laws={laws} labels={labels} />
  return (
    <Now was={was} labels={labels}>
      {children}
    </Now>
  )
}
