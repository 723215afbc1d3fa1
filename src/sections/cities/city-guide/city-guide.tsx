import { Accordion } from '../../../ui/accordion/accordion.tsx'
import type { FigureLabels } from '../../../ui/correction/correction.tsx'
import { StatementList, StatementText } from '../../../ui/statement-list/statement-list.tsx'
import type { Statement } from '../../../ui/statement-list/statement-list.tsx'
import { More } from './more.tsx'
import { Part } from './part.tsx'
import styles from './city-guide.module.css'

interface Points {
  heading: string
  points: readonly Statement[]
}

export interface CityGuideLabels {
  whatIs: { heading: string; text: string }
  whoNeeds: Points & { outside: Statement }
  turnoverLimit: { heading: string; limit: string; counted: string; apply: Statement; published: Statement }
  benefits: { heading: string } & Record<'regular' | 'composition' | 'voluntary', { heading: string; text: string }>
  time: { heading: string; published: Statement }
  documents: Points & { address?: string }
  returnFiling: Points & { text: string }
  penalties: Points
  faq: { heading: string }
  figures: FigureLabels
}

interface Link {
  href: string
  label: string
}

interface CityNeedProps {
  labels: CityGuideLabels
  /** A sale for which registration is needed. */
  example: string | undefined
  /** The questions that tell whether a visitor needs it. */
  gstCheck: Link
  /** Where the page of the state says what counts towards the limit. */
  limits: Link
}

/** Whether a business of the city has to register, and what that gives: what visitors ask first. */
export function CityNeed({ labels, example, gstCheck, limits }: CityNeedProps) {
  const { whatIs, turnoverLimit, whoNeeds, benefits, figures } = labels
  return (
    <>
      <Part heading={whatIs.heading}>
        <p>{whatIs.text}</p>
      </Part>
      <Part heading={whoNeeds.heading}>
        <div className={styles.first}>
          <StatementText statement={whoNeeds.outside} labels={figures} />
          {example !== undefined && <p className={styles.note}>{example}</p>}
        </div>
        <StatementList statements={whoNeeds.points} labels={figures} />
        <More {...gstCheck} />
      </Part>
      <Part heading={turnoverLimit.heading}>
        <p>
          {turnoverLimit.limit} {turnoverLimit.counted}
        </p>
        <StatementText statement={turnoverLimit.apply} labels={figures} />
        <StatementText statement={turnoverLimit.published} labels={figures} />
        <More {...limits} />
      </Part>
      <Part heading={benefits.heading}>
        <div className={styles.kinds}>
          {[benefits.regular, benefits.composition, benefits.voluntary].map((kind) => (
            <div key={kind.heading}>
              <h3>{kind.heading}</h3>
              <p>{kind.text}</p>
            </div>
          ))}
        </div>
      </Part>
    </>
  )
}

interface CityRegistrationProps {
  labels: CityGuideLabels
  fee: { href: string; text?: string; more: string }
}

/** What registration costs, how long it takes, and what it asks for. */
export function CityRegistration({ labels, fee }: CityRegistrationProps) {
  const { time, documents, figures } = labels
  return (
    <>
      <Part heading={time.heading}>
        {fee.text !== undefined && <p>{fee.text}</p>}
        <StatementText statement={time.published} labels={figures} />
        <More href={fee.href} label={fee.more} />
      </Part>
      <Part heading={documents.heading}>
        <StatementList statements={documents.points} labels={figures} />
        {documents.address !== undefined && <p>{documents.address}</p>}
      </Part>
    </>
  )
}

interface CityDutiesProps {
  labels: CityGuideLabels
  /** Where the page of the state says more of returns. */
  returns: Link
  faqs: readonly { id?: string; question: string; answer: Statement }[]
}

/** What follows registration: returns, what it costs to leave it or them out, and questions. */
export function CityDuties({ labels, returns, faqs }: CityDutiesProps) {
  const { returnFiling, penalties, faq, figures } = labels
  const entries = faqs.map(({ answer, ...rest }) => ({
    ...rest,
    answer: <StatementText statement={answer} labels={figures} />,
  }))
  return (
    <>
      <Part heading={returnFiling.heading}>
        <p>{returnFiling.text}</p>
        <StatementList statements={returnFiling.points} labels={figures} />
        <More {...returns} />
      </Part>
      <Part heading={penalties.heading}>
        <StatementList statements={penalties.points} labels={figures} />
      </Part>
      <Part heading={faq.heading}>
        <Accordion name="faq" entries={entries} />
      </Part>
    </>
  )
}
