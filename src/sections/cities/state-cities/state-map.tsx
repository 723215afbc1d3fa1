import styles from './state-cities.module.css'

export interface StateMapProps {
  /** The view box. */
  size: string
  /** The dots, as the data of one path. */
  dots: string
  names: readonly { x: number; y: number; label: string; isLeft: boolean }[]
}

/** Where the cities lie to each other. The list next to it says the same in words. */
export function StateMap({ size, dots, names }: StateMapProps) {
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
