import { useDecision } from '../../../forms/use-decision.ts'
import { shareHref } from '../../../lib/share-text.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import styles from './form-chooser.module.css'

interface FormChooserProps {
  labels: { heading: string; answer: string; start: string; again: string; share: string; noScript: string }
  questions: readonly {
    id: string
    question: string
    hint?: string
    choices: readonly { id: string; label: string }[]
  }[]
  outcomes: readonly { id: string; if: Readonly<Record<string, readonly string[]>>; service: string; reason: string }[]
  nameOf: (service: string) => string
  linkOf: (service: string) => { href: string; label: string } | undefined
  /** The page's full address, without a query. */
  address: string
  newTabNote: string
}

/** The questions one after the other, until one form is left. What was answered stays in the address, and can be changed and sent. */
export function FormChooser({ labels, questions, outcomes, nameOf, linkOf, address, newTabNote }: FormChooserProps) {
  const decision = { questions, outcomes, limits: [] }
  const { asked, answers, decided, form, given, query, answer, setAnswers } = useDecision(decision)
  const found = decided.kind === 'outcome' ? outcomes.find(({ id }) => id === decided.id) : undefined
  const link = found && linkOf(found.service)
  return (
    <>
      <p className={styles.noScript}>{labels.noScript}</p>
      {/* No form: it answers at once, and there is nothing to send. */}
      <div ref={form} className={styles.form} role="group" aria-label={labels.heading}>
        {asked
          .flatMap((id) => questions.filter((one) => one.id === id))
          .map((one) => (
            <Question key={one.id} asked={one} chosen={given[one.id]} onChoose={(choice) => answer(one.id, choice)} />
          ))}
        <div role="status">
          {found && (
            <div className={styles.result} key={found.id}>
              <p>{labels.answer}</p>
              <p className={styles.heading}>{nameOf(found.service)}</p>
              <p>{found.reason}</p>
              {link && <ButtonLink href={link.href}>{`${labels.start} ${link.label}`}</ButtonLink>}
              <ButtonLink
                look="secondary"
                newTabNote={newTabNote}
                href={shareHref({ title: `${labels.answer} ${nameOf(found.service)}`, address: address + query })}
              >
                {labels.share}
              </ButtonLink>
            </div>
          )}
        </div>
        {Object.keys(answers).length > 0 && (
          <Button look="quiet" onClick={() => setAnswers({})}>
            {labels.again}
          </Button>
        )}
      </div>
    </>
  )
}

interface QuestionProps {
  asked: FormChooserProps['questions'][number]
  chosen: string | undefined
  onChoose: (choice: string) => void
}

function Question({ asked: { id, question, hint, choices }, chosen, onChoose }: QuestionProps) {
  return (
    <fieldset className={styles.question}>
      <legend>{question}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.id} className={styles.choice}>
            <input
              type="radio"
              name={id}
              value={choice.id}
              checked={chosen === choice.id}
              onChange={() => onChoose(choice.id)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
