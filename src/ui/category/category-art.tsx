import { motifs } from './motifs.tsx'
import type { Motif } from './motifs.tsx'
import styles from './category.module.css'

export type Colour = 'vermilion' | 'indigo' | 'green' | 'ochre' | 'plum' | 'teal' | 'brick' | 'slate' | 'olive'

interface CategoryArtProps {
  motif: Motif
  colour: Colour
}

/** The picture of a category, in its colour. The words next to it say the same. */
export function CategoryArt({ motif, colour }: CategoryArtProps) {
  return (
    <svg
      className={`${styles.art} ${styles[colour]}`}
      width="320"
      height="180"
      viewBox="0 0 320 180"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path className={styles.rules} d="M0 30h320M0 60h320M0 90h320M0 120h320M0 150h320" />
      <path className={styles.margin} d="M36 0v180" />
      {motifs[motif]}
    </svg>
  )
}
