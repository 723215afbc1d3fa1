import type { HomePayload } from '#generated/payloads/home/payload.ts'
import { ChevronLeft, ChevronRight, Pause, Play } from '../../../ui/icons.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './carousel-controls.module.css'

interface CarouselControlsProps {
  labels: HomePayload['page']['testimonials']
  count: number
  index: number
  show: (index: number) => void
  rotation: { isStopped: boolean; toggle: () => void }
}

/** The button that stops the movement comes first, for visitors who are disturbed by it. */
export function CarouselControls({ labels, count, index, show, rotation }: CarouselControlsProps) {
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
