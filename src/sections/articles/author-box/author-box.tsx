import styles from './author-box.module.css'

interface AuthorBoxProps {
  label: string
  author: { name: string; role: string; about: string }
  /** Who has read the text against the law, if somebody is named. */
  reviewer: string | undefined
}

/** Who wrote a text, and how it is checked. */
export function AuthorBox({ label, author, reviewer }: AuthorBoxProps) {
  return (
    <section className={styles.box}>
      <h2>
        <span>{label}</span> {author.name}
      </h2>
      <p className={styles.role}>{author.role}</p>
      <p>{author.about}</p>
      {reviewer !== undefined && <p>{reviewer}</p>}
    </section>
  )
}
