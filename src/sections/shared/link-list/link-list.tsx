import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowRight } from '../../../ui/icons.ts'
import styles from './link-list.module.css'

interface LinkListProps {
  links: readonly { href: string; label: string }[]
}

/** Links in a list, ruled like entries of a ledger; in two columns on wide screens. */
export function LinkList({ links }: LinkListProps) {
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
