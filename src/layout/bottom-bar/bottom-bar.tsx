import type { Layout } from '../../content/payload/layout.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { MessageCircle, Phone } from '../../ui/icons.ts'
import styles from './bottom-bar.module.css'

interface BottomBarProps {
  layout: Layout
  chatHref: string
}

/** The bar at the bottom of phones: two ways to reach a person. */
export function BottomBar({ layout: { labels, contact }, chatHref }: BottomBarProps) {
  return (
    <nav className={styles.bar} aria-label={labels.bottomBarLabel}>
      <a href={contact.phoneHref}>
        <Icon shape={Phone} />
        {labels.callLabel}
      </a>
      <a href={chatHref} target="_blank" rel="noopener">
        <Icon shape={MessageCircle} />
        {labels.chatLabel}
        <span className="visually-hidden"> {labels.newTabNote}</span>
      </a>
    </nav>
  )
}
