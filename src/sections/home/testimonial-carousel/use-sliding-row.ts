import { useRef, useState } from 'react'
import type { UIEvent } from 'react'

// A row that has not moved for this long is at rest.
const stillMs = 150

/** The slide that a row shows, scrolled there by a button or by the visitor. */
export function useSlidingRow(count: number) {
  const [index, setIndex] = useState(0)
  const row = useRef<HTMLUListElement>(null)
  const still = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The slide to which a button scrolls the row. On a slow phone the row may pause on its way; that
  // is not a swipe back.
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
  // After a swipe, finds the quote at which the row stopped. Not by `scrollend`: Safari got it
  // late, and after two quick presses Chrome fires only the first.
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
    /** Scrolls to a slide. After the last one it continues with the first. */
    show,
    /** For the row. */
    handlers: { onScroll: readIndex, onPointerDown: takeOver, onWheel: takeOver, onKeyDownCapture: takeOver },
  }
}
