import type { HomePayload } from '#generated/payloads/home/payload.ts'
import { useState } from 'react'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Play } from '../../../ui/icons.ts'
import { Poster } from './poster.tsx'
import styles from './video-panel.module.css'

/** A film behind a poster. The video site is contacted only when the visitor presses play. */
export function Film({ playLabel, video }: { playLabel: string; video: NonNullable<HomePayload['video']> }) {
  const [isPlaying, setPlaying] = useState(false)
  if (isPlaying) {
    // The button that had the focus is gone, so the player takes it.
    return (
      <iframe
        ref={focus}
        className={styles.screen}
        src={`${video.embedUrl}?autoplay=1`}
        title={video.title}
        allow="autoplay; fullscreen"
        loading="lazy"
      />
    )
  }
  return (
    <button type="button" className={styles.screen} onClick={() => setPlaying(true)}>
      <Poster />
      <span className={styles.caption}>
        <span className={styles.play}>
          <Icon shape={Play} />
          {playLabel}
        </span>
        <span className={styles.title}>{video.title}</span>
      </span>
    </button>
  )
}

function focus(player: HTMLIFrameElement | null): void {
  player?.focus()
}
