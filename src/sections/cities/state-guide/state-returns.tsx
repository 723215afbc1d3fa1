import type { FigureLabels } from '../../../ui/correction/correction.tsx'
import { StatementList } from '../../../ui/statement-list/statement-list.tsx'
import type { Statement } from '../../../ui/statement-list/statement-list.tsx'
import { Part } from '../city-guide/part.tsx'

interface StateReturnsProps {
  /** Anchor of the part. */
  id: string
  labels: { heading: string; points: readonly Statement[] }
  /** What holds for quarterly filing here. */
  returns: string
  figures: FigureLabels
}

/** What a registered business files, and until when. */
export function StateReturns({ id, labels, returns, figures }: StateReturnsProps) {
  return (
    <Part id={id} heading={labels.heading}>
      <StatementList statements={labels.points} labels={figures} />
      <p>{returns}</p>
    </Part>
  )
}
