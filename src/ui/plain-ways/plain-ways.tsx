import { OtherWays } from '../other-ways/other-ways.tsx'
import styles from './plain-ways.module.css'

interface PlainWaysProps {
  text: string
  links: readonly { href: string; label: string }[]
  /** Said after a link that opens a new tab. */
  newTabNote: string
}

/**
 * Ways to write that need no script, always under each form: for old browsers, broken connections
 * and sites deployed since the page was loaded. They stay when the form works, so that nothing
 * moves.
 */
export function PlainWays({ text, links, newTabNote }: PlainWaysProps) {
  return (
    <div className={styles.plain}>
      <p>{text}</p>
      <OtherWays links={links} newTabNote={newTabNote} />
    </div>
  )
}
