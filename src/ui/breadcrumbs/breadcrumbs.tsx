import { LanguageLinks, TranslationNotes } from '../translation/translation.tsx'
import styles from './breadcrumbs.module.css'

/**
 * The path from the home page, with the page in its other languages. The layout has its label, in
 * the language of the page.
 */
export function Breadcrumbs({ trail }: { trail: readonly { label: string; href?: string }[] }) {
  return (
    <>
      <div className={styles.line}>
        <nav aria-labelledby="trail-label">
          <ol className={styles.list}>
            {trail.map(({ label, href }) => (
              <li key={label}>
                {href === undefined ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
              </li>
            ))}
          </ol>
        </nav>
        <LanguageLinks />
      </div>
      <TranslationNotes />
    </>
  )
}
