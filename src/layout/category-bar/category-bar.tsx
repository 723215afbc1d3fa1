import type { Layout, PageLink } from '../../content/types.ts'
import { Links } from '../../ui/links/links.tsx'
import styles from './category-bar.module.css'

interface CategoryBarProps {
  label: string
  categories: Layout['categories']
  /** The page of all services. */
  all: PageLink
}

/** The index of the services. Menus of one name close each other, also without JavaScript. */
export function CategoryBar({ label, categories, all }: CategoryBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.list}>
        {categories.map(({ id, name, isWide, services, links }) => (
          <li key={id}>
            <details name="category" className={isWide ? styles.wide : undefined}>
              <summary className="chevron">{name}</summary>
              <Links links={[...services, ...links]} />
            </details>
          </li>
        ))}
        <li>
          <a href={all.href}>{all.label}</a>
        </li>
      </ul>
    </nav>
  )
}
