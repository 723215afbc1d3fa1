import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './tool-row.module.css'

interface ToolRowProps {
  heading: string
  links: readonly { href: string; label: string; text: string }[]
}

/** The tools, side by side below the first screen. */
export function ToolRow({ heading, links }: ToolRowProps) {
  return (
    <PageWidth>
      <nav aria-label={`${heading}, in short`}>
        <ul className={styles.row}>
          {links.map(({ href, label, text }) => (
            <li key={href}>
              <a href={href}>
                <b>{label}</b> <small>{text}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PageWidth>
  )
}
