import { Icon } from '../icon/icon.tsx'
import { Mail, MessageCircle, Phone } from '../icons.ts'
import styles from './other-ways.module.css'

interface OtherWaysProps {
  links: readonly { href: string; label: string }[]
  /** Said after a link that opens a new tab. */
  newTabNote: string
}

/** Links that reach the firm without a form: by chat, e-mail or telephone. */
export function OtherWays({ links, newTabNote }: OtherWaysProps) {
  return (
    <ul className={styles.ways}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a className={styles.way} href={href} {...(isChat(href) ? { target: '_blank', rel: 'noopener' } : {})}>
            <Icon shape={iconOf(href)} />
            {label}
            {isChat(href) && <span className="visually-hidden"> {newTabNote}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

/**
 * Ways to write that need no script, always under each form: for old browsers, broken connections
 * and sites deployed since the page was loaded. They stay when the form works, so that nothing
 * moves.
 */
export function PlainWays({ text, ...ways }: OtherWaysProps & { text: string }) {
  return (
    <div className={styles.plain}>
      <p>{text}</p>
      <OtherWays {...ways} />
    </div>
  )
}

function isChat(href: string): boolean {
  return href.startsWith('https:')
}

function iconOf(href: string) {
  if (isChat(href)) return MessageCircle
  return href.startsWith('tel:') ? Phone : Mail
}
