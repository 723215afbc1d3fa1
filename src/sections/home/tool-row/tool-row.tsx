import type { HomePayload } from '#generated/payloads/home/payload.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './tool-row.module.css'

/** The tools, side by side below the first screen. */
export function ToolRow({ heading, links }: HomePayload['tools']) {
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
