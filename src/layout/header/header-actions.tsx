import type { Layout } from '../../content/types.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { MessageCircle } from '../../ui/icons.ts'
import styles from './header.module.css'

interface HeaderActionsProps {
  labels: Layout['labels']
  chatHref: string
  contact: Pick<Layout['contact'], 'schedulingHref' | 'opens'>
}

/**
 * A chat and a booked call: the two ways to begin, both outside the site. The header has no room
 * for a line that says what opens, so it is the description of the link.
 */
export function HeaderActions({ labels, chatHref, contact }: HeaderActionsProps) {
  const note = <span className="visually-hidden"> {labels.newTabNote}</span>
  return (
    <>
      <a className={styles.chat} href={chatHref} target="_blank" rel="noopener">
        <Icon shape={MessageCircle} />
        {labels.chatLabel}
        {note}
      </a>
      <a
        className={styles.start}
        href={contact.schedulingHref}
        title={contact.opens.booking}
        target="_blank"
        rel="noopener"
      >
        {labels.getStarted}
        {note}
      </a>
    </>
  )
}
