import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'

interface Steps {
  form: RefObject<HTMLElement | null>
  /** The answers by question. */
  given: Readonly<Record<string, string | undefined>>
  answer: (question: string, choice: string) => void
}

/** Marks what follows the answers: the open question, or the result. */
export const nextStep = { 'data-next': '', tabIndex: -1 } as const

/**
 * Questions one after the other. An answered question folds, and the next step scrolls into view
 * with the focus. Arrow keys select with each press, so such a question stays open until the next
 * one is answered.
 */
export function useSteps({ form, given, answer }: Steps) {
  const [opened, setOpened] = useState<string>()
  const isKeyed = useRef(false)
  const target = useRef<string>(undefined)
  useEffect(() => {
    const element = target.current === undefined ? null : form.current?.querySelector<HTMLElement>(target.current)
    target.current = undefined
    if (!element) return
    element.focus({ preventScroll: true })
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
  })
  return {
    isFolded: (question: string) => given[question] !== undefined && opened !== question,
    choose: (question: string, choice: string) => {
      setOpened(isKeyed.current ? question : undefined)
      if (!isKeyed.current) target.current = '[data-next]'
      answer(question, choice)
    },
    change: (question: string) => {
      setOpened(question)
      target.current = `[data-question="${question}"]`
    },
    /** For the element around the questions. */
    watch: {
      onKeyDown: ({ key }: KeyboardEvent) => {
        isKeyed.current = key !== ' ' && key !== 'Enter'
      },
      onPointerDown: () => {
        isKeyed.current = false
      },
    },
  }
}
