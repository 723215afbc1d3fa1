import type { HomeLeaf as Given, LedgerRow } from '#src/pages/home/payload.ts'
import { readDay } from '../../../rules/days/civil-day.ts'
import { fill } from '../../../lib/fill.ts'
import { sayDay, useComing } from '../../../lib/today.ts'
import { Leaf } from '../../../ui/leaf/leaf.tsx'
import styles from './home-hero.module.css'

/** Today's page of the ledger: next due dates, the season's service, prices, a changed rule. */
export function HomeLeaf(props: Given & { allHref: string }) {
  const { madeOn, away, dates, late, later, over, allDates, missed, season, heads, rows, all, allHref } = props
  const { day, coming } = useComing({ madeOn, dates })
  return (
    <Leaf
      head={
        <>
          <span className={styles.now}>{`${away.today} · `}</span>
          <time key={day} dateTime={day}>
            {sayDay(day)}
          </time>
        </>
      }
      aside={
        <span className={styles.ways}>
          <a href={allDates.href}>{allDates.label}</a> <a href={missed.href}>{missed.label}</a>
        </span>
      }
    >
      <ol className={styles.dates}>
        {coming.map((date) => (
          <li key={date.iso + date.title}>
            <a href={`${allDates.href}#m${date.iso.slice(0, 7)}`}>
              <span>
                <time dateTime={date.iso}>{date.day}</time>{' '}
                <small key={day} className={styles.now}>
                  {sayAway(date.iso, day, away)}
                </small>
              </span>{' '}
              <span>
                <span className={styles.what}>{date.title}</span>
                {date.late !== undefined && <small> {`${late} ${date.late}`}</small>}
              </span>
            </a>
          </li>
        ))}
        {day > madeOn && (
          <li key={day} className={styles.note}>
            <span key={coming.length}>{coming.length > 0 ? later : over}</span>
          </li>
        )}
        {season && season.iso >= day && (
          <li className={styles.season}>
            <Season {...season} />
          </li>
        )}
      </ol>
      <p className={styles.heads}>
        <span>{heads.particulars}</span> <span>{heads.readyIn}</span> <span>{heads.fee}</span>
      </p>
      <ul className={styles.prices}>
        {rows.map((row) => (
          <PriceRow key={row.href} {...row} />
        ))}
        <li>
          <a href={allHref}>
            <b>{all.label}</b> <b className={styles.fee}>{all.count}</b>
          </a>
        </li>
      </ul>
      {props.correction && <Correction {...props.correction} />}
    </Leaf>
  )
}

/** How far a day is from another: tomorrow, or in 9 days. */
function sayAway(iso: string, from: string, { today, tomorrow, inDays }: Given['away']): string {
  const days = (readDay(iso) ?? 0) - (readDay(from) ?? 0)
  return days < 2 ? (days < 1 ? today : tomorrow) : fill(inDays, { days })
}

function Season({ href, name, text, until, time, iso }: NonNullable<Given['season']>) {
  return (
    <a href={href}>
      <small>
        <b>{name}</b> {`${text} ${until} `}
        <time dateTime={iso}>{time}</time>
      </small>
    </a>
  )
}

function PriceRow({ href, name, time, fee, unit }: LedgerRow) {
  return (
    <li>
      <a href={href}>
        <b>{name}</b> <small>{time}</small>{' '}
        <b className={styles.fee}>
          {fee}
          {unit !== undefined && <small>{` ${unit}`}</small>}
        </b>
      </a>
    </li>
  )
}

/** The rule in force, and after it the published one, struck. */
function Correction({ href, now, was, since, published }: NonNullable<Given['correction']>) {
  return (
    <ul className={styles.correction}>
      <li>
        <a href={href}>
          <span>
            <b>{now}</b>{' '}
            <small>
              <del>
                <span className="visually-hidden">{`, ${published}: `}</span>
                {was}
              </del>
              {` ${since}`}
            </small>
          </span>
        </a>
      </li>
    </ul>
  )
}
