import { Facts } from '../facts/facts.tsx'
import styles from './figures.module.css'

/** A row of figures with their labels, such as a firm's own counts. */
export function Figures({ figures }: { figures: readonly { value: string; label: string }[] }) {
  return <Facts className={styles.figures} facts={figures} />
}
