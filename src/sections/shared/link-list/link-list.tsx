import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowRight } from '../../../ui/icons.ts'
import styles from './link-list.module.css'

interface LinkListProps {
  links: readonly { href: string; label: string }[]
}

/**
 * Links one under the other, ruled like entries of a ledger; in two columns where there is room.
 */
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
