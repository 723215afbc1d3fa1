import type { IconShape } from '../../../../ui/icon-shape.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
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
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon shape={icon} />
            {point}
          </li>
        ))}
      </ul>
    </>
  )
}
