import type { HomePayload, ShownReview } from '#generated/payloads/home/payload.ts'
import { useState } from 'react'
import { cutText } from '../../../lib/reviews.ts'
import { SampleMark } from '../../../ui/sample-mark/sample-mark.tsx'
import { Stars } from '../../../ui/stars/stars.tsx'
import styles from './review-card.module.css'

interface ReviewCardProps {
  review: ShownReview
  payload: HomePayload
}

/** One review. CSS folds a long one: without JavaScript, and for search engines, it is whole. */
export function ReviewCard({ review, payload: { page, timers, marks } }: ReviewCardProps) {
  const labels = page.reviews
  const [isOpen, setOpen] = useState(false)
  const { shown, rest } = cutText(review.text, timers.reviewCutCharacters)
  const word = isOpen ? labels.readLess : labels.readMore
  return (
    <li className={styles.card}>
      <h3>{review.name}</h3>
      <p className={styles.reviewer}>{describeReviewer(review, labels)}</p>
      <p className={styles.given}>
        <Stars rating={review.rating} label={labels.rating} />
        <time dateTime={review.date}>{review.dateText}</time>
        <SampleMark text={marks.reviews} />
      </p>
      <p className={isOpen ? undefined : styles.folded}>
        {shown}
        {rest !== '' && <span>{rest}</span>}
      </p>
      {rest !== '' && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {/* The key makes a new element, because a translator may have replaced the old text. */}
          <span key={word}>{word}</span>
          <span className="visually-hidden">{` ${review.name}`}</span>
        </button>
      )}
    </li>
  )
}

function describeReviewer(
  { isLocalGuide, reviewCount, photoCount }: ShownReview,
  labels: HomePayload['page']['reviews'],
): string {
  // The labels are plurals, so a single photograph goes unmentioned.
  const parts = [
    isLocalGuide && labels.localGuide,
    reviewCount > 1 && `${reviewCount} ${labels.reviewCount}`,
    photoCount > 1 && `${photoCount} ${labels.photoCount}`,
  ]
  return parts.filter((part) => part !== false).join(' · ')
}
