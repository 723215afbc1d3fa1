import { SampleMark } from '../../../ui/sample-mark/sample-mark.tsx'
import { Stars } from '../../../ui/stars/stars.tsx'
import styles from './slide.module.css'

export interface Testimonial {
  name: string
  role: string
  company: string
  content: string
  rating: number
}

interface SlideProps {
  testimonial: Testimonial
  ratingLabel: string
  /** Where the words are a sample. */
  mark: string | undefined
}

/** One client's words and name. */
export function Slide({ testimonial, ratingLabel, mark }: SlideProps) {
  const { name, role, company, content, rating } = testimonial
  return (
    <li className={styles.slide}>
      <figure>
        <blockquote>{content}</blockquote>
        <figcaption>
          <Stars rating={rating} label={ratingLabel} />
          <strong>{name}</strong>
          <span>{role}</span>
          <span>{company}</span>
          <SampleMark text={mark} />
        </figcaption>
      </figure>
    </li>
  )
}
