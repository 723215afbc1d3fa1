import type { HomePayload } from '#generated/payloads/home/payload.ts'
import type { ChangeEvent } from 'react'
import type { SortOrder } from '../../../lib/reviews.ts'
import styles from './review-choices.module.css'

interface ReviewChoicesProps {
  labels: HomePayload['page']['reviews']
  subject: string
  setSubject: (subject: string) => void
  order: SortOrder
  setOrder: (order: SortOrder) => void
}

/** Which reviews are shown, and in what order. */
export function ReviewChoices({ labels, subject, setSubject, order, setOrder }: ReviewChoicesProps) {
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
