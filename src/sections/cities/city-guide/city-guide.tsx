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

interface CityGuideProps {
  labels: CityGuideLabels
  /** The questions that tell whether a visitor needs it. */
  gstCheck: { href: string; label: string }
  /** What holds in the city's state, of the limit and of returns. */
  turnover: string
  returns: string
}

/** What registration is, whom it binds and what it brings, for one city. */
export function CityGuide({ labels, gstCheck, turnover, returns }: CityGuideProps) {
  const { whatIs, benefits, turnoverLimit, returnFiling, figures } = labels
  const list = ({ points }: Points) => <StatementList statements={points} labels={figures} />
  return (
    <>
      <Part heading={whatIs.heading}>
        <p>{whatIs.text}</p>
        <StatementText statement={labels.time} labels={figures} />
      </Part>
      <Part heading={labels.whoNeeds.heading}>
        {list(labels.whoNeeds)}
        <p>
          <a className={styles.check} href={gstCheck.href}>
            {gstCheck.label}
          </a>
        </p>
      </Part>
      <Part heading={benefits.heading}>
        <div className={styles.kinds}>
          {[benefits.regular, benefits.composition, benefits.voluntary].map((kind) => (
            <div key={kind.heading}>
              <h3>{kind.heading}</h3>
              {list(kind)}
            </div>
          ))}
        </div>
      </Part>
      <Part heading={labels.documents.heading}>{list(labels.documents)}</Part>
      <Part heading={labels.penalties.heading}>{list(labels.penalties)}</Part>
      <Part heading={turnoverLimit.heading}>
        <StatementText statement={turnoverLimit.published} labels={figures} />
        <h3>{turnoverLimit.stateHeading}</h3>
        <p>{turnover}</p>
      </Part>
      <Part heading={returnFiling.heading}>
        {list(returnFiling)}
        <p>{returns}</p>
      </Part>
    </>
  )
}
