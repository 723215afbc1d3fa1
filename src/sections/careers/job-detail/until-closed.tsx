import { useToday } from '../../../lib/today.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import styles from './job-detail.module.css'

interface Until {
  /** The last day to apply. */
  until: string
}

/** The way to apply, until the last day has passed. */
export function ApplyLink({ until, href, label }: Until & { href: string; label: string }) {
  return until >= useToday() && <ButtonLink href={href}>{label}</ButtonLink>
}

/** Says from then on that the opening is closed. */
export function ClosedNote({ until, text }: Until & { text: string }) {
  return until < useToday() && <p className={styles.sample}>{text}</p>
}
