import type { CareersPayload } from '#generated/payloads/careers/payload.ts'
import { useLayoutEffect, useRef } from 'react'
import type { ComponentProps } from 'react'
import { chatHref, mailHref } from '../../../forms/sending/chat-href.ts'
import { composeMessage } from '../../../forms/messages.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { useHandOff } from '../../../forms/sending/use-hand-off.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormProblems } from '../../../ui/form-problems/form-problems.tsx'
import { OtherWays } from '../../../ui/other-ways/other-ways.tsx'
import { SideBySide } from '../../../ui/side-by-side/side-by-side.tsx'
import { SubmitButton } from '../../../ui/submit-button/submit-button.tsx'
import { UnopenedChat } from '../../../ui/unopened-chat/unopened-chat.tsx'
import styles from './career-form.module.css'

interface CareerFormProps {
  payload: CareersPayload
  /** The selected role, which an opening's button may set. Empty while none is selected. */
  role: string
  onRole: (role: string) => void
}

const names = ['name', 'email', 'phone', 'role', 'experience', 'message'] as const
const inMessage = ['role', 'name', 'email', 'phone', 'experience', 'message'] as const

/** The job enquiry: six fields that open as one chat message. */
export function CareerForm({ payload, role, onRole }: CareerFormProps) {
  const { page, contact, timers } = payload
  const { form: labels, chat } = page
  const { isOpening, unopened, open } = useHandOff(contact.whatsapp, timers.careerFormMs)
  const form = useRoleIn(role, onRole)
  const { field, summary, attempt, handlers } = useCheckedForm({
    id: 'career',
    names,
    labels,
    optional: ['experience'],
    words: contact.errors,
    send: (_form, fields) => open(composeMessage(chat.opening, inMessage, labels, fields)),
  })
  const plainChat = chatHref(contact.whatsapp, chat.opening)
  const waysWith = (text: string, href: string) => [
    { href, label: labels.button },
    { href: mailHref(contact.email, labels.heading, text), label: contact.email },
  ]

  return (
    <section id="enquiry" className={styles.enquiry} aria-labelledby="career-heading">
      <SideBySide>
        <Words payload={payload} />
        <>
          <Form chat={plainChat} ref={form} {...handlers} aria-labelledby="career-heading">
            <FormProblems key={attempt} {...summary} />
            <CareerFields payload={payload} field={field} onRole={onRole} />
            <p className={styles.privacy}>{labels.privacy}</p>
            <SubmitButton label={labels.button} busyLabel={labels.sending} isBusy={isOpening} hasSpinner />
            {unopened && (
              <UnopenedChat
                labels={labels}
                text={unopened.text}
                links={waysWith(unopened.text, unopened.href)}
                newTabNote={contact.newTabNote}
                copiedMs={timers.copiedMs}
              />
            )}
          </Form>
          <OtherWays links={[{ href: plainChat, label: labels.plainLink }]} newTabNote={contact.newTabNote} />
        </>
      </SideBySide>
    </section>
  )
}

function Words({ payload: { page, contact } }: Pick<CareerFormProps, 'payload'>) {
  const plainWays = [
    { href: contact.emailHref, label: contact.email },
    { href: contact.phoneHref, label: contact.phone },
  ]
  return (
    <div className={styles.words}>
      <h2 id="career-heading">{page.form.heading}</h2>
      <p>{page.form.text}</p>
      <OtherWays links={plainWays} newTabNote={contact.newTabNote} />
    </div>
  )
}

type FieldName = (typeof names)[number]

interface CareerFieldsProps extends Pick<CareerFormProps, 'payload' | 'onRole'> {
  field: (name: FieldName) => Pick<ComponentProps<typeof Field>, 'id' | 'name' | 'label' | 'required' | 'error'>
}

function CareerFields({ payload, field, onRole }: CareerFieldsProps) {
  const { page, roles, experiences } = payload
  const labels = page.form
  const roleChoice = { kind: 'select', placeholder: labels.chooseRole, options: roles } as const
  const experienceChoice = { kind: 'select', placeholder: labels.chooseExperience, options: experiences } as const
  return (
    <>
      <Field {...field('name')} control={{ kind: 'input', type: 'text' }} autoComplete="name" />
      <div className={styles.pair}>
        <Field {...field('email')} control={{ kind: 'input', type: 'email' }} autoComplete="email" />
        <Field {...field('phone')} control={{ kind: 'input', type: 'tel' }} autoComplete="tel" />
      </div>
      <div className={styles.pair}>
        <Field {...field('role')} control={roleChoice} onChange={({ target }) => onRole(target.value)} />
        <Field {...field('experience')} control={experienceChoice} optionalNote={labels.optional} />
      </div>
      <Field {...field('message')} control={{ kind: 'textarea', rows: 4 }} />
    </>
  )
}

/** Syncs the form's role, chosen before hydration, with the page's, set by an opening. */
function useRoleIn(role: string, onRole: (role: string) => void) {
  const form = useRef<HTMLFormElement>(null)
  // In a layout effect, so that the form has the role immediately after it is set.
  useLayoutEffect(() => {
    const select = form.current?.elements.namedItem('role')
    if (!(select instanceof HTMLSelectElement)) return
    if (role !== '') select.value = role
    else if (select.value !== '') onRole(select.value)
  }, [role, onRole])
  return form
}
