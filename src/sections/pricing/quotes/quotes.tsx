import type { PricingPayload } from '#generated/payloads/pricing/payload.ts'
import { Section } from '../../../ui/section/section.tsx'
import { SampleMark } from '../../../ui/sample-mark/sample-mark.tsx'
import { Stars } from '../../../ui/stars/stars.tsx'
import styles from './quotes.module.css'

/** Words of clients side by side. */
export function Quotes({ payload }: { payload: PricingPayload }) {
  const { heading, rating: ratingLabel } = payload.page.testimonials
  return (
    <Section heading={heading}>
      <ul className={styles.quotes}>
        {payload.testimonials.map(({ name, role, company, content, rating }) => (
          <li key={name}>
            <figure className={styles.quote}>
              <Stars rating={rating} label={ratingLabel} />
              <blockquote>{content}</blockquote>
              <figcaption>
                <strong>{name}</strong>
                <br />
                {role}, {company} <SampleMark text={payload.testimonialsMark} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{payload.testimonialsNote}</p>
    </Section>
  )
}
