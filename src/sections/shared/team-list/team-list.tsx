import type { ShownPerson } from '#src/content/payload/links.ts'
import styles from './team-list.module.css'

/** The people who answer for the work, each with initials instead of a portrait. */
export function TeamList({ people }: { people: readonly ShownPerson[] }) {
  return (
    <ul className={styles.people}>
      {people.map(({ initials, name, title, role, spoken, languages }) => (
        <li key={name}>
          <span className={styles.initials} aria-hidden="true">
            {initials}
          </span>
          <div>
            <h3>{name}</h3>
            <p>{title}</p>
            <p className={styles.role}>{role}</p>
            <p className={styles.role}>
              {`${spoken} `}
              {languages.map(({ name: language, code }) => (
                <span key={code} className={styles.language} lang={code}>
                  {language}
                </span>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
