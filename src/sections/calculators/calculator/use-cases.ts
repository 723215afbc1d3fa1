import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { focusField } from '../../../forms/focus-field.ts'
import { keepAsked } from '../../../rules/calculators/address.ts'
import { askedOf } from '../../../rules/calculators/question.ts'
import type { Answers, Question } from '../../../rules/calculators/question.ts'

/** Cases that count together with the one that is answered now. */
export interface Cases {
  all: readonly Answers[]
  keep: () => void
  drop: (one: Answers) => void
}

/** The further cases of a calculator. `onChange` is called when the visitor keeps or drops one. */
export function useCases(
  questions: readonly Question[],
  form: RefObject<HTMLFormElement | null>,
  onChange: () => void,
) {
  const [all, setAll] = useState<readonly Answers[]>([])
  // The button that was pressed goes, so the focus goes to what comes next.
  const focusNext = useRef<() => void>(undefined)
  useEffect(() => {
    focusNext.current?.()
    focusNext.current = undefined
  }, [all])
  const change = (next: readonly Answers[], focus: () => void) => {
    focusNext.current = focus
    onChange()
    setAll(next)
  }
  const keep = (answers: Answers) => {
    const next = askedOf(questions, answers).find(({ each }) => each)
    change([...all, keepAsked(questions, answers)], () => form.current && next && focusField(form.current, next.id))
  }
  const drop = (one: Answers) =>
    change(
      all.filter((other) => other !== one),
      () => document.getElementById('result-heading')?.focus({ preventScroll: true }),
    )
  return { all, setAll, keep, drop }
}
