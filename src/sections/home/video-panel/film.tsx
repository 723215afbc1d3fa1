import type { HomePayload } from '#src/pages/home/payload.ts'
import { useState } from 'react'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Play } from '../../../ui/icons.ts'
import styles from './video-panel.module.css'

interface FilmProps {
  playLabel: string
  video: NonNullable<HomePayload['video']>
}

/** A film behind a poster. The video site is contacted only when the visitor presses play. */
export function Film({ playLabel, video }: FilmProps) {
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

/** The drawing on the poster: a photograph sent from a phone becomes a filed paper. */
function Poster() {
  return (
    <svg
      className={styles.poster}
      width="320"
      height="180"
      viewBox="0 0 640 360"
      fill="none"
      stroke="currentColor"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.rules} d="M0 60h640M0 100h640M0 140h640M0 180h640M0 220h640M0 260h640M0 300h640" />
      <path className={styles.margin} d="M72 0v360M77 0v360" />
      <g transform="translate(36 18) scale(0.9)">
        <rect className={styles.paper} x="130" y="52" width="136" height="256" rx="16" />
        <path d="M182 68h32M150 112h72v28h-62l-10 10zM246 168h-72v28h62l10 10zM150 224h72v28h-62l-10 10z" />
        <path className={styles.way} d="M290 180h76m-10-9 10 9-10 9" />
        <path className={styles.paper} d="M390 52h126l44 44v212H390z" />
        <path d="M516 52v44h44M414 96h72M414 128h122M414 160h122M414 192h122M414 224h60" />
        <g className={styles.stamp}>
          <circle cx="516" cy="254" r="40" />
          <circle cx="516" cy="254" r="33" />
          <path d="m501 255 11 11 20-23" />
        </g>
      </g>
    </svg>
  )
}
