import type { CityPayload } from '#src/pages/city/payload.ts'
import type { FigureLabels } from '#src/content/payload/shown.ts'
import type { PageLink } from '#src/content/payload/links.ts'
import { Links } from '../../../ui/links/links.tsx'
import { List, StatementText } from '../../../ui/list/list.tsx'
import type { Statement } from '../../../ui/list/list.tsx'
import { toShared } from '../../../ui/shared/shared.tsx'
import { More } from '../city-guide/part.tsx'
import styles from './city-folds.module.css'

interface LimitsProps {
  limits: CityPayload['labels']['turnoverLimit']
  more: PageLink
  labels: FigureLabels
}

export const Limits = toShared(({ limits: { limit, counted, apply, published }, more, labels }: LimitsProps) => (
  <>
    <p>
      {limit} {counted}
    </p>
    <StatementText statement={apply} labels={labels} />
    <StatementText statement={published} labels={labels} />
    <More {...more} />
  </>
))

export function Benefits({ benefits }: { benefits: CityPayload['labels']['benefits'] }) {
  return [benefits.regular, benefits.composition, benefits.voluntary].map((kind) => (
    <div key={kind.heading}>
      <h3>{kind.heading}</h3>
      <p>{kind.text}</p>
    </div>
  ))
}

interface PriceProps {
  fee: CityPayload['fee']
  time: Statement
  labels: FigureLabels
}

export const Price = toShared(({ fee, time, labels }: PriceProps) => (
  <>
    {fee.text !== undefined && <p>{fee.text}</p>}
    <StatementText statement={time} labels={labels} />
    <More href={fee.href} label={fee.more} />
  </>
))

export const Penalties = toShared(({ points, labels }: { points: readonly Statement[]; labels: FigureLabels }) => (
  <List items={points} labels={labels} />
))

export function Questions({ faqs, labels }: { faqs: CityPayload['faqs']; labels: FigureLabels }) {
  return faqs.map(({ question, answer }) => (
    <div key={question}>
      <h3>{question}</h3>
      <StatementText statement={answer} labels={labels} />
    </div>
  ))
}

/** The products that government lists name for the district, list by list. */
export function Products({ lists }: Pick<NonNullable<CityPayload['products']>, 'lists'>) {
  return (
    <dl className={styles.lists}>
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
  )
}

/** Cities near by, grouped by the tax on goods between here and there. */
export function Near({ groups, note }: NonNullable<CityPayload['near']>) {
  return (
    <>
      {groups.map(({ text, links }) => (
        <div key={text}>
          <p>{text}</p>
          <Places links={links} />
        </div>
      ))}
      <p className={styles.note}>{note}</p>
    </>
  )
}

export function Places({ links }: { links: CityPayload['places'][number]['links'] }) {
  return <Links className={styles.places} links={links} />
}

/** What is known about the city, in a word or a number each. */
export function Glance({ name, rows }: { name: string; rows: CityPayload['glance'] }) {
  return (
    <table className={styles.glance} aria-label={name}>
      <tbody>
        {rows.map(({ label, value, href }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{href === undefined ? value : <a href={href}>{value}</a>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
