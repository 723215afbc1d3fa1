import { createElement } from 'react'
import type { IconShape } from '../icon-shape.ts'
import styles from './icon.module.css'

interface IconProps {
  shape: IconShape
  /** Height and width in units of the text's size; 1.25 unless told. */
  size?: 'text' | 'large'
}

/**
 * Where no style sheet arrives, or its rules are not understood, an icon without a size of its own
 * is as wide as the screen.
 */
const pixels = { text: 20, large: 32 }

/**
 * A line-drawn icon; how thick and round its lines are says the style sheet, for all of a page at
 * once. It is only ever next to words that say the same, so readers of the page do not hear it.
 */
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
