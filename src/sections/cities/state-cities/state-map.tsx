import type { StateMap as Map } from '#generated/payloads/state/payload.ts'
import styles from './state-cities.module.css'

/** Where the cities lie to each other. The list next to it says the same in words. */
export function StateMap({ size, dots, names }: Map) {
  // Without its style sheet, too, the page knows how large the map is.
  const [, , width, height] = size.split(' ')
  return (
    <svg className={styles.map} viewBox={size} width={width} height={height} aria-hidden="true">
      <path d={dots} />
      {names.map(({ x, y, label, isLeft }) => (
        <text key={label} x={isLeft ? x - 8 : x + 8} y={y} textAnchor={isLeft ? 'end' : 'start'}>
          {label}
        </text>
      ))}
    </svg>
  )
}
