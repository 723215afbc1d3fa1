import type { HomePayload } from '#generated/payloads/home/payload.ts'
import { SampleMark } from '../../../ui/sample-mark/sample-mark.tsx'
import { Stars } from '../../../ui/stars/stars.tsx'
import styles from './slide.module.css'

interface SlideProps {
  testimonial: HomePayload['testimonials'][number]
  payload: HomePayload
}

/** One client's words and name. */
export function Slide({ testimonial, payload }: SlideProps) {
  const { name, role, company, content, rating } = testimonial
  return (
    <li className={styles.slide}>
      <figure>
        <blockquote>{content}</blockquote>
        <figcaption>
          <Stars rating={rating} label={payload.page.testimonials.rating} />
          <strong>{name}</strong>
          <span>{role}</span>
          <span>{company}</span>
          <SampleMark text={payload.testimonialsMark} />
        </figcaption>
      </figure>
    </li>
  )
}
