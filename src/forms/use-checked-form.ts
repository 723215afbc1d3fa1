import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { findProblems } from './find-problems.ts'
import type { ErrorWords, FieldProblem } from './find-problems.ts'
import { focusField } from './focus-field.ts'
import { maxLength } from './limits.ts'
import { readFields } from './read-fields.ts'

/** A press of the form's button, and the first invalid field. */
interface Attempt {
  count: number
  form?: HTMLFormElement
  first?: string | undefined
}

interface CheckedFormOptions<Name extends string> {
  /** The prefix of the ids of its fields: contact, for contact-name. */
  id: string
  /** In the order of the form. */
  names: readonly Name[]
  labels: Readonly<Record<Name, string>>
  /** The fields that may stay empty. */
  optional?: readonly Name[]
  words: ErrorWords
  /** Called with a valid form. */
  send: (form: HTMLFormElement, fields: Record<Name, string>) => void
}

/** Validates a form: the first invalid field gets the focus, and typing removes its message. */
export function useCheckedForm<Name extends string>(options: CheckedFormOptions<Name>) {
  const { id, names, labels, optional = [], words, send } = options
  const [problems, setProblems] = useState<Partial<Record<Name, FieldProblem>>>({})
  const [attempt, setAttempt] = useState<Attempt>({ count: 0 })
  const wrong = names.flatMap((name) => (problems[name] ? [{ id: `${id}-${name}`, ...problems[name] }] : []))
  useTitle(wrong.length > 0 ? words.problem : undefined)
  // The messages are already there: added later, they would push the field under the bottom bar.
  useEffect(() => {
    const { form, first } = attempt
    if (form && first !== undefined) focusField(form, first)
  }, [attempt])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = readFields(new FormData(form), names)
    const found = findProblems(fields, names, { labels, optional, words })
    const first = names.find((name) => found[name])
    setProblems(found)
    setAttempt({ count: attempt.count + 1, form, first })
    if (!first) send(form, fields)
  }
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = target instanceof Element && target.getAttribute('name')
    if (name && name in problems) setProblems({ ...problems, [name]: undefined })
  }
  return {
    /** The attributes of a field. */
    field: (name: Name) => ({
      id: `${id}-${name}`,
      name,
      label: labels[name],
      maxLength: maxLength[name],
      required: !optional.includes(name),
      error: problems[name],
    }),
    /** The list of invalid fields, in the order of the form. */
    summary: { text: words.problem, wrong },
    /** The key of the list: an alert that stays in place is announced only once. */
    attempt: attempt.count,
    handlers: { onSubmit, onInput },
  }
}

/** Screen readers announce the title first when the visitor comes back. */
function useTitle(said: string | undefined): void {
  useEffect(() => {
    if (said === undefined) return
    const title = document.title
    const told = `${said}: ${title}`
    document.title = told
    return () => {
      // If the title is another page's by now, it stays.
      if (document.title === told) document.title = title
    }
  }, [said])
}
