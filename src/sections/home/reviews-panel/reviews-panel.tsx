import type { HomePayload } from '#generated/payloads/home/payload.ts'
import { useState } from 'react'
import { filterReviews, sortReviews } from '../../../lib/reviews.ts'
import type { SortOrder } from '../../../lib/reviews.ts'
import { Section } from '../../../ui/section/section.tsx'
import { Stars } from '../../../ui/stars/stars.tsx'
import { ReviewCard } from './review-card.tsx'
import { ReviewChoices } from './review-choices.tsx'
import styles from './reviews-panel.module.css'

/** The rating, and the reviews with a filter and an order. */
export function ReviewsPanel({ payload }: { payload: HomePayload }) {
  const { reviews, reviewsHref: href } = payload
  const labels = payload.page.reviews
  const [subject, setSubject] = useState('all')
  const [order, setOrder] = useState<SortOrder>('most-relevant')
  const shown = sortReviews(filterReviews(reviews.entries, subject), order)
  const counted = subject === 'all' ? '' : `${shown.length} ${labels.count}`
  return (
    <Section id="reviews" heading={labels.heading} tone="sunk">
      <div className={styles.summary}>
        <p className={styles.rating}>
          <strong>{reviews.rating}</strong>
          <Stars rating={reviews.rating} label={labels.rating} />
          <span>{`${reviews.count} ${labels.count}`}</span>
        </p>
        <p className={styles.note}>{reviews.note}</p>
        {href !== undefined && (
          <a href={href} target="_blank" rel="noopener">
            {labels.link}
          </a>
        )}
      </div>
      <ReviewChoices labels={labels} subject={subject} setSubject={setSubject} order={order} setOrder={setOrder} />
      <p role="status" className="visually-hidden">
        {counted}
      </p>
      {shown.length === 0 && <p>{labels.empty}</p>}
      {/* A new choice starts at its first review, also if the list is scrolled sideways. */}
      <ul key={`${subject} ${order}`} className={styles.list}>
        {shown.map((review) => (
          <ReviewCard key={review.id} review={review} payload={payload} />
        ))}
      </ul>
    </Section>
  )
}
