import { Section } from '../../../ui/section/section.tsx'
import { SampleMark } from '../../../ui/sample-mark/sample-mark.tsx'
import { Stars } from '../../../ui/stars/stars.tsx'
import styles from './about-quotes.module.css'

interface AboutQuotesProps {
  heading: string
  /** Said after the number of stars. */
  rating: string
  quotes: readonly { name: string; role: string; company: string; content: string; rating: number }[]
  /** Whose words these are. */
  note: string
  /** On each of them while they are samples. */
  mark: string | undefined
}

/** What clients say, in their own words. */
export function AboutQuotes({ heading, rating, quotes, note, mark }: AboutQuotesProps) {
  return (
    <Section heading={heading} tone="sunk">
      <div className={styles.quotes}>
        {quotes.map((quote) => (
          <figure key={quote.name}>
            <Stars rating={quote.rating} label={rating} />
            <blockquote>{quote.content}</blockquote>
            <figcaption>
              <strong>{quote.name}</strong>
              <span>{`${quote.role}, ${quote.company}`}</span>
              <SampleMark text={mark} />
            </figcaption>
          </figure>
        ))}
      </div>
      <p className={styles.note}>{note}</p>
    </Section>
  )
}
