import { Icon } from '../icon/icon.tsx'
import type { IconShape } from '../icon-shape.ts'
import type { Colour } from './category-art.tsx'
import type { Motif } from './motifs.tsx'
import styles from './category.module.css'

/** The subject of an article, as its colour, icon and picture show it. */
export interface Category {
  id: string
  name: string
  colour: Colour
  icon: IconShape
  motif: Motif
}

/** A category's icon and name in its colour. */
export function CategoryLabel({ category }: { category: Category }) {
  return (
    <span className={`${styles.label} ${styles[category.colour]}`}>
      <Icon shape={category.icon} />
      {category.name}
    </span>
  )
}
