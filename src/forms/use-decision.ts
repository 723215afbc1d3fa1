import { useEffect, useRef } from 'react'
import { follow, readAnswers } from '../rules/decide.ts'
import type { Answers, Decision } from '../rules/decide.ts'
import { useKeptChoice } from './use-kept-choice.ts'

const noStates: readonly string[] = []

/** The visitor's answers, which the address keeps, and where they lead. */
export function useDecision(decision: Decision, states: readonly string[] = noStates) {
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
    answer: (id: string, value: string) => setAnswers({ ...given, [id]: value }),
    setAnswers,
  }
}

/** The answers that count, and a state that a city's page gave before it is asked. */
function writeAnswers(counted: Answers, { state }: Answers): string {
  const query = new URLSearchParams()
  for (const [question, answer] of Object.entries({ ...(state === undefined ? {} : { state }), ...counted }))
    if (answer !== undefined) query.set(question, answer)
  return query.size > 0 ? `?${query}` : ''
}
