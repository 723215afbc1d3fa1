import type { ServicePayload } from '#generated/payloads/service/payload.ts'
import { ChevronRight } from '../../../../ui/icons.ts'
import { PointList } from './point-list.tsx'
import styles from './tables.module.css'

interface TimelineTableProps {
  /** The name of the table for screen readers. */
  name: string
  timeline: NonNullable<ServicePayload['service']['timeline']>
  labels: ServicePayload['labels']['timeline']
}

/** How long the work takes, and what changes that. */
export function TimelineTable({ name, timeline, labels }: TimelineTableProps) {
  return (
    <>
      <table className={styles.times} aria-label={name}>
        <tbody>
          <tr>
            <th scope="row">{labels.normal}</th>
            <td>{timeline.normal}</td>
          </tr>
          <tr>
            <th scope="row">{labels.fastTrack}</th>
            <td>{timeline.fastTrack}</td>
          </tr>
        </tbody>
      </table>
      <PointList icon={ChevronRight} heading={labels.factors} points={timeline.factors} />
    </>
  )
}
