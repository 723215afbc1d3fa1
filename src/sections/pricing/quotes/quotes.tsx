import { Section } from '../../../ui/section/section.tsx'
import { SampleMark } from '../../../ui/sample-mark/sample-mark.tsx'
import { Stars } from '../../../ui/stars/stars.tsx'
import styles from './quotes.module.css'

interface QuotesProps {
  heading: string
  quotes: readonly { name: string; role: string; company: string; content: string; rating: number }[]
  /** Follows the number of stars. */
  ratingLabel: string
  /** Says where the words come from. */
  note: string
  /** On each of them while they are samples. */
  mark: string | undefined
}

/** Words of clients side by side. */
export function Quotes({ heading, quotes, ratingLabel, note, mark }: QuotesProps) {
  return (
    <Section heading={heading}>
      <ul className={styles.quotes}>
        {quotes.map(({ name, role, company, content, rating }) => (
          <li key={name}>
            <figure className={styles.quote}>
              <Stars rating={rating} label={ratingLabel} />
              <blockquote>{content}</blockquote>
              <figcaption>
                <strong>{name}</strong>
                <br />
                {role}, {company} <SampleMark text={mark} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </Section>
  )
}
