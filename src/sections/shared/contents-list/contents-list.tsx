import styles from './contents-list.module.css'

interface ContentsListProps {
  heading: string
  /** Headings of the text beside it: their anchors and their words. */
  contents: readonly { id: string; label: string }[]
}

/** The contents of a long text. In a grid beside the text it stays in view while the text scrolls. */
export function ContentsList({ heading, contents }: ContentsListProps) {
  return (
    <nav className={styles.contents} aria-label={heading}>
      <h2>{heading}</h2>
      <ol>
        {contents.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
