import { useState } from 'react'
import type { FormEvent } from 'react'
import { focusField } from './focus-field.ts'
import { readFields } from './read-fields.ts'

type Problems<Name extends string> = Partial<Record<Name, string>>

interface CheckedFormOptions<Name extends string> {
  /** In the order of the form. */
  names: readonly Name[]
  findProblems: (fields: Record<Name, string>) => Problems<Name>
  /** Is given a form in which nothing is wrong. */
  send: (form: HTMLFormElement, fields: Record<Name, string>) => void
}

/** Checks a form before it is sent: the first field with a problem gets the focus, and typing in a field takes its problem away. */
export function useCheckedForm<Name extends string>({ names, findProblems, send }: CheckedFormOptions<Name>) {
  const [problems, setProblems] = useState<Problems<Name>>({})
  const [attempt, setAttempt] = useState(0)

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = readFields(new FormData(form), names)
    const found = findProblems(fields)
    const first = names.find((name) => found[name])
    setProblems(found)
    setAttempt(attempt + 1)
    if (first) focusField(form, first)
    else send(form, fields)
  }
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = target instanceof Element && target.getAttribute('name')
    if (name && name in problems) setProblems({ ...problems, [name]: undefined })
  }
  return {
    problems,
    hasProblem: names.some((name) => problems[name]),
    /** Key of the form's alert: a new one each time, because one that stays in place is announced only once. */
    attempt,
    handlers: { onSubmit, onInput },
  }
}
