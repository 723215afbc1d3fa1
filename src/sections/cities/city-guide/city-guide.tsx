import type { CityPayload } from '#src/pages/city/payload.ts'
import { Accordion } from '../../../ui/accordion/accordion.tsx'
import { Links } from '../../../ui/links/links.tsx'
import { List, StatementText } from '../../../ui/list/list.tsx'
import { More, Part } from './part.tsx'
import styles from './city-guide.module.css'

interface CityGuideProps {
  payload: CityPayload
}

/** What visitors ask first: whether a business here has to register, and what that gives it. */
export function CityNeed({ payload: { labels, example, gstCheck, stateLinks } }: CityGuideProps) {
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
        <List items={whoNeeds.points} labels={figures} />
        <More {...gstCheck} />
      </Part>
      <Part heading={turnoverLimit.heading}>
        <p>
          {turnoverLimit.limit} {turnoverLimit.counted}
        </p>
        <StatementText statement={turnoverLimit.apply} labels={figures} />
        <StatementText statement={turnoverLimit.published} labels={figures} />
        <More {...stateLinks.limits} />
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
export function CityRegistration({ payload: { labels, fee } }: CityGuideProps) {
  const { time, documents, figures } = labels
  return (
    <>
      <Part heading={time.heading}>
        {fee.text !== undefined && <p>{fee.text}</p>}
        <StatementText statement={time.published} labels={figures} />
        <More href={fee.href} label={fee.more} />
      </Part>
      <Part heading={documents.heading}>
        <List items={documents.points} labels={figures} />
        {documents.address !== undefined && <p>{documents.address}</p>}
      </Part>
    </>
  )
}

/** The first sentences of what GST asks of the city's trades, each with a link to the rest. */
export function CityTrades({ payload: { labels, trades } }: CityGuideProps) {
  return (
    <Part heading={labels.trades.heading}>
      {trades.map(({ name, href, known, lead }) => (
        <div key={href}>
          <h3>
            <a href={href}>{name}</a>
          </h3>
          {known !== '' && <p className={styles.people}>{known}</p>}
          <p>{lead}</p>
        </div>
      ))}
    </Part>
  )
}

/** What follows registration: returns, the cost of missing them, and questions. */
export function CityDuties({ payload: { labels, stateLinks, faqs } }: CityGuideProps) {
  const { returnFiling, penalties, faq, figures } = labels
  const entries = faqs.map(({ answer, ...rest }) => ({
    ...rest,
    answer: <StatementText statement={answer} labels={figures} />,
  }))
  return (
    <>
      <Part heading={returnFiling.heading}>
        <p>{returnFiling.text}</p>
        <List items={returnFiling.points} labels={figures} />
        <More {...stateLinks.returns} />
      </Part>
      <Part heading={penalties.heading}>
        <List items={penalties.points} labels={figures} />
      </Part>
      <Part heading={faq.heading}>
        <Accordion name="faq" entries={entries} />
      </Part>
    </>
  )
}

/** The products that government lists name for the district, list by list. */
export function CityProducts({ heading, lists }: NonNullable<CityPayload['products']>) {
  return (
    <Part heading={heading}>
      <dl className={styles.lines}>
        {lists.map(({ label, products, source }) => (
          <div key={label}>
            <dt>
              {`${label}, `}
              <a href={source.href} target="_blank" rel="noopener">
                {source.label}
              </a>
            </dt>
            <dd>{products.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

/** Cities near by, grouped by the tax on goods between here and there. */
export function CityNear({ heading, groups, note }: NonNullable<CityPayload['near']>) {
  return (
    <Part heading={heading}>
      {groups.map(({ text, links }) => (
        <div key={text}>
          <p>{text}</p>
          <Links className={styles.near} links={links} />
        </div>
      ))}
      <p className={styles.note}>{note}</p>
    </Part>
  )
}

/** What is known about the city, in a word or a number each. */
export function CityGlance({ payload: { labels, glance } }: CityGuideProps) {
  const { heading } = labels.glance
  return (
    <Part heading={heading}>
      <table className={styles.glance} aria-label={heading}>
        <tbody>
          {glance.map(({ label, value, href }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{href === undefined ? value : <a href={href}>{value}</a>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}
