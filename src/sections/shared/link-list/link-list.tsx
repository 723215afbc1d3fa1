import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowRight } from '../../../ui/icons.ts'
import styles from './link-list.module.css'

/** Links in a list; in two columns on wide screens. */
export function LinkList({ links }: { links: readonly { href: string; label: string }[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>
            {label}
            <Icon shape={ArrowRight} />
          </a>
        </li>
      ))}
    </ul>
  )
}
