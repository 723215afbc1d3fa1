import type { AboutPayload } from '#generated/payloads/about/payload.ts'
import { Section } from '../../../ui/section/section.tsx'
import { SampleMark } from '../../../ui/sample-mark/sample-mark.tsx'
import { Stars } from '../../../ui/stars/stars.tsx'
import styles from './about-quotes.module.css'

/** What clients say, in their own words. */
export function AboutQuotes({ payload }: { payload: AboutPayload }) {
  const { heading, rating } = payload.page.quotes
  return (
    <Section heading={heading} tone="sunk">
      <div className={styles.quotes}>
        {payload.testimonials.map((quote) => (
          <figure key={quote.name}>
            <Stars rating={quote.rating} label={rating} />
            <blockquote>{quote.content}</blockquote>
            <figcaption>
              <strong>{quote.name}</strong>
              <span>{`${quote.role}, ${quote.company}`}</span>
              <SampleMark text={payload.testimonialsMark} />
            </figcaption>
          </figure>
        ))}
      </div>
      <p className={styles.note}>{payload.testimonialsNote}</p>
    </Section>
  )
}
