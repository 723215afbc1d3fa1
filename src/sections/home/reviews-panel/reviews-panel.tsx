import type { HomePayload, ShownReview } from '#src/pages/home/payload.ts'
import { useState } from 'react'
import type { ChangeEvent } from 'react'
import { cutText, filterReviews, sortReviews } from '../../../lib/reviews.ts'
import type { SortOrder } from '../../../lib/reviews.ts'
import { Section } from '../../../ui/section/section.tsx'
import { Stars } from '../../../ui/stars/stars.tsx'
import { SampleMark } from '../../../ui/sample-mark/sample-mark.tsx'
import styles from './reviews-panel.module.css'

interface ReviewsProps {
  payload: Pick<HomePayload, 'reviews' | 'reviewsHref' | 'timers' | 'marks'> & {
    page: Pick<HomePayload['page'], 'reviews'>
  }
}

/** The rating, and the reviews with a filter and an order. */
export function ReviewsPanel({ payload }: ReviewsProps) {
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
          {reviews.rating !== undefined && (
            <>
              <strong>{reviews.rating}</strong>
              <Stars rating={Number(reviews.rating)} label={labels.rating} />
            </>
          )}
          {reviews.count !== undefined && <span>{`${reviews.count} ${labels.count}`}</span>}
        </p>
        <p className={styles.note}>{reviews.note}</p>
        {href !== undefined && (
          <a href={href} target="_blank" rel="noopener">
            {labels.link}
          </a>
        )}
      </div>
      {/* Samples take no room until somebody asks for them. */}
      <details className={styles.fold} open={payload.marks.reviews === undefined}>
        <summary className="chevron">{`${labels.show} (${reviews.entries.length})`}</summary>
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
      </details>
    </Section>
  )
}

interface ReviewChoicesProps {
  labels: HomePayload['page']['reviews']
  subject: string
  setSubject: (subject: string) => void
  order: SortOrder
  setOrder: (order: SortOrder) => void
}

/** Which reviews are shown, and in what order. */
function ReviewChoices({ labels, subject, setSubject, order, setOrder }: ReviewChoicesProps) {
  const sort = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = labels.sorts.find(({ id }) => id === currentTarget.value)
    if (chosen) setOrder(chosen.id)
  }
  return (
    <div className={styles.choices}>
      <fieldset className={styles.filters}>
        <legend>{labels.filterLabel}</legend>
        {labels.filters.map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={id === subject} onClick={() => setSubject(id)}>
            {label}
          </button>
        ))}
      </fieldset>
      <label className={styles.sort}>
        {labels.sortLabel}
        <select value={order} onChange={sort}>
          {labels.sorts.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

/** One review. CSS folds a long one: without JavaScript, and for search engines, it is whole. */
function ReviewCard({ review, payload }: ReviewsProps & { review: ShownReview }) {
  const { timers, marks } = payload
  const labels = payload.page.reviews
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
