import type { PricingPayload } from '#src/pages/pricing/payload.ts'
import { Check } from '../../../ui/icons.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { List } from '../../../ui/list/list.tsx'
import { Section } from '../../../ui/section/section.tsx'
import { SampleMark } from '../../../ui/sample-mark/sample-mark.tsx'
import { Stars } from '../../../ui/stars/stars.tsx'
import styles from './pricing-terms.module.css'

/** What applies to every plan, and how soon we answer. */
export function Promises({ promises, support }: Pick<PricingPayload['page'], 'promises' | 'support'>) {
  return (
    <div className={styles.band}>
      <PageWidth>
        <div className={styles.columns}>
          <section>
            <h2>{promises.heading}</h2>
            {promises.points.length > 0 && <List items={promises.points} marker={Check} className={styles.points} />}
            <p className={styles.note}>
              {promises.note} <a href={promises.link.href}>{promises.link.label}</a>
            </p>
          </section>
          {support.points.length > 0 && (
            <section>
              <h2>{support.heading}</h2>
              <List items={support.points} marker={Check} className={styles.points} />
            </section>
          )}
        </div>
      </PageWidth>
    </div>
  )
}

/** One-time services with their prices, as lines of a bill. */
export function AddOns({ payload: { page, addOns } }: { payload: PricingPayload }) {
  return (
    <Section {...page.addOns}>
      <ul className={styles.list}>
        {addOns.map(({ name, price, description, href }) => (
          <li key={name} className={styles.entry}>
            <h3>
              <a href={href}>{name}</a>
            </h3>
            <p className={styles.description}>{description}</p>
            <p className={styles.price}>{price}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

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
      <p className={styles.quoteNote}>{payload.testimonialsNote}</p>
    </Section>
  )
}
