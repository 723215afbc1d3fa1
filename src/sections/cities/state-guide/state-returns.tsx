import type { StatePayload } from '#generated/payloads/state/payload.ts'
import { StatementList } from '../../../ui/statement-list/statement-list.tsx'
import { Part } from '../city-guide/part.tsx'

interface StateReturnsProps extends Pick<StatePayload, 'labels' | 'returns'> {
  /** Anchor of the part. */
  id: string
}

/** What a registered business files, and by when. */
export function StateReturns({ id, labels: { returnFiling, figures }, returns }: StateReturnsProps) {
  return (
    <Part id={id} heading={returnFiling.heading}>
      <StatementList statements={returnFiling.points} labels={figures} />
      <p>{returns}</p>
    </Part>
  )
}
