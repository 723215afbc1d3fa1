import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { isCalm } from '../lib/is-calm.ts'
import { follow, readAnswers } from '../rules/decide.ts'
import type { Answers, DecisionTable } from '../rules/decide.ts'
import { useKeptChoice } from './use-kept-choice.ts'

/** The visitor's answers, which the address keeps, and where they lead. */
export function useDecision(decision: DecisionTable, states: readonly string[] = []) {
  const form = useRef<HTMLDivElement>(null)
  const {
    choice: given,
    setChoice: setAnswers,
    show,
  } = useKeptChoice<Answers>({
    read: (query) => readAnswers(decision, states, (question) => query.get(question)),
    write: (answers) => writeAnswers(follow(decision, answers).answers, answers),
  })
  const way = follow(decision, given)
  useEffect(() => {
    // What was chosen before the script was loaded.
    const fields = form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:checked, select') ?? []
    const typed = new Map(Array.from(fields, ({ name, value }) => [name, value]))
    const early = readAnswers(decision, states, (question) => typed.get(question) ?? null)
    const chosen = Object.entries(early).filter(([, answer]) => answer !== undefined)
    if (chosen.length > 0) show({ ...given, ...Object.fromEntries(chosen) })
    // Once, at the first sight of the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return {
    ...way,
    given,
    form,
    query: writeAnswers(way.answers, given),
    ...useSteps({
      form,
      given: way.answers,
      answer: (id, value) => setAnswers({ ...given, [id]: value }),
      clear: () => setAnswers({}),
    }),
  }
}

/** The answers that count, and a state that a city's page gave before it is asked. */
function writeAnswers(counted: Answers, { state }: Answers): string {
  const query = new URLSearchParams()
  for (const [question, answer] of Object.entries({ ...(state === undefined ? {} : { state }), ...counted }))
    if (answer !== undefined) query.set(question, answer)
  // Not by its size, which Chrome knows since 113 and Safari since 17.
  return `${query}` && `?${query}`
}

interface Steps {
  form: RefObject<HTMLElement | null>
  given: Answers
  answer: (question: string, choice: string) => void
  clear: () => void
}

/** Marks what follows the answers: the open question, or the result. */
export const nextStep = { 'data-next': '', tabIndex: -1 } as const

/**
 * Questions one after the other. An answered question folds, and the next step scrolls into view
 * with the focus. Arrow keys select with each press, so such a question stays open until the next
 * one is answered.
 */
function useSteps({ form, given, answer, clear }: Steps) {
  const [opened, setOpened] = useState<string>()
  const isKeyed = useRef(false)
  const target = useRef<string>(undefined)
  useEffect(() => {
    const element = target.current === undefined ? null : form.current?.querySelector<HTMLElement>(target.current)
    target.current = undefined
    if (!element) return
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'start', behavior: isCalm() ? 'auto' : 'smooth' })
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
    restart: () => {
      // The pressed button is about to be removed, and the focus with it.
      target.current = '[data-next]'
      clear()
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
