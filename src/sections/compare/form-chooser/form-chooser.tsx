import { useEffect, useRef, useState } from 'react'
import { follow, readAnswers } from '../../../rules/decide.ts'
import type { Answers, Decision } from '../../../rules/decide.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import styles from './form-chooser.module.css'

interface FormChooserProps {
  labels: { heading: string; answer: string; start: string; again: string; noScript: string }
  questions: readonly {
    id: string
    question: string
    hint?: string
    choices: readonly { id: string; label: string }[]
  }[]
  outcomes: readonly { id: string; if: Readonly<Record<string, readonly string[]>>; service: string; reason: string }[]
  nameOf: (service: string) => string
  linkOf: (service: string) => { href: string; label: string } | undefined
}

/** The questions one after the other, until one form is left. What was answered stays, and can be changed. */
export function FormChooser({ labels, questions, outcomes, nameOf, linkOf }: FormChooserProps) {
  const decision: Decision = { questions, outcomes, limits: [] }
  const box = useRef<HTMLDivElement>(null)
  const [given, setGiven] = useState<Answers>({})
  const { asked, answers, decided } = follow(decision, given)
  const read = () => {
    const chosen = (question: string) =>
      box.current?.querySelector<HTMLInputElement>(`input[name="${question}"]:checked`)?.value ?? null
    setGiven(readAnswers(decision, [], chosen))
  }
  // What was chosen before the script came.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(read, [])
  const found = decided.kind === 'outcome' ? outcomes.find(({ id }) => id === decided.id) : undefined
  const link = found && linkOf(found.service)
  return (
    <>
      <p className={styles.noScript}>{labels.noScript}</p>
      {/* No form: it answers at once, and there is nothing to send. */}
      <div ref={box} className={styles.form} role="group" aria-label={labels.heading} onChange={read}>
        {asked
          .flatMap((id) => questions.filter((one) => one.id === id))
          .map(({ id, question, hint, choices }) => (
            <fieldset key={id} className={styles.question}>
              <legend>{question}</legend>
              {hint !== undefined && <p className={styles.hint}>{hint}</p>}
              <div className={styles.choices}>
                {choices.map((choice) => (
                  <label key={choice.id} className={styles.choice}>
                    <input type="radio" name={id} value={choice.id} />
                    <span>{choice.label}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        <div role="status">
          {found && (
            <div className={styles.result} key={found.id}>
              <p>{labels.answer}</p>
              <p className={styles.heading}>{nameOf(found.service)}</p>
              <p>{found.reason}</p>
              {link && <ButtonLink href={link.href}>{`${labels.start} ${link.label}`}</ButtonLink>}
            </div>
          )}
        </div>
        {Object.keys(answers).length > 0 && (
          <Button
            look="quiet"
            onClick={() => {
              for (const input of box.current?.querySelectorAll('input') ?? []) input.checked = false
              setGiven({})
            }}
          >
            {labels.again}
          </Button>
        )}
      </div>
    </>
  )
}
