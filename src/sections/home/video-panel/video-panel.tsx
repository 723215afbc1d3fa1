import { Icon } from '../../../ui/icon/icon.tsx'
import { ExternalLink, Mail, Phone } from '../../../ui/icons.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { Film } from './film.tsx'
import styles from './video-panel.module.css'

interface VideoPanelProps {
  id: string
  words: { heading: string; text: string; play: string; watch: string }
  video: { title: string; embedUrl: string; watchUrl: string } | undefined
  contact: { phone: string; phoneHref: string; hours?: string; email: string; emailHref: string }
}

/** A film, if the firm has one, and next to it the ways to contact a person. */
export function VideoPanel({ id, words, video, contact }: VideoPanelProps) {
  return (
    <section id={id} className={styles.panel} data-reveal="">
      <PageWidth>
        <div className={styles.columns}>
          <div className={styles.head}>
            <h2>{words.heading}</h2>
            {video && <p>{words.text}</p>}
          </div>
          {video && <Film playLabel={words.play} video={video} />}
          <Ways watch={video && { href: video.watchUrl, label: words.watch }} contact={contact} />
        </div>
      </PageWidth>
    </section>
  )
}

interface WaysProps {
  watch: { href: string; label: string } | undefined
  contact: VideoPanelProps['contact']
}

function Ways({ watch, contact }: WaysProps) {
  return (
    <ul className={styles.ways}>
      {watch && (
        <li>
          <a href={watch.href} target="_blank" rel="noopener">
            <Icon shape={ExternalLink} />
            {watch.label}
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
