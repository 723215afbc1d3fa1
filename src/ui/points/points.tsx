import { Icon } from '../icon/icon.tsx'
import type { IconShape } from '../icon/icon.tsx'

interface PointsProps {
  /** The section styles the list. */
  className?: string | undefined
  points: readonly string[]
  icon?: IconShape
}

/** Short texts in a list. */
export function Points({ className, points, icon }: PointsProps) {
  return (
    <ul className={className}>
      {points.map((point) => (
        <li key={point}>
          {icon && <Icon shape={icon} />}
          {point}
        </li>
      ))}
    </ul>
  )
}
