import type { IconShape } from '../../../../ui/icon/icon.tsx'
import { Points } from '../../../../ui/points/points.tsx'
import styles from './point-list.module.css'

interface PointListProps {
  heading: string
  points: readonly string[]
  /** The icon before each point. */
  icon: IconShape
}

/** Short points under a small heading. */
export function PointList({ heading, points, icon }: PointListProps) {
  return (
    <>
      <h3 className={styles.heading}>{heading}</h3>
      <Points className={styles.points} points={points} icon={icon} />
    </>
  )
}
