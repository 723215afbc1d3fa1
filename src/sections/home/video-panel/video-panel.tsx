import { useState } from 'react'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ExternalLink, Mail, Phone, Play } from '../../../ui/icons.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { Poster } from './poster.tsx'
import styles from './video-panel.module.css'

interface VideoPanelProps {
  id: string
  words: { heading: string; text: string; play: string; watch: string }
  video: { title: string; embedUrl: string; watchUrl: string }
  contact: { phone: string; phoneHref: string; email: string; emailHref: string }
}

/** A film behind a poster, and beside it the ways to ask a person. The video site is called when the visitor presses play. */
export function VideoPanel({ id, words, video, contact }: VideoPanelProps) {
  const [isPlaying, setPlaying] = useState(false)
  return (
    <section id={id} className={styles.panel} data-reveal="">
      <PageWidth>
        <div className={styles.columns}>
          <div className={styles.head}>
            <h2>{words.heading}</h2>
            <p>{words.text}</p>
          </div>
          {isPlaying ? (
            // The button that had the focus is gone; the player takes it.
            <iframe
              ref={focus}
              className={styles.screen}
              src={`${video.embedUrl}?autoplay=1`}
              title={video.title}
              allow="autoplay; fullscreen"
              loading="lazy"
            />
          ) : (
            <button type="button" className={styles.screen} onClick={() => setPlaying(true)}>
              <Poster />
              <span className={styles.caption}>
                <span className={styles.play}>
                  <Icon shape={Play} />
                  {words.play}
                </span>
                <span className={styles.title}>{video.title}</span>
              </span>
            </button>
          )}
          <ul className={styles.ways}>
            <li>
              <a href={video.watchUrl} target="_blank" rel="noopener">
                <Icon shape={ExternalLink} />
                {words.watch}
              </a>
            </li>
            <li>
              <a href={contact.phoneHref}>
                <Icon shape={Phone} />
                {contact.phone}
              </a>
            </li>
            <li>
              <a href={contact.emailHref}>
                <Icon shape={Mail} />
                {contact.email}
              </a>
            </li>
          </ul>
        </div>
      </PageWidth>
    </section>
  )
}

function focus(player: HTMLIFrameElement | null): void {
  player?.focus()
}
