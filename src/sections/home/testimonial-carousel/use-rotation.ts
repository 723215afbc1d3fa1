import type { FocusEvent } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'

/**
 * `calm` rotates and pauses while the visitor attends to it; `stopped` was stopped by the visitor;
 * `started` was started by the visitor, so nothing pauses it.
 */
type Mode = 'calm' | 'stopped' | 'started'

/** Calls `advance` some time after each change of `index`, unless something pauses it. */
export function useRotation(index: number, intervalMs: number, advance: () => void) {
  const [mode, setMode] = useState<Mode>('calm')
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHidden = useHiddenTab()
  useReducedMotion(() => setMode('stopped'))

  const isTurning = !isHidden && (mode === 'started' || (mode === 'calm' && !isHovered && !hasFocus))
  const onTime = useEffectEvent(advance)
  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(onTime, intervalMs)
    return () => clearTimeout(timer)
  }, [index, intervalMs, isTurning])

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // React's blur bubbles: the focus may move from one button to the next.
    if (currentTarget.contains(relatedTarget)) return
    setFocus(false)
    setMode((before) => (before === 'started' ? 'calm' : before))
  }
  return {
    isStopped: mode === 'stopped',
    toggle: () => setMode(mode === 'stopped' ? 'started' : 'stopped'),
    /** For the element in which pointer and focus pause the rotation. */
    rests: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocus(true),
      onBlur: leave,
    },
  }
}

function useHiddenTab(): boolean {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    const read = () => setHidden(document.hidden)
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [])
  return isHidden
}

/** Calls `onWish` if the visitor's system asks for reduced motion, now or later. */
function useReducedMotion(onWish: () => void): void {
  const read = useEffectEvent((wish: MediaQueryList) => {
    if (wish.matches) onWish()
  })
  useEffect(() => {
    const wish = matchMedia('(prefers-reduced-motion: reduce)')
    const listen = () => read(wish)
    listen()
    wish.addEventListener('change', listen)
    return () => wish.removeEventListener('change', listen)
  }, [])
}
