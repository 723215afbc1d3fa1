import type { HomePayload } from '#src/pages/home/payload.ts'
import { Section } from '../../../ui/section/section.tsx'
import { useRotation } from './use-rotation.ts'
import { useSlidingRow } from './use-sliding-row.ts'
import { ChevronLeft, ChevronRight, Pause, Play } from '../../../ui/icons.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { SampleMark } from '../../../ui/sample-mark/sample-mark.tsx'
import { Stars } from '../../../ui/stars/stars.tsx'
import styles from './testimonial-carousel.module.css'

interface TestimonialsProps {
  payload: Pick<HomePayload, 'testimonials' | 'testimonialsNote' | 'testimonialsMark' | 'timers'> & {
    page: Pick<HomePayload['page'], 'testimonials'>
  }
}

/**
 * Clients' words in a row that snaps to each of them. The row is an ordinary scroller: touch, arrow
 * keys and visitors without JavaScript reach every quote, and the rotation only scrolls it.
 */
export function TestimonialCarousel({ payload }: TestimonialsProps) {
  const { testimonials, timers } = payload
  const labels = payload.page.testimonials
  const { row, index, show, handlers } = useSlidingRow(testimonials.length)
  const rotation = useRotation(index, timers.carouselIntervalMs, () => show(index + 1))

  return (
    <Section heading={labels.heading}>
      <div role="group" aria-roledescription="carousel" aria-label={labels.heading} {...rotation.rests}>
        {testimonials.length > 1 && (
          <CarouselControls labels={labels} count={testimonials.length} index={index} show={show} rotation={rotation} />
        )}
        <ul ref={row} className={styles.row} tabIndex={0} aria-label={labels.heading} {...handlers}>
          {testimonials.map((testimonial) => (
            <Slide key={testimonial.name} testimonial={testimonial} payload={payload} />
          ))}
        </ul>
      </div>
      <p className={styles.note}>{payload.testimonialsNote}</p>
    </Section>
  )
}

interface CarouselControlsProps {
  labels: HomePayload['page']['testimonials']
  count: number
  index: number
  show: (index: number) => void
  rotation: { isStopped: boolean; toggle: () => void }
}

/** The button that stops the movement comes first, for visitors who are disturbed by it. */
function CarouselControls({ labels, count, index, show, rotation }: CarouselControlsProps) {
  return (
    <div className={styles.controls}>
      <button type="button" aria-label={rotation.isStopped ? labels.play : labels.pause} onClick={rotation.toggle}>
        <Icon shape={rotation.isStopped ? Play : Pause} />
      </button>
      <button type="button" aria-label={labels.previous} onClick={() => show(index - 1)}>
        <Icon shape={ChevronLeft} />
      </button>
      <button type="button" aria-label={labels.next} onClick={() => show(index + 1)}>
        <Icon shape={ChevronRight} />
      </button>
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, dot) => (
          <button
            key={dot}
            type="button"
            className={styles.dot}
            aria-label={`${labels.goTo} ${dot + 1}`}
            aria-current={dot === index ? 'true' : undefined}
            onClick={() => show(dot)}
          />
        ))}
      </div>
    </div>
  )
}

function Slide({ testimonial, payload }: TestimonialsProps & { testimonial: HomePayload['testimonials'][number] }) {
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
