import type { FigureLabels } from '../../../ui/correction/correction.tsx'
import { StatementList, StatementText } from '../../../ui/statement-list/statement-list.tsx'
import type { Statement } from '../../../ui/statement-list/statement-list.tsx'
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
  turnoverLimit: { heading: string; published: Statement; stateHeading: string }
  returnFiling: Points
  figures: FigureLabels
}

interface CityNeedProps {
  labels: CityGuideLabels
  /** The questions that tell whether a visitor needs it. */
  gstCheck: { href: string; label: string }
  /** The limit that holds in the city's state. */
  turnover: string
}

/** Whether a business of the city has to register: what comes first, since it is what visitors ask first. */
export function CityNeed({ labels, gstCheck, turnover }: CityNeedProps) {
  const { whatIs, turnoverLimit, whoNeeds, figures } = labels
  return (
    <>
      <Part heading={whatIs.heading}>
        <p>{whatIs.text}</p>
      </Part>
      <Part heading={turnoverLimit.heading}>
        <StatementText statement={turnoverLimit.published} labels={figures} />
        <h3>{turnoverLimit.stateHeading}</h3>
        <p>{turnover}</p>
      </Part>
      <Part heading={whoNeeds.heading}>
        <StatementList statements={whoNeeds.points} labels={figures} />
        <p>
          <a className={styles.check} href={gstCheck.href}>
            {gstCheck.label}
          </a>
        </p>
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

/** What follows registration: returns, and what it costs to leave it or them out. */
export function CityDuties({ labels, returns }: { labels: CityGuideLabels; returns: string }) {
  const { returnFiling, penalties, figures } = labels
  return (
    <>
      <Part heading={returnFiling.heading}>
        <StatementList statements={returnFiling.points} labels={figures} />
        <p>{returns}</p>
      </Part>
      <Part heading={penalties.heading}>
        <StatementList statements={penalties.points} labels={figures} />
      </Part>
    </>
  )
}
