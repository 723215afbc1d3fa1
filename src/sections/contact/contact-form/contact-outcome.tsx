import type { ContactPayload } from '#generated/payloads/contact/payload.ts'
import { useEffect, useRef, useState } from 'react'
import type { ContactField } from '../../../forms/contact-rules.ts'
import { writtenMessage } from '../../../forms/messages.ts'
import type { Outcome } from '../../../forms/sending/use-delivery.ts'
import { waysToSend } from '../../../forms/sending/ways-to-send.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { X } from '../../../ui/icons.ts'
import { OtherWays } from '../../../ui/other-ways/other-ways.tsx'
import styles from './contact-form.module.css'

interface ContactOutcomeProps {
  payload: ContactPayload
  outcome: Outcome<ContactField> | undefined
}

/** The result of sending: a banner for some seconds, or the reason and other ways to send it. */
export function ContactOutcome({ payload, outcome }: ContactOutcomeProps) {
  const { contact, timers } = payload
  const labels = payload.page.form
  const [isBannerShown, hideBanner] = useBanner(outcome, timers.bannerMs)
  const place = useRef<HTMLDivElement>(null)
  const dismiss = () => {
    hideBanner()
    // The button is removed with its banner, so the focus moves to the element around it.
    place.current?.focus()
  }
  const { fate, fields } = outcome ?? {}
  const ways = fields
    ? waysToSend({ labels: labels.undelivered, contact, subject: fields.subject, text: writtenMessage(labels, fields) })
    : []

  return (
    <div ref={place} tabIndex={-1} className={styles.outcome}>
      <Alert role="status" tone="done" text={isBannerShown ? labels.success : undefined}>
        <span className={styles.dismiss}>
          <Button look="quiet" onClick={dismiss}>
            <Icon shape={X} />
            <span className="visually-hidden">{labels.dismiss}</span>
          </Button>
        </span>
      </Alert>
      {(fate === 'refused' || fate === 'unconnected') && (
        <Alert role="alert" tone="problem" text={fate === 'refused' ? labels.failure : labels.undelivered.text}>
          <OtherWays links={ways} newTabNote={contact.newTabNote} />
        </Alert>
      )}
    </div>
  )
}

/** Whether the banner of a delivered message is shown: for some time, or until it is closed. */
function useBanner(outcome: Outcome<ContactField> | undefined, bannerMs: number) {
  const [hidden, setHidden] = useState<Outcome<ContactField>>()
  useEffect(() => {
    if (outcome?.fate !== 'delivered') return
    const timer = setTimeout(() => setHidden(outcome), bannerMs)
    return () => clearTimeout(timer)
  }, [outcome, bannerMs])
  return [outcome?.fate === 'delivered' && outcome !== hidden, () => setHidden(outcome)] as const
}
