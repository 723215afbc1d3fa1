import styles from './seal.module.css'

/** The round stamp of a filed paper: the site's only ornament. */
export function Seal() {
  return (
    <svg
      className={styles.seal}
      width="120"
      height="120"
      viewBox="0 0 120 120"
      fill="#fbf6ea"
      stroke="#1d6a45"
      aria-hidden="true"
    >
      <circle cx="60" cy="60" r="56" />
      <circle cx="60" cy="60" r="49" />
      <path d="M22 60h76M30 46h60M30 74h60" className={styles.rule} />
      <rect x="20" y="47" width="80" height="26" className={styles.band} />
      <text x="60" y="68" textAnchor="middle">
        FILED
      </text>
    </svg>
  )
}
