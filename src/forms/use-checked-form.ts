import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { focusField } from './focus-field.ts'
import { findBrowserProblems, readFields } from './read-fields.ts'

type Problems<Name extends string> = Partial<Record<Name, string>>

/** A press of the form's button, and the first field that was wrong. */
interface Attempt {
  count: number
  form?: HTMLFormElement
  first?: string | undefined
}

interface CheckedFormOptions<Name extends string> {
  /** In the order of the form. */
  names: readonly Name[]
  /** Without it the browser's own rules and words count. */
  findProblems?: (fields: Record<Name, string>) => Problems<Name>
  /** Stands before the page's title while something is wrong. */
  said: string
  /** Is given a form in which nothing is wrong. */
  send: (form: HTMLFormElement, fields: Record<Name, string>) => void
}

/**
 * Checks a form before it is sent: the first field with a problem gets the focus, and typing in a
 * field takes its problem away.
 */
export function useCheckedForm<Name extends string>({ names, findProblems, said, send }: CheckedFormOptions<Name>) {
  const [problems, setProblems] = useState<Problems<Name>>({})
  const [attempt, setAttempt] = useState<Attempt>({ count: 0 })
  const wrong = names.filter((name) => problems[name])
  useTitle(wrong.length > 0 ? said : undefined)
  // The messages stand by now: drawn after it, they would push the field down, under the bar at the
  // bottom.
  useEffect(() => {
    const { form, first } = attempt
    if (form && first !== undefined) focusField(form, first)
  }, [attempt])

  const check = (event: FormEvent<HTMLFormElement>) => {
    // The browser's bubble is gone after five seconds; what it says is under the field instead.
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
    /** The fields with a problem, in the order of the form. */
    wrong,
    /**
     * Key of the form's alert: a new one each time, because one that stays in place is announced
     * only once.
     */
    attempt: attempt.count,
    handlers: { onSubmit: check, onInvalid: check, onInput },
  }
}

/** Who hears the page hears its title first when they come back to it. */
function useTitle(said: string | undefined): void {
  useEffect(() => {
    if (said === undefined) return
    const title = document.title
    const told = `${said}: ${title}`
    document.title = told
    return () => {
      // Another page's title stays.
      if (document.title === told) document.title = title
    }
  }, [said])
}
