import { createContext, useContext } from 'react'
import type { Translation } from '../../content/payload/links.ts'
import styles from './translation.module.css'

export const noTranslation: Translation = { links: [], notes: [] }

/** The page in its other languages, for whichever part stands at its top. */
export const TranslationContext = createContext(noTranslation)

/** Links to the page in other languages, each in its own letters. */
export function LanguageLinks() {
  const { links } = useContext(TranslationContext)
  if (links.length === 0) return null
  return (
    <ul className={styles.links}>
      {links.map(({ href, label, language }) => (
        <li key={href}>
          <a href={href} lang={language} hrefLang={language}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Who has read a translation, or that nobody has. */
export function TranslationNotes() {
  const { notes } = useContext(TranslationContext)
  if (notes.length === 0) return null
  return (
    <div className={styles.notes}>
      {notes.map(({ language, text }) => (
        <p key={language} lang={language}>
          {text}
        </p>
      ))}
    </div>
  )
}
