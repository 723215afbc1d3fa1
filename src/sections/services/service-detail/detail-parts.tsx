import type { ReactNode } from 'react'
import type { ServicePayload } from '#src/pages/service/payload.ts'
import { List, StatementText } from '../../../ui/list/list.tsx'
import type { Statement } from '../../../ui/list/list.tsx'
import styles from './service-detail.module.css'

type Service = ServicePayload['service']
type Labels = ServicePayload['labels']

interface DetailPartProps {
  id: string
  heading: string
  /** A figure that answers the heading's question, in its line. */
  fact?: string | number | undefined
  children: ReactNode
}

/** One part of a service's page. */
export function DetailPart({ id, heading, fact, children }: DetailPartProps) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-heading`}>
      <h2>
        <span id={`${id}-heading`}>{heading}</span>
        {fact !== undefined && <small>{` · ${fact}`}</small>}
      </h2>
      {children}
    </section>
  )
}

interface DetailFoldProps extends Omit<DetailPartProps, 'id' | 'fact'> {
  id?: string
  fact?: ReactNode
}

/** A part that is folded under its heading, whose line carries a fact. */
export function DetailFold({ id, heading, fact, children }: DetailFoldProps) {
  return (
    <details id={id} className={styles.fold}>
      <summary className="chevron">
        <h3>{heading}</h3>
        {fact !== undefined && <span>{fact}</span>}
      </summary>
      {children}
    </details>
  )
}

/** The steps in order, and who takes each. */
function Steps({ steps, labels }: { steps: Service['process']; labels: Labels['figures'] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ by, does }, index) => {
        const subject = subjectOf(by, toText(does))
        return (
          <li key={index}>
            <b className={subject === undefined ? styles.by : undefined}>{subject ?? by}</b>
            <StatementText statement={subject === undefined ? does : without(subject, does)} labels={labels} />
          </li>
        )
      })}
    </ol>
  )
}

/** Who acts first, where the sentence of the step begins with it: it is not said twice. */
function subjectOf(by: string, text: string): string | undefined {
  const [first = by] = by.split(/,| and | or /)
  return [by, first].find((name) => text.startsWith(`${name} `) || text.startsWith(`${name},`))
}

const toText = (statement: Statement) => (typeof statement === 'string' ? statement : statement.text)

function without(start: string, statement: Statement): Statement {
  const text = toText(statement).slice(start.length)
  return typeof statement === 'string' ? text : { ...statement, text }
}

/** How many rules, or charges, are shown at once. */
const shown = 3

/** The first rules, and the others folded. */
function Rules({ rules, labels }: { rules: readonly Statement[]; labels: Labels }) {
  return (
    <>
      <List items={rules.slice(0, shown)} labels={labels.figures} />
      {rules.length > shown && (
        <DetailFold heading={labels.more.rules} fact={rules.length - shown}>
          <List items={rules.slice(shown)} labels={labels.figures} />
        </DetailFold>
      )}
    </>
  )
}

/** What being late costs and who charges it, and what can still be done. */
function Lateness({ lateness, payload: { labels, tools } }: LatenessProps) {
  const { charges, remedy } = lateness
  // Two and a fold that holds one more would take the room of all three.
  const first = charges.length > shown ? charges.slice(0, shown - 1) : charges
  return (
    <>
      <Charges charges={first} labels={labels} />
      {first.length < charges.length && (
        <DetailFold heading={labels.more.charges} fact={charges.length - first.length}>
          <Charges charges={charges.slice(first.length)} labels={labels} />
        </DetailFold>
      )}
      <p>
        <b>{`${labels.lateness.remedy}: `}</b>
        {remedy}
      </p>
      {tools.late.map(({ href, label }) => (
        <a key={href} className={styles.tool} href={href}>
          {label}
        </a>
      ))}
    </>
  )
}

interface LatenessProps {
  lateness: NonNullable<Service['lateness']>
  payload: ServicePayload
}

function Charges({ charges, labels }: Pick<LatenessProps['lateness'], 'charges'> & { labels: Labels }) {
  return (
    <table className={styles.charges} aria-labelledby="lateness-heading">
      <tbody>
        {charges.map(({ what, amount, by }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>
              <StatementText statement={amount} labels={labels.figures} />
              {by !== undefined && <small>{` ${by}`}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PartsProps {
  payload: ServicePayload
  /** A part that React hydrates. */
  children: ReactNode
}

/** The papers to send, which are the children, and what else the client must have or be. */
export function ToSend({ payload: { service, labels }, children }: PartsProps) {
  const { documents, requirements } = labels.sections
  const { documentsRequired: papers } = service
  const needs = <List items={service.requirements} labels={labels.figures} />
  if (!papers)
    return (
      <DetailPart id="requirements" heading={requirements}>
        {needs}
      </DetailPart>
    )
  return (
    <DetailPart id="documents" heading={documents} fact={papers.length}>
      {children}
      <DetailFold id="requirements" heading={requirements} fact={service.requirements.length}>
        {needs}
      </DetailFold>
    </DetailPart>
  )
}

/** Who must file, for services where that is the first question. */
export function Duty({ payload: { service, labels } }: { payload: ServicePayload }) {
  if (!service.duty) return null
  const { heading, says } = service.duty
  return (
    <DetailPart id="duty" heading={heading}>
      <Rules rules={says} labels={labels} />
    </DetailPart>
  )
}

/** What happens, what the law says, and what being late costs. */
export function Law({ payload }: Pick<PartsProps, 'payload'>) {
  const { service, labels } = payload
  const { process, rules, lateness } = labels.sections
  return (
    <>
      <DetailPart id="process" heading={process} fact={service.timeline?.normal}>
        <Steps steps={service.process} labels={labels.figures} />
      </DetailPart>
      <DetailPart id="rules" heading={rules}>
        <Rules rules={service.rules} labels={labels} />
      </DetailPart>
      {service.lateness && (
        <DetailPart id="lateness" heading={lateness}>
          <Lateness lateness={service.lateness} payload={payload} />
        </DetailPart>
      )}
    </>
  )
}

/** The list of contents: the parts that stand open, and the form. */
export function contentsOf({ service, labels, prices }: ServicePayload): { id: string; label: string }[] {
  const { sections } = labels
  return [
    { id: prices ? 'pricing' : 'costs', label: sections.pricing },
    ...(service.duty ? [{ id: 'duty', label: service.duty.heading }] : []),
    service.documentsRequired
      ? { id: 'documents', label: sections.documents }
      : { id: 'requirements', label: sections.requirements },
    { id: 'process', label: sections.process },
    { id: 'rules', label: sections.rules },
    ...(service.lateness ? [{ id: 'lateness', label: sections.lateness }] : []),
    { id: 'more', label: labels.more.heading },
    { id: 'ask', label: labels.form.heading },
  ]
}
