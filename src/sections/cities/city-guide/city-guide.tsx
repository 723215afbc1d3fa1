import type { CityPayload } from '#generated/payloads/city/payload.ts'
import type { PageLink } from '#generated/payloads/shared/payload/links.ts'
import { Accordion } from '../../../ui/accordion/accordion.tsx'
import { StatementList, StatementText } from '../../../ui/statement-list/statement-list.tsx'
import { More } from './more.tsx'
import { Part } from './part.tsx'
import styles from './city-guide.module.css'

interface CityNeedProps {
  labels: CityPayload['labels']
  /** A sale that requires registration. */
  example: string | undefined
  /** The questions that tell whether a visitor needs it. */
  gstCheck: PageLink
  /** Where the page of the state says what counts towards the limit. */
  limits: PageLink
}

/**
 * Whether a business in the city has to register, and what that gives it: what visitors ask first.
 */
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

/** The price of registration, its time, and its documents. */
export function CityRegistration({ labels, fee }: Pick<CityPayload, 'labels' | 'fee'>) {
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
  labels: CityPayload['labels']
  /** Where the page of the state says more of returns. */
  returns: PageLink
  faqs: CityPayload['faqs']
}

/** What follows registration: returns, the cost of missing them, and questions. */
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
