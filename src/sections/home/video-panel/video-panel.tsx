import type { HomePayload } from '#src/pages/home/payload.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ExternalLink, Mail, Phone } from '../../../ui/icons.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import type { ReactNode } from 'react'
import styles from './video-panel.module.css'

interface VideoPanelProps {
  payload: HomePayload
  film: ReactNode
}

/** A film, if the firm has one, and next to it the ways to contact a person. */
export function VideoPanel({ payload, film }: VideoPanelProps) {
  const { video } = payload
  const words = payload.page.video
  return (
    <section id="contact" className={styles.panel} data-reveal="">
      <PageWidth>
        <div className={styles.columns}>
          <div className={styles.head}>
            <h2>{words.heading}</h2>
            {video && <p>{words.text}</p>}
          </div>
          {film}
          <Ways payload={payload} />
        </div>
      </PageWidth>
    </section>
  )
}

function Ways({ payload: { page, video, contact } }: { payload: HomePayload }) {
  return (
    <ul className={styles.ways}>
      {video && (
        <li>
          <a href={video.watchUrl} target="_blank" rel="noopener">
            <Icon shape={ExternalLink} />
            {page.video.watch}
          </a>
        </li>
      )}
      <li>
        <a href={contact.phoneHref}>
          <Icon shape={Phone} />
          {contact.phone}
        </a>
        {contact.hours !== undefined && <p>{contact.hours}</p>}
      </li>
      <li>
        <a href={contact.emailHref}>
          <Icon shape={Mail} />
          {contact.email}
        </a>
      </li>
    </ul>
  )
}
