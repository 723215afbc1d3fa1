import type { CareersPayload } from '#src/pages/careers/payload.ts'
import { useEffect, useRef } from 'react'
import type { ComponentProps } from 'react'
import { chatHref, mailHref } from '../../../forms/sending/chat-href.ts'
import { composeMessage } from '../../../forms/messages.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { useAddress } from '../../../lib/address.ts'
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
  payload: Pick<CareersPayload, 'contact' | 'timers' | 'roles' | 'experiences'> & {
    page: Pick<CareersPayload['page'], 'form' | 'chat'>
    /** The openings whose slug an address may name. */
    openings: readonly Pick<CareersPayload['openings'][number], 'slug' | 'title'>[]
  }
}

const names = ['name', 'email', 'phone', 'role', 'experience', 'message'] as const
const inMessage = ['role', 'name', 'email', 'phone', 'experience', 'message'] as const

/** The job enquiry: six fields that open as one chat message. */
export function CareerForm({ payload }: CareerFormProps) {
  const { page, contact, timers } = payload
  const { form: labels, chat } = page
  const { isOpening, unopened, open } = useHandOff(contact.whatsapp, timers.careerFormMs)
  const form = useRoleOfAddress(payload.openings)
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
            <CareerFields payload={payload} field={field} />
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

function Words({ payload: { page, contact } }: CareerFormProps) {
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

interface CareerFieldsProps extends CareerFormProps {
  field: (name: FieldName) => Pick<ComponentProps<typeof Field>, 'id' | 'name' | 'label' | 'required' | 'error'>
}

function CareerFields({ payload, field }: CareerFieldsProps) {
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
        <Field {...field('role')} control={roleChoice} />
        <Field {...field('experience')} control={experienceChoice} optionalNote={labels.optional} />
      </div>
      <Field {...field('message')} control={{ kind: 'textarea', rows: 4 }} />
    </>
  )
}

/** Selects the role that the address names, and begins at the first empty field. */
function useRoleOfAddress(openings: CareerFormProps['payload']['openings']) {
  const form = useRef<HTMLFormElement>(null)
  const { search, key } = useAddress()
  const isFirst = useRef(true)
  useEffect(() => {
    const slug = new URLSearchParams(search).get('role')
    const opening = openings.find((each) => each.slug === slug)
    const select = form.current?.elements.namedItem('role')
    const isArrival = isFirst.current
    isFirst.current = false
    if (!opening || !(select instanceof HTMLSelectElement)) return
    // One that was chosen before, early or before a reload, counts more.
    if (!isArrival || select.value === '') select.value = opening.title
    // Whoever pressed an opening's button on this page has been brought to the form.
    if (document.activeElement?.id === 'enquiry') focusFirstEmpty(form.current)
  }, [openings, search, key])
  return form
}

function focusFirstEmpty(form: HTMLFormElement | null): void {
  const fields = form?.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input, select, textarea',
  )
  const empty = [...(fields ?? [])].find((field) => field.value === '')
  empty?.focus({ preventScroll: true })
}
