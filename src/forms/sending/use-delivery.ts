import { useState } from 'react'
import { deliver, isDone } from './deliver.ts'
import type { Delivery, Fate } from './deliver.ts'
import { readFields } from '../read-fields.ts'

export interface Outcome<Name extends string> {
  fate: Fate
  /** What was sent, kept for other ways to send it. */
  fields: Record<Name, string>
}

interface DeliveryOptions<Name extends string> extends Omit<Delivery, 'post'> {
  names: readonly Name[]
}

/** Sends a form's message. A message that is done with is cleared from the form. */
export function useDelivery<Name extends string>({ names, endpoint, pauseMs }: DeliveryOptions<Name>) {
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome<Name>>()

  const send = async (form: HTMLFormElement): Promise<void> => {
    if (isSending) return
    const read = () => readFields(new FormData(form), names)
    const fields = read()
    setSending(true)
    setOutcome(undefined)
    const fate = await deliver(fields, { endpoint, pauseMs })
    if (isDone(fate) && names.every((name) => read()[name] === fields[name])) form.reset()
    setSending(false)
    setOutcome({ fate, fields })
  }
  return { isSending, outcome, send }
}
