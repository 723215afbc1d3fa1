import { useRef, useState } from 'react'
import type { UIEvent } from 'react'
import { Section } from '../../../ui/section/section.tsx'
import { CarouselControls } from './carousel-controls.tsx'
import type { ControlLabels } from './carousel-controls.tsx'
import { Slide } from './slide.tsx'
import type { Testimonial } from './slide.tsx'
import styles from './testimonial-carousel.module.css'
import { useRotation } from './use-rotation.ts'

interface TestimonialCarouselProps {
  labels: ControlLabels & { heading: string; rating: string }
  testimonials: readonly Testimonial[]
  /** Says where the words come from. */
  note: string
  intervalMs: number
}

// A row that has not moved for this long rests.
const stillMs = 150

/**
 * Clients' words, one at a time, in a row that snaps to each. The row is an ordinary scroller: fingers, arrow keys and visitors
 * without JavaScript reach every quote, and the rotation only scrolls it.
 */
export function TestimonialCarousel({ labels, testimonials, note, intervalMs }: TestimonialCarouselProps) {
  const [index, setIndex] = useState(0)
  const row = useRef<HTMLUListElement>(null)
  const still = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Where a press has sent the row. On a slow phone the row may rest on its way there; that is no swipe back.
  const goal = useRef<number>(undefined)
  const takeOver = () => {
    goal.current = undefined
  }

  const show = (next: number) => {
    const wrapped = (next + testimonials.length) % testimonials.length
    goal.current = wrapped
    setIndex(wrapped)
    row.current?.scrollTo({ left: wrapped * row.current.clientWidth })
  }
  // After a swipe the row tells which quote it rests on. Not by `scrollend`: Safari has it late, and after two quick presses Chrome
  // gives only that of the first.
  const readIndex = ({ currentTarget }: UIEvent<HTMLElement>) => {
    clearTimeout(still.current)
    const nearest = () => Math.round(currentTarget.scrollLeft / currentTarget.clientWidth)
    if (nearest() === goal.current) takeOver()
    still.current = setTimeout(() => {
      if (goal.current === undefined) setIndex(nearest())
    }, stillMs)
  }
  const rotation = useRotation(index, intervalMs, () => show(index + 1))

  return (
    <Section heading={labels.heading}>
      <div {...rotation.rests}>
        <CarouselControls labels={labels} count={testimonials.length} index={index} show={show} rotation={rotation} />
        <ul
          ref={row}
          className={styles.row}
          tabIndex={0}
          aria-label={labels.heading}
          onScroll={readIndex}
          onPointerDown={takeOver}
          onWheel={takeOver}
          onKeyDownCapture={takeOver}
        >
          {testimonials.map((testimonial) => (
            <Slide key={testimonial.name} testimonial={testimonial} ratingLabel={labels.rating} />
          ))}
        </ul>
      </div>
      <p className={styles.note}>{note}</p>
    </Section>
  )
}
