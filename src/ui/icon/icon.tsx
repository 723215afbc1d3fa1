import { createElement } from 'react'
import styles from './icon.module.css'

/** Elements of a line-drawn icon on a 24 by 24 grid, as lucide publishes them. */
export type IconShape = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[]

interface IconProps {
  shape: IconShape
  /** Height and width in em; 1.25 unless given. */
  size?: 'text' | 'large'
}

/** Without the style sheet an icon without size attributes is as wide as the screen. */
const pixels = { text: 20, large: 32 }

/** A line-drawn icon, hidden from screen readers: words next to it say the same. */
export function Icon({ shape, size = 'text' }: IconProps) {
  return (
    <svg
      className={styles[size]}
      width={pixels[size]}
      height={pixels[size]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {shape.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
