import type { HomePayload } from '#generated/payloads/home/payload.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ExternalLink, Mail, Phone } from '../../../ui/icons.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { Film } from './film.tsx'
import styles from './video-panel.module.css'

/** A film, if the firm has one, and next to it the ways to contact a person. */
export function VideoPanel({ payload }: { payload: HomePayload }) {
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
          {video && <Film playLabel={words.play} video={video} />}
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
