import type { MouseEvent } from 'react'
import styles from './contents-list.module.css'

interface ContentsListProps {
  heading: string
  /** Headings of the text next to it: their anchors and their words. */
  contents: readonly { id: string; label: string }[]
}

/** The contents of a text: beside it on wide screens, else folded into a bar under the header. */
export function ContentsList({ heading, contents }: ContentsListProps) {
  const close = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    // An open list would cover the chosen part.
    if (target instanceof HTMLAnchorElement) currentTarget.querySelector('details')?.removeAttribute('open')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the links within are pressed
    <nav className={styles.contents} aria-label={heading} onClick={close}>
      <details>
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
