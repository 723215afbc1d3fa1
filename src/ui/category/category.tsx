import type { ArticleCard } from '#src/content/payload/article-card.ts'
import { Icon } from '../icon/icon.tsx'
import { motifs } from './motifs.tsx'
import styles from './category.module.css'

/** The subject of an article, as its colour, icon and picture show it. */
export type Category = ArticleCard['category']

/** A category's icon and name in its colour. */
export function CategoryLabel({ category }: { category: Category }) {
  return (
    <span className={`${styles.label} ${styles[category.colour]}`}>
      <Icon shape={category.icon} />
      {category.name}
    </span>
  )
}

/** The picture of a category, in its colour. The words next to it say the same. */
export function CategoryArt({ motif, colour }: Pick<Category, 'motif' | 'colour'>) {
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
