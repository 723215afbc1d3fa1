import type { CheckPayload } from '#src/pages/check/payload.ts'
import { nextStep, useDecision } from '../../../forms/use-decision.ts'
import { fill } from '../../../lib/fill.ts'
import { formatLimit, limitFor, stateQuestion, turnoverAnswer } from '../../../rules/decide.ts'
import { Answered } from '../../../ui/answered/answered.tsx'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { ServiceBill } from '../../../ui/service-bill/service-bill.tsx'
import { ShareLink } from '../../../ui/share-link/share-link.tsx'
import styles from './check-form.module.css'

type FromPage =
  | 'questions'
  | 'turnover'
  | 'most'
  | 'decision'
  | 'outcomes'
  | 'path'
  | 'chatHref'
  | 'bill'
  | 'billLabels'
  | 'address'
  | 'newTabNote'

interface CheckFormProps {
  payload: Pick<CheckPayload, FromPage> & { labels: CheckPayload['labels']['form'] }
}

interface Outcome {
  href: string
  heading: string
  isDue: boolean
}

/** The questions one after the other, each folded once it is answered, and then the outcome. */
export function CheckForm({ payload }: CheckFormProps) {
  const { labels, questions, turnover, most } = payload
  const decision = { ...payload.decision, questions }
  const states = turnover?.state.options.map(({ code }) => code)
  const { asked, answers, decided, form, given, query, ...steps } = useDecision(decision, states)
  const { isFolded, choose, change, restart, watch } = steps
  const found = decided.kind === 'outcome' ? outcomeOf(payload, decided.slug) : undefined
  const limit = limitFor(decision, answers)
  return (
    <div className={styles.body} ref={form} {...watch}>
      <h2 className="visually-hidden">{labels.heading}</h2>
      {/* Not a form: there is nothing to send, and Enter would send it. */}
      <div className={styles.questions} role="group" aria-label={labels.heading}>
        {asked.map((id, index) => {
          const said = describe(id, payload, limit)
          if (!said) return null
          return isFolded(id) ? (
            <Answered
              key={id}
              question={said.question}
              answer={said.choices.find((choice) => choice.id === answers[id])?.label ?? ''}
              change={labels.change}
              onChange={() => change(id)}
            />
          ) : (
            <Question
              key={id}
              id={id}
              progress={fill(labels.progress, { number: index + 1, most })}
              next={answers[id] === undefined ? nextStep : {}}
              {...said}
              chosen={given[id]}
              onChoose={(choice) => choose(id, choice)}
            />
          )
        })}
      </div>
      <div role="status">{found && <Result key={found.href} found={found} query={query} payload={payload} />}</div>
      <ButtonLink href={payload.chatHref} look="quiet" newTabNote={payload.newTabNote}>
        {labels.chat}
      </ButtonLink>
      {Object.keys(answers).length > 0 && (
        <Button look="quiet" onClick={restart}>
          {labels.again}
        </Button>
      )}
    </div>
  )
}

function outcomeOf({ outcomes, path }: CheckFormProps['payload'], slug: string): Outcome | undefined {
  const outcome = outcomes[slug]
  return outcome && { heading: outcome.heading, isDue: outcome.answer === 'must', href: `${path}/${slug}` }
}

interface ResultProps extends Pick<CheckFormProps, 'payload'> {
  found: Outcome
  query: string
}

function Result({ found: { heading, href, isDue }, query, payload }: ResultProps) {
  const { labels, bill, billLabels, address, newTabNote } = payload
  return (
    <div {...nextStep}>
      <ServiceBill
        labels={billLabels}
        head={heading}
        aside={labels.result}
        bill={isDue ? bill : undefined}
        start={{ href: href + query, label: labels.open }}
        share={<ShareLink title={heading} address={address + query} label={billLabels.send} newTabNote={newTabNote} />}
      />
    </div>
  )
}

interface Words {
  question: string
  hint: string
  choices: readonly Choice[]
  /** The first option of a select. Without it each answer is a radio button. */
  placeholder?: string
}

/** The words of a question. The one on turnover names the limit for the answers before it. */
function describe(
  id: string,
  { questions, turnover }: CheckFormProps['payload'],
  limit: number | undefined,
): Words | undefined {
  const own = questions.find((one) => one.id === id)
  if (own) return { ...own, choices: noneLast(own.choices) }
  if (!turnover) return undefined
  const { state, upTo, above, unit, ...words } = turnover
  if (id === stateQuestion)
    return { ...state, choices: state.options.map(({ code, name }) => ({ id: code, label: name })) }
  if (limit === undefined) return undefined
  const values = { limit: formatLimit(limit, unit) }
  const sides = [
    { id: turnoverAnswer('up-to', limit), label: fill(upTo, values) },
    { id: turnoverAnswer('above', limit), label: fill(above, values) },
  ]
  return { ...words, choices: sides }
}

/** "None of these" comes last. */
const noneLast = (choices: readonly Choice[]) =>
  [...choices].sort((one, other) => Number(one.id === 'none') - Number(other.id === 'none'))

interface Choice {
  id: string
  label: string
}

interface QuestionProps extends Words {
  id: string
  /** The number of the question, and of all questions. */
  progress: string
  /** Attributes of the next question. */
  next: object
  chosen: string | undefined
  onChoose: (choice: string) => void
}

function Question({ id, progress, next, question, hint, choices, placeholder, ...rest }: QuestionProps) {
  const { chosen, onChoose } = rest
  return (
    <fieldset className={styles.question} aria-describedby={`hint-${id}`} data-question={id} tabIndex={-1} {...next}>
      <legend>
        <span className={styles.progress} key={progress}>
          {progress}
        </span>
        {question}
      </legend>
      <p id={`hint-${id}`} className={styles.hint}>
        {hint}
      </p>
      {placeholder === undefined ? (
        choices.map(({ id: choice, label }) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name={id}
              value={choice}
              checked={chosen === choice}
              onChange={() => onChoose(choice)}
            />
            <span key={label}>{label}</span>
          </label>
        ))
      ) : (
        <ClosedList {...{ id, question, choices, placeholder, chosen, onChoose }} />
      )}
    </fieldset>
  )
}

type ClosedListProps = Omit<QuestionProps, 'progress' | 'next' | 'hint'>

function ClosedList({ id, question, choices, placeholder, chosen, onChoose }: ClosedListProps) {
  return (
    <select
      className={styles.select}
      name={id}
      aria-label={question}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{placeholder}</option>
      {choices.map(({ id: choice, label }) => (
        <option key={choice} value={choice}>
          {label}
        </option>
      ))}
    </select>
  )
}
