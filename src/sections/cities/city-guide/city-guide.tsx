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
  time: Statement
  whoNeeds: Points
  benefits: { heading: string; regular: Points; composition: Points; voluntary: Points }
  documents: Points
  penalties: Points
  turnoverLimit: { heading: string; published: Statement }
  returnFiling: { heading: string; text: string }
  figures: FigureLabels
}

interface Link {
  href: string
  label: string
}

interface CityNeedProps {
  labels: CityGuideLabels
  /** The questions that tell whether a visitor needs it. */
  gstCheck: Link
  /** Where the page of the state says what counts towards the limit. */
  limits: Link
}

/** Whether a business of the city has to register: what comes first, since it is what visitors ask first. */
export function CityNeed({ labels, gstCheck, limits }: CityNeedProps) {
  const { whatIs, turnoverLimit, whoNeeds, figures } = labels
  return (
    <>
      <Part heading={whatIs.heading}>
        <p>{whatIs.text}</p>
      </Part>
      <Part heading={turnoverLimit.heading}>
        <StatementText statement={turnoverLimit.published} labels={figures} />
        <More {...limits} />
      </Part>
      <Part heading={whoNeeds.heading}>
        <StatementList statements={whoNeeds.points} labels={figures} />
        <More {...gstCheck} />
      </Part>
    </>
  )
}

/** How long registration takes, what it asks for, and what it brings. */
export function CityRegistration({ labels }: { labels: CityGuideLabels }) {
  const { documents, benefits, figures } = labels
  return (
    <>
      <Part heading={documents.heading}>
        <StatementText statement={labels.time} labels={figures} />
        <StatementList statements={documents.points} labels={figures} />
      </Part>
      <Part heading={benefits.heading}>
        <div className={styles.kinds}>
          {[benefits.regular, benefits.composition, benefits.voluntary].map((kind) => (
            <div key={kind.heading}>
              <h3>{kind.heading}</h3>
              <StatementList statements={kind.points} labels={figures} />
            </div>
          ))}
        </div>
      </Part>
    </>
  )
}

interface CityDutiesProps {
  labels: CityGuideLabels
  /** Where the page of the state says more of returns. */
  returns: Link
}

/** What follows registration: returns, and what it costs to leave it or them out. */
export function CityDuties({ labels, returns }: CityDutiesProps) {
  const { returnFiling, penalties, figures } = labels
  return (
    <>
      <Part heading={returnFiling.heading}>
        <p>{returnFiling.text}</p>
        <More {...returns} />
      </Part>
      <Part heading={penalties.heading}>
        <StatementList statements={penalties.points} labels={figures} />
      </Part>
    </>
  )
}
