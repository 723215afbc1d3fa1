import { OtherWays } from '../other-ways/other-ways.tsx'
import styles from './plain-ways.module.css'

interface PlainWaysProps {
  text: string
  links: readonly { href: string; label: string }[]
  /** Said after a link that opens a new tab. */
  newTabNote: string
}

/**
 * The ways to write that need no script, under each form at all times: in old browsers, on lines
 * that drop and where the site was deployed anew meanwhile. They stay once the form works, so
 * nothing moves.
 */
export function PlainWays({ text, links, newTabNote }: PlainWaysProps) {
  return (
    <div className={styles.plain}>
      <p>{text}</p>
      <OtherWays links={links} newTabNote={newTabNote} />
    </div>
  )
}
