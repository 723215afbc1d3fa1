import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { today } from '../../../lib/today/today.ts'
import { readAddress, writeAddress } from '../../../rules/calculators/address.ts'
import { usualAnswers } from '../../../rules/calculators/question.ts'
import type { Answers, Question } from '../../../rules/calculators/question.ts'

// Safari refuses more than a hundred changes of the address in half a minute.
const restMs = 400

/** The answers of a calculator: those of the address, then those that are typed, which the address follows. */
export function useAnswers(questions: readonly Question[]) {
  const form = useRef<HTMLFormElement>(null)
  const { search } = useLocation()
  // The prerendered page knows neither the address nor the day.
  const [answers, setAnswers] = useState<Answers>(() => usualAnswers(questions))
  const [day, setDay] = useState<string>()
  const isArriving = useRef(true)
  useEffect(() => {
    // What was typed before this code ran is in the form; of another address, only its own answers count.
    const usual = usualAnswers(questions)
    const typed = isArriving.current ? typedIn(form.current, usual) : {}
    isArriving.current = false
    setDay(today())
    setAnswers(withToday(questions, { ...readAddress(questions, search, usual), ...typed }))
  }, [questions, search])

  const query = writeAddress(questions, answers)
  const isChanged = useRef(false)
  useEffect(() => {
    if (!isChanged.current) return
    const timer = setTimeout(() => history.replaceState(history.state, '', location.pathname + query), restMs)
    return () => clearTimeout(timer)
  }, [query])
  const answer = (id: string, text: string) => {
    isChanged.current = true
    setAnswers((before) => withToday(questions, { ...before, [id]: text }))
  }
  return { form, answers, day, query, answer }
}

/** A day that was not answered is today. One that the visitor empties stays empty. */
function withToday(questions: readonly Question[], answers: Answers): Answers {
  const days = questions.filter(({ id, today: isToday }) => isToday && answers[id] === undefined)
  return { ...Object.fromEntries(days.map(({ id }) => [id, today()])), ...answers }
}

/** What was typed before this code ran. What was there from the beginning nobody typed. */
function typedIn(form: HTMLFormElement | null, usual: Answers): Answers {
  const found = form ? [...new FormData(form)] : []
  return Object.fromEntries(
    found.flatMap(([id, text]): [string, string][] =>
      typeof text === 'string' && text !== '' && text !== usual[id] ? [[id, text]] : [],
    ),
  )
}
