import styles from './stars.module.css'

const path = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z'

/** A rating of one to five, drawn as stars and in words. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${rating} ${label}`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          width="18"
          height="18"
          viewBox="0 0 24 24"
          aria-hidden="true"
          fill={star <= Math.round(rating) ? 'currentColor' : 'none'}
          stroke="currentColor"
        >
          <path d={path} />
        </svg>
      ))}
    </span>
  )
}
