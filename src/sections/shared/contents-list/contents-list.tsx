import styles from './contents-list.module.css'

interface ContentsListProps {
  heading: string
  /** Headings of the text next to it: their anchors and their words. */
  contents: readonly { id: string; label: string }[]
}

/**
 * The contents of a text: beside it on wide screens, else folded into a bar under the header, which
 * client/start closes behind the chosen part.
 */
export function ContentsList({ heading, contents }: ContentsListProps) {
  return (
    <nav className={styles.contents} aria-label={heading}>
      <details data-contents="">
        <summary>
          <h2>{heading}</h2>
        </summary>
        <ol>
          {contents.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
