import type { HomePayload } from '#generated/payloads/home/payload.ts'
import { Section } from '../../../ui/section/section.tsx'
import { CarouselControls } from './carousel-controls.tsx'
import { Slide } from './slide.tsx'
import styles from './testimonial-carousel.module.css'
import { useRotation } from './use-rotation.ts'
import { useSlidingRow } from './use-sliding-row.ts'

/**
 * Clients' words in a row that snaps to each of them. The row is an ordinary scroller: touch, arrow
 * keys and visitors without JavaScript reach every quote, and the rotation only scrolls it.
 */
export function TestimonialCarousel({ payload }: { payload: HomePayload }) {
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
