import type { StateMap as Map } from '#generated/payloads/state/payload.ts'
import styles from './state-cities.module.css'

/** A map of the cities. The list next to it has the same cities. */
export function StateMap({ size, dots, names }: Map) {
  // Gives the map a size even without its style sheet.
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
