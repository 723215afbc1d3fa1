import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { focusField } from './focus-field.ts'
import { findBrowserProblems, readFields } from './read-fields.ts'

type Problems<Name extends string> = Partial<Record<Name, string>>

/** A press of the form's button, and the first invalid field. */
interface Attempt {
  count: number
  form?: HTMLFormElement
  first?: string | undefined
}

interface CheckedFormOptions<Name extends string> {
  /** In the order of the form. */
  names: readonly Name[]
  /** If missing, the browser's own rules and messages apply. */
  findProblems?: (fields: Record<Name, string>) => Problems<Name>
  /** Added before the page's title while a field is invalid. */
  said: string
  /** Called with a valid form. */
  send: (form: HTMLFormElement, fields: Record<Name, string>) => void
}

/** Validates a form: the first invalid field gets the focus, and typing removes its message. */
export function useCheckedForm<Name extends string>({ names, findProblems, said, send }: CheckedFormOptions<Name>) {
  const [problems, setProblems] = useState<Problems<Name>>({})
  const [attempt, setAttempt] = useState<Attempt>({ count: 0 })
  const wrong = names.filter((name) => problems[name])
  useTitle(wrong.length > 0 ? said : undefined)
  // The messages are already there: added later, they would push the field under the bottom bar.
  useEffect(() => {
    const { form, first } = attempt
    if (form && first !== undefined) focusField(form, first)
  }, [attempt])

  const check = (event: FormEvent<HTMLFormElement>) => {
    // The browser's bubble disappears after five seconds. Its message is under the field instead.
    event.preventDefault()
    const form = event.currentTarget
    const fields = readFields(new FormData(form), names)
    const found = findProblems ? findProblems(fields) : findBrowserProblems(form, names)
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
    problems,
    /** The invalid fields, in the order of the form. */
    wrong,
    /** The key of the form's alert: an alert that stays in place is announced only once. */
    attempt: attempt.count,
    handlers: { onSubmit: check, onInvalid: check, onInput },
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
