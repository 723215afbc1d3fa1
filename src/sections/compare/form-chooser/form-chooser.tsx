import type { ComparePayload } from '#src/pages/compare/payload.ts'
import { nextStep, useDecision } from '../../../forms/use-decision.ts'
import { fill } from '../../../lib/fill.ts'
import { Answered } from '../../../ui/answered/answered.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ServiceBill, withPrice } from '../../../ui/service-bill/service-bill.tsx'
import { ShareLink } from '../../../ui/share-link/share-link.tsx'
import styles from './form-chooser.module.css'

interface FormChooserProps {
  payload: Pick<ComparePayload, 'services' | 'billLabels' | 'address' | 'newTabNote'> & {
    page: Pick<ComparePayload['page'], 'chooser'> & { forms: readonly Named[] }
  }
}

type Named = Pick<ComparePayload['page']['forms'][number], 'service' | 'name'>

/** The short name of a form of business, by its service. */
export const nameOfForm = (forms: readonly Named[]) => (id: string) =>
  forms.find(({ service }) => service === id)?.name ?? id

/** Questions until one form is left. The answers are in the address and can be changed. */
export function FormChooser(props: FormChooserProps) {
  const labels = props.payload.page.chooser
  const { questions, outcomes } = labels
  const decision = { questions, outcomes, limits: [] }
  const { asked, answers, decided, form, given, query, ...steps } = useDecision(decision)
  const { isFolded, choose, change, restart, watch } = steps
  const found = decided.kind === 'outcome' ? outcomes.find(({ id }) => id === decided.id) : undefined
  return (
    <div id="questions" className={styles.chooser}>
      <h2 className="visually-hidden">{labels.heading}</h2>
      <p className={styles.noScript}>{labels.noScript}</p>
      {/* Not a form: it answers immediately, and there is nothing to send. */}
      <div ref={form} className={styles.form} role="group" aria-label={labels.heading} {...watch}>
        {asked
          .flatMap((id) => questions.filter((one) => one.id === id))
          .map((one, index) =>
            isFolded(one.id) ? (
              <Answered
                key={one.id}
                question={one.question}
                answer={one.choices.find(({ id }) => id === answers[one.id])?.label ?? ''}
                change={labels.change}
                onChange={() => change(one.id)}
              />
            ) : (
              <Question
                key={one.id}
                asked={one}
                progress={fill(labels.progress, { number: index + 1, most: questions.length })}
                next={answers[one.id] === undefined ? nextStep : {}}
                chosen={given[one.id]}
                onChoose={(choice) => choose(one.id, choice)}
              />
            ),
          )}
        <div role="status">{found && <Result key={found.id} found={found} query={query} {...props} />}</div>
        {Object.keys(answers).length > 0 && (
          <Button look="quiet" onClick={restart}>
            {labels.again}
          </Button>
        )}
      </div>
    </div>
  )
}

type Labels = ComparePayload['page']['chooser']
type ResultProps = FormChooserProps & { found: Labels['outcomes'][number]; query: string }

function Result({ found: { service, reason }, query, payload }: ResultProps) {
  const { billLabels: words, address, newTabNote } = payload
  const labels = payload.page.chooser
  const link = payload.services[service]
  const name = nameOfForm(payload.page.forms)(service)
  return (
    <div {...nextStep}>
      <ServiceBill
        labels={words}
        head={`${labels.answer}: ${name}`}
        bill={link?.bill}
        start={link && { href: link.href, label: withPrice(`${labels.start} ${link.label}`, link.bill, words) }}
        share={
          <ShareLink
            title={`${labels.answer}: ${name}`}
            lines={[reason]}
            address={address + query}
            label={words.send}
            newTabNote={newTabNote}
          />
        }
      >
        <p>{reason}</p>
        {link?.cost && (
          <p>
            <a href={link.cost.href}>{link.cost.label}</a>
          </p>
        )}
      </ServiceBill>
    </div>
  )
}

interface QuestionProps {
  asked: Labels['questions'][number]
  progress: string
  /** Attributes of the next question. */
  next: object
  chosen: string | undefined
  onChoose: (choice: string) => void
}

function Question({ asked: { id, question, hint, choices }, progress, next, chosen, onChoose }: QuestionProps) {
  return (
    <fieldset className={styles.question} data-question={id} tabIndex={-1} {...next}>
      <legend>
        <span className={styles.progress} key={progress}>
          {progress}
        </span>
        {question}
      </legend>
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
