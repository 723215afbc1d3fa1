import { fixedPaths } from '../../content/routes.ts'
import type { Layout } from '../../content/payload/layout.ts'
import { Links } from '../../ui/links/links.tsx'
import styles from './category-bar.module.css'

/** The index of the services. Menus of one name close each other, also without JavaScript. */
export function CategoryBar({ layout: { categories, labels } }: { layout: Layout }) {
  return (
    <nav className={styles.bar} aria-label={labels.categoriesLabel}>
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
          <a href={fixedPaths.services}>{labels.allServicesLabel}</a>
        </li>
      </ul>
    </nav>
  )
}
