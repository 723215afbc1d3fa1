import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../lib/use-hydrated.ts'
import { follow, readAnswers } from '../rules/decide.ts'
import type { Answers, Decision } from '../rules/decide.ts'

const noStates: readonly string[] = []

/**
 * The answers in the address on arrival, then as the visitor changes them. The address follows, so
 * that it can be shared.
 */
export function useDecision(decision: Decision, states: readonly string[] = noStates) {
  const isHydrated = useHydrated()
  const arrival = useLocation()
  const form = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState<{ key: string; answers: Answers }>()
  const query = new URLSearchParams(isHydrated ? arrival.search : '')
  const arrived = readAnswers(decision, states, (question) => query.get(question))
  const given = choice?.key === arrival.key ? choice.answers : arrived
  const way = follow(decision, given)

  const setAnswers = (answers: Answers) => {
    setChoice({ key: arrival.key, answers })
    keepInAddress(writeAnswers(follow(decision, answers).answers, answers))
  }
  useEffect(() => {
    // What was chosen before the script was loaded.
    const fields = form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:checked, select') ?? []
    const typed = new Map(Array.from(fields, ({ name, value }) => [name, value]))
    const early = readAnswers(decision, states, (question) => typed.get(question) ?? null)
    const chosen = Object.entries(early).filter(([, answer]) => answer !== undefined)
    if (chosen.length > 0) setChoice({ key: arrival.key, answers: { ...arrived, ...Object.fromEntries(chosen) } })
    // Once, at the first sight of the page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
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

/**
 * The answers that count, and the state, which a link from a city's page may have given before it
 * is asked.
 */
function writeAnswers(counted: Answers, { state }: Answers): string {
  const query = new URLSearchParams()
  for (const [question, answer] of Object.entries({ ...(state === undefined ? {} : { state }), ...counted }))
    if (answer !== undefined) query.set(question, answer)
  return query.size > 0 ? `?${query}` : ''
}

function keepInAddress(query: string): void {
  try {
    history.replaceState(history.state, '', `${location.pathname}${query}`)
  } catch {
    // Safari refuses more than a hundred changes in ten seconds. The next answer catches up.
  }
}
