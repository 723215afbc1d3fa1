import type { LatePayload, PassedDuty } from '#src/pages/late/payload.ts'
import { fill } from '../../../lib/fill.ts'
import { sayDay, useSeenOn } from '../../../lib/today.ts'
import { readDay } from '../../../rules/days/civil-day.ts'
import { feeSoFar } from '../../../rules/fee-so-far.ts'
import { formatPaise } from '../../../rules/money.ts'
import styles from './passed-dates.module.css'

type Given = LatePayload['passed']

/** What was due last, and its cost on the day of the build, or with JavaScript on today's. */
export function PassedDates({ labels, madeOn, until, all, duties }: Given) {
  const today = useSeenOn(madeOn)
  const isOver = today >= until
  const said = fill(isOver ? labels.over : labels.counted, { day: sayDay(isOver ? until : today) })
  const rows = duties.flatMap((duty) => {
    const date = duty.dates.filter(({ iso }) => iso < today).at(-1)
    return date === undefined ? [] : [{ duty, date }]
  })
  rows.sort((a, b) => (a.date.iso < b.date.iso ? 1 : -1))
  return (
    <section className={styles.passed}>
      <h2>{labels.heading}</h2>
      <p>
        <span key={said}>{said}</span> {isOver && <a href={all.href}>{all.label}</a>}
      </p>
      {!isOver && (
        <table>
          <caption className="visually-hidden">{labels.heading}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.heads.what}</th>
              <th scope="col">{labels.heads.late}</th>
              <th scope="col">{labels.heads.cost}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ duty, date }) => (
              <PassedRow key={duty.href + date.iso} {...{ duty, date, today, labels }} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface PassedRowProps {
  duty: PassedDuty
  date: PassedDuty['dates'][number]
  today: string
  labels: Given['labels']
}

function PassedRow({ duty, date, today, labels }: PassedRowProps) {
  const { iso, day, period, words } = date
  const days = (readDay(today) ?? 0) - (readDay(iso) ?? 0)
  const late = days === 1 ? labels.one : fill(labels.many, { days })
  const href = duty.asks === undefined ? duty.href : `${duty.href}&${duty.asks}=${period}`
  const { sum, more } = costOf({ duty, date, today, labels })
  return (
    <tr>
      <th scope="row">
        <a href={href}>{`${duty.title}, ${words}`}</a>
      </th>
      <td>
        <b key={late}>{late}</b> <small>{fill(labels.due, { day })}</small>
      </td>
      <td>
        {sum !== undefined && <strong key={sum}>{sum}</strong>} {more !== '' && <small key={more}>{more}</small>}
      </td>
    </tr>
  )
}

/** The sum that does not depend on the payer's figures, and the rest in words. */
function costOf({ duty: { fee, others }, date, today, labels }: PassedRowProps) {
  const so = fee && feeSoFar(fee.rule, { period: date.period, due: date.iso }, today)
  const words = (extra: readonly (string | false | undefined)[]) => extra.filter(Boolean).join('; ')
  if (so === undefined) return { sum: undefined, more: words([others]) }
  const [least, most] = [formatPaise(so.least), formatPaise(so.most)]
  const nil = so.nil === undefined ? undefined : fill(labels.nil, { sum: formatPaise(so.nil) })
  return {
    sum: least === most ? least : fill(labels.range, { least, most }),
    more: words([others && `+ ${others}`, fee?.isUpToTax && labels.upToTax, nil]),
  }
}
