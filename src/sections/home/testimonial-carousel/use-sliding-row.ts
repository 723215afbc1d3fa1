import { useRef, useState } from 'react'
import type { UIEvent } from 'react'

// A row that has not moved for this long rests.
const stillMs = 150

/**
 * Which slide of a scrolling row is shown, whether a press or the visitor's own scrolling brought
 * it there.
 */
export function useSlidingRow(count: number) {
  const [index, setIndex] = useState(0)
  const row = useRef<HTMLUListElement>(null)
  const still = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Where a press has sent the row. On a slow phone the row may rest on its way there; that is no
  // swipe back.
  const goal = useRef<number>(undefined)
  const takeOver = () => {
    goal.current = undefined
  }

  const show = (next: number) => {
    const wrapped = (next + count) % count
    goal.current = wrapped
    setIndex(wrapped)
    row.current?.scrollTo({ left: wrapped * row.current.clientWidth })
  }
  // After a swipe the row tells which quote it rests on. Not by `scrollend`: Safari has it late,
  // and after two quick presses Chrome gives only that of the first.
  const readIndex = ({ currentTarget }: UIEvent<HTMLElement>) => {
    clearTimeout(still.current)
    const nearest = () => Math.round(currentTarget.scrollLeft / currentTarget.clientWidth)
    if (nearest() === goal.current) takeOver()
    still.current = setTimeout(() => {
      if (goal.current === undefined) setIndex(nearest())
    }, stillMs)
  }
  return {
    row,
    index,
    /** Scrolls to a slide; beyond one end the row goes on at the other. */
    show,
    /** For the row. */
    handlers: { onScroll: readIndex, onPointerDown: takeOver, onWheel: takeOver, onKeyDownCapture: takeOver },
  }
}
