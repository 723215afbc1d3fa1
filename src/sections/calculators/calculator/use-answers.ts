import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { keepInAddress } from '../../../forms/use-kept-choice.ts'
import { useAddress } from '../../../lib/address.ts'
import { today } from '../../../lib/today.ts'
import { readAddress, readCases, writeAddress } from '../../../rules/calculators/address.ts'
import { isAnswer, usualAnswers } from '../../../rules/calculators/question.ts'
import type { Answers, Question } from '../../../rules/calculators/question.ts'
import { answersOf, typedFrom } from '../../../rules/calculators/typed.ts'
import type { Typed } from '../../../rules/calculators/typed.ts'
import { useCases } from './use-cases.ts'
import type { Cases } from './use-cases.ts'

/**
 * The answers of a calculator, from the address and then as typed, and further cases that count
 * with them. The address follows.
 */
export function useAnswers(questions: readonly Question[], asOf: string) {
  const form = useRef<HTMLFormElement>(null)
  const { search, key, path } = useAddress()
  // The prerendered page knows neither the address nor the day.
  const [typed, setTyped] = useState<Typed>([])
  const [day, setDay] = useState<string>()
  const [folded, setFolded] = useState<readonly Question[]>([])
  const isChanged = useRef(false)
  const isArriving = useRef(true)
  const onChange = () => {
    isChanged.current = true
  }
  const { all, setAll, ...cases } = useCases(questions, form, onChange)
  // Before the page is painted, and before keep-typed.ts announces the fields: React then restores
  // fields without an answer.
  useLayoutEffect(() => {
    const usual = usualAnswers(questions)
    const lastDay = later(today(), asOf)
    // What was typed early is in the form. At another address only that address's answers count.
    const early = isArriving.current ? typedIn(form.current, usual) : {}
    isArriving.current = false
    isChanged.current ||= Object.keys(early).length > 0
    const before = typedFrom(questions, { ...usual, ...early }, lastDay)
    const given = typedFrom(questions, readAddress(questions, search, usual), lastDay)
    setDay(today())
    setAll(readCases(questions, search))
    setTyped(questions.map(({ id }, index) => (id in early ? before[index] : undefined) ?? given[index]))
    // Answers from a link are known; only typed ones may still be on their way.
    const inAddress = new URLSearchParams(search)
    const isKnown = (one: Question, index: number) => inAddress.has(one.id) && isAnswer(one, given[index] ?? '?')
    setFolded(questions.filter((one, index) => isKnown(one, index) && !(one.id in early)))
  }, [questions, asOf, search, key, setAll])

  const answers = useMemo(() => answersOf(questions, typed, day), [questions, typed, day])
  const query = writeAddress(questions, answers, all)
  useEffect(() => {
    if (isChanged.current) keepInAddress(path, query)
  }, [path, query])
  const answer = (question: Question, text: string) => {
    onChange()
    setTyped((before) => questions.map((one, index) => (one === question ? text : before[index])))
  }
  const onOpen = (question: Question) => setFolded((before) => before.filter((one) => one !== question))
  /** Keeps this case, and asks again what each case has of its own. */
  const keep = () => {
    cases.keep(answers)
    setFolded([])
    setTyped((before) => questions.map(({ each }, index) => (each ? undefined : before[index])))
  }
  const asked = { form, answers, lastDay: later(day ?? '', asOf), onAnswer: answer, folded, onOpen }
  return { asked, query, cases: { all, keep, drop: cases.drop } satisfies Cases }
}

const later = (one: string, other: string) => (one > other ? one : other)

/** What was typed before this code ran. Default values were not typed. */
function typedIn(form: HTMLFormElement | null, usual: Answers): Answers {
  const found = form ? [...new FormData(form)] : []
  return Object.fromEntries(
    found.flatMap(([id, text]): [string, string][] =>
      typeof text === 'string' && text !== '' && text !== usual[id] ? [[id, text]] : [],
    ),
  )
}
