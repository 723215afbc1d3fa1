import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { focusField } from '../../../forms/focus-field.ts'
import { keepInAddress } from '../../../forms/use-kept-choice.ts'
import { useAddress } from '../../../lib/address.ts'
import { today } from '../../../lib/today.ts'
import { keepAsked, readAddress, readCases, writeAddress } from '../../../rules/calculators/address.ts'
import { askedOf, isAnswer, usualAnswers } from '../../../rules/calculators/question.ts'
import type { Answers, Question } from '../../../rules/calculators/question.ts'
import { answersOf, typedFrom } from '../../../rules/calculators/typed.ts'
import type { Typed } from '../../../rules/calculators/typed.ts'

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
  const [cases, setCases] = useState<readonly Answers[]>([])
  const isChanged = useRef(false)
  const isArriving = useRef(true)
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
    setCases(readCases(questions, search))
    setTyped(questions.map(({ id }, index) => (id in early ? before[index] : undefined) ?? given[index]))
    // Answers from a link are known; only typed ones may still be on their way.
    const inAddress = new URLSearchParams(search)
    const isKnown = (one: Question, index: number) => inAddress.has(one.id) && isAnswer(one, given[index] ?? '?')
    setFolded(questions.filter((one, index) => isKnown(one, index) && !(one.id in early)))
  }, [questions, asOf, search, key])

  const answers = useMemo(() => answersOf(questions, typed, day), [questions, typed, day])
  const query = writeAddress(questions, answers, cases)
  useEffect(() => {
    if (isChanged.current) keepInAddress(path, query)
  }, [path, query])
  const answer = (question: Question, text: string) => {
    isChanged.current = true
    setTyped((before) => questions.map((one, index) => (one === question ? text : before[index])))
  }
  const onOpen = (question: Question) => setFolded((before) => before.filter((one) => one !== question))
  const changeCases = (next: readonly Answers[]) => {
    isChanged.current = true
    setCases(next)
  }
  // The button that was pressed goes, so the focus goes to what comes next.
  const focusNext = useRef<() => void>(undefined)
  useEffect(() => {
    focusNext.current?.()
    focusNext.current = undefined
  }, [cases])
  /** Keeps this case, and asks again what each case has of its own. */
  const keep = () => {
    const next = askedOf(questions, answers).find(({ each }) => each)
    focusNext.current = () => form.current && next && focusField(form.current, next.id)
    changeCases([...cases, keepAsked(questions, answers)])
    setFolded([])
    setTyped((before) => questions.map(({ each }, index) => (each ? undefined : before[index])))
  }
  const drop = (one: Answers) => {
    focusNext.current = () => document.getElementById('result-heading')?.focus({ preventScroll: true })
    changeCases(cases.filter((other) => other !== one))
  }
  const asked = { form, answers, lastDay: later(day ?? '', asOf), onAnswer: answer, folded, onOpen }
  return { asked, query, cases: { all: cases, keep, drop } satisfies Cases }
}

/** Cases that count together with the one that is answered now. */
export interface Cases {
  all: readonly Answers[]
  keep: () => void
  drop: (one: Answers) => void
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
