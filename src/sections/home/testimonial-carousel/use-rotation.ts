import { useEffect, useEffectEvent, useState } from 'react'

/**
 * `calm` turns by itself and rests while it is attended to; `stopped` was stopped; `started` was
 * started by hand, so nothing rests it.
 */
type Mode = 'calm' | 'stopped' | 'started'

interface Rotation {
  isStopped: boolean
  /** Stops it, or starts it again. */
  toggle: () => void
  /** For the element in which pointer and focus rest the rotation. */
  rests: { onPointerEnter: () => void; onPointerLeave: () => void; onFocus: () => void; onBlur: () => void }
}

/** Calls `advance` a while after each change of `index`, unless something speaks for resting. */
export function useRotation(index: number, intervalMs: number, advance: () => void): Rotation {
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

  const leave = () => {
    setFocus(false)
    setMode((before) => (before === 'started' ? 'calm' : before))
  }
  return {
    isStopped: mode === 'stopped',
    toggle: () => setMode(mode === 'stopped' ? 'started' : 'stopped'),
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

/**
 * Calls `onWish` where the visitor's system asks for less motion, at once and whenever it starts
 * to.
 */
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
