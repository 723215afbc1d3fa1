import type { ReactNode } from 'react'
import { ButtonLink } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { ArrowLeft, MessageCircle } from '../icons.ts'
import { PageWidth } from '../page-width/page-width.tsx'
import styles from './detail.module.css'

interface Link {
  href: string
  label: string
}

interface DetailProps {
  /** Next to the text on wide screens, and above it on others. */
  facts: ReactNode
  /** Left out if nothing can be started any more. */
  start?: Link | undefined
  chat: Link & { newTabNote: string }
  back: Link
  /** Headings with texts and lists. */
  children: ReactNode
}

/**
 * A detail page: the text, next to it the facts and the ways to begin, and the link back to the
 * list.
 */
export function Detail({ facts, start, chat, back, children }: DetailProps) {
  return (
    <div className={styles.band}>
      <PageWidth>
        <div className={styles.columns}>
          <aside className={styles.side}>
            {facts}
            <div className={styles.actions}>
              {start && <ButtonLink href={start.href}>{start.label}</ButtonLink>}
              <ButtonLink href={chat.href} look="secondary" newTabNote={chat.newTabNote}>
                <Icon shape={MessageCircle} />
                {chat.label}
              </ButtonLink>
            </div>
          </aside>
          <div className={styles.text}>
            {children}
            <a className={styles.back} href={back.href}>
              <Icon shape={ArrowLeft} />
              {back.label}
            </a>
          </div>
        </div>
      </PageWidth>
    </div>
  )
}
