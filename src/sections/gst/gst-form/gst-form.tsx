import { useDecision } from '../../../forms/use-decision.ts'
import { fill } from '../../../lib/fill.ts'
import { formatLimit, limitFor, stateQuestion, turnoverQuestion } from '../../../rules/decide.ts'
import type { Decision } from '../../../rules/decide.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { GstQuestion } from './gst-question.tsx'
import type { Choice } from './gst-question.tsx'
import styles from './gst-form.module.css'

interface GstFormProps {
  questions: readonly (Asked & { id: string; choices: readonly Choice[] })[]
  /** By what the answers are judged. */
  rules: Omit<Decision, 'questions'>
  state: Asked & { placeholder: string; options: readonly { code: string; name: string }[] }
  turnover: Asked & { upTo: string; above: string }
  labels: Record<'heading' | 'question' | 'result' | 'open' | 'again' | 'chat', string>
  outcomeOf: (slug: string) => { href: string; heading: string } | undefined
  chatHref: string
  newTabNote: string
}

interface Asked {
  question: string
  hint: string
}

/** The questions one after the other, and under the last one its answer. What was answered stays, and can be changed. */
export function GstForm({ questions, rules, state, turnover, labels, outcomeOf, chatHref, newTabNote }: GstFormProps) {
  const decision = { ...rules, questions }
  const states = state.options.map(({ code }) => code)
  const { asked, answers, decided, form, given, query, answer, setAnswers } = useDecision(decision, states)
  const found = decided.kind === 'outcome' ? outcomeOf(decided.slug) : undefined
  const limit = limitFor(decision, answers)
  return (
    <div className={styles.body}>
      <h2 className="visually-hidden">{labels.heading}</h2>
      {/* No form: there is nothing to send, and Enter would send it. */}
      <div className={styles.questions} role="group" aria-label={labels.heading} ref={form}>
        {asked.map((id, index) => (
          <GstQuestion
            key={id}
            id={id}
            number={index + 1}
            said={labels.question}
            {...describe(id, { questions, state, turnover }, limit)}
            placeholder={id === stateQuestion ? state.placeholder : undefined}
            chosen={given[id]}
            onChoose={(choice) => answer(id, choice)}
          />
        ))}
      </div>
      <div role="status">
        {found && <Result key={found.href} heading={found.heading} href={found.href + query} labels={labels} />}
      </div>
      <ButtonLink href={chatHref} look="quiet" newTabNote={newTabNote}>
        {labels.chat}
      </ButtonLink>
      {Object.keys(answers).length > 0 && (
        <Button look="quiet" onClick={() => setAnswers({})}>
          {labels.again}
        </Button>
      )}
    </div>
  )
}

function Result({ heading, href, labels }: Pick<GstFormProps, 'labels'> & { heading: string; href: string }) {
  return (
    <div className={styles.result}>
      <p>{labels.result}</p>
      <p className={styles.heading}>{heading}</p>
      <ButtonLink href={href}>{labels.open}</ButtonLink>
    </div>
  )
}

/** The words of a question; the one on turnover names the limit that the answers before it lead to. */
function describe(
  id: string,
  { questions, state, turnover }: Pick<GstFormProps, 'questions' | 'state' | 'turnover'>,
  limit: number | undefined,
): Asked & { choices: readonly Choice[] } {
  if (id === stateQuestion)
    return { ...state, choices: state.options.map(({ code, name }) => ({ id: code, label: name })) }
  if (id !== turnoverQuestion) return questions.find((one) => one.id === id) ?? { ...turnover, choices: [] }
  const values = { limit: limit === undefined ? '' : formatLimit(limit) }
  const sides = [
    { id: 'up-to', label: fill(turnover.upTo, values) },
    { id: 'above', label: fill(turnover.above, values) },
  ]
  return { ...turnover, choices: sides }
}
