import { Points } from '../../../ui/points/points.tsx'
import styles from './ruled-points.module.css'

/** Sentences in a list, ruled like entries of a ledger. */
export function RuledPoints({ points }: { points: readonly string[] }) {
  return <Points className={styles.points} points={points} />
}
