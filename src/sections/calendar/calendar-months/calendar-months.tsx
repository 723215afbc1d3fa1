import type { CalendarDay, CalendarDuty, CalendarPayload } from '#src/pages/calendar/payload.ts'
import { useSeenOn } from '../../../lib/today.ts'
import { memo, startTransition, useEffect, useMemo, useState } from 'react'
import { CalendarBar, useChosen } from './calendar-bar.tsx'
import styles from './calendar-months.module.css'

// Of later dates the number is in sight.
const openDays = 30

interface CalendarMonthsProps {
  payload: Pick<CalendarPayload, 'months' | 'everyday' | 'madeOn' | 'newTabNote'> & {
    duties: readonly Duty[]
    groups: readonly Pick<CalendarPayload['groups'][number], 'profiles'>[]
    page: Pick<CalendarPayload['page'], 'dates' | 'notes'>
  }
}

type Duty = Pick<CalendarDuty, 'id' | 'title' | 'who'>
type MonthsPayload = CalendarMonthsProps['payload']

type Month = MonthsPayload['months'][number]

/** Every coming date by month, those of the next 30 days open, and a bar with their number. */
export function CalendarMonths({ payload }: CalendarMonthsProps) {
  const { everyday, page } = payload
  const { dates: labels, notes } = page
  const today = useSeenOn(payload.madeOn)
  const { chosen, clear } = useChosen()
  const canAdd = useLater()
  const limit = daysLater(today, openDays).slice(0, today.length)
  const coming = useMemo(() => comingMonths(payload, today), [payload, today])
  const shown = chosen.length === 0 ? everyday : chosen
  const counts = coming.map(({ days }) => countOf(days, payload, shown))
  useEffect(() => {
    if (chosen.length > 0) openFirst(coming, { payload, chosen, limit })
  }, [chosen, coming, limit, payload])
  return (
    <section className={styles.months}>
      <CalendarBar
        count={counts.reduce((sum, count) => sum + count, 0)}
        labels={labels}
        clear={chosen.length > 0 ? clear : undefined}
      />
      <div className={styles.list}>
        <h2>{labels.heading}</h2>
        <p className={styles.listed}>{labels.listed}</p>
        {coming.length === 0 && <p>{labels.over}</p>}
        {coming.map((month, nth) => (
          <MonthFold key={month.id} {...{ month, payload, canAdd, limit }} count={counts[nth] ?? 0} />
        ))}
        <ul className={styles.notes}>
          {Object.entries(notes).map(([id, { sign, text }]) => (
            <li key={id}>
              {sign} {text}
            </li>
          ))}
          <li className={styles.addNote}>{labels.add.text}</li>
        </ul>
      </div>
    </section>
  )
}

/** Hundreds of links: made at once, they would keep a slow phone from answering to a finger. */
function useLater(): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => startTransition(() => setLater(true)), [])
  return isLater
}

const comingMonths = ({ months }: MonthsPayload, today: string): readonly Month[] =>
  months
    .map((month) => ({ ...month, days: month.days.filter(({ iso }) => iso >= today) }))
    .filter(({ days }) => days.length > 0)

/** The profiles of each date, by index. */
const whoOf = (days: Month['days'], { duties }: MonthsPayload) =>
  days.flatMap(({ rows }) => rows.map(({ duty }) => duties[duty]?.who ?? []))

const countOf = (days: Month['days'], payload: MonthsPayload, shown: readonly number[]) =>
  whoOf(days, payload).filter((who) => who.some((nth) => shown.includes(nth))).length

interface OpenFirstOptions {
  payload: MonthsPayload
  chosen: readonly number[]
  limit: string
}

/** A choice whose first date is in a closed month opens that month. */
function openFirst(coming: readonly Month[], { payload, chosen, limit }: OpenFirstOptions): void {
  const first = coming
    .flatMap(({ id, days }) => days.map((day) => ({ id, day })))
    .find(({ day }) => countOf([day], payload, chosen) > 0)
  if (first === undefined || first.day.iso < limit) return
  const month = document.getElementById(first.id)
  for (const fold of [month, month?.querySelector('details')]) if (fold instanceof HTMLDetailsElement) fold.open = true
}

interface MonthFoldProps extends MonthTableProps {
  /** Later days of a month that is open are folded. */
  limit: string
  count: number
}

function MonthFold({ month, payload, canAdd, limit, count }: MonthFoldProps) {
  const { page, everyday } = payload
  const { rest: later, count: words } = page.dates
  const { near, rest } = useMemo(() => splitDays(month, limit), [month, limit])
  const hides = (days: Month['days']) => {
    const who = [...new Set(whoOf(days, payload).flat())]
    return { 'data-for': who.join(' '), 'data-rare': isRare(who, everyday) }
  }
  const isSplit = near.days.length > 0 && rest.days.length > 0
  return (
    <details className={styles.month} id={month.id} open={near.days.length > 0} {...hides(month.days)}>
      <summary>
        <h3>{month.label}</h3>
        <span key={count} className={styles.count}>
          {`${count} ${count === 1 ? words.one : words.many}`}
        </span>
      </summary>
      <MonthTable month={isSplit ? near : month} {...{ payload, canAdd }} />
      {isSplit && (
        <details className={styles.rest} {...hides(rest.days)}>
          <summary className="chevron">{later}</summary>
          <MonthTable month={rest} {...{ payload, canAdd }} />
        </details>
      )}
    </details>
  )
}

function splitDays(month: Month, limit: string): { near: Month; rest: Month } {
  const of = (isNear: boolean) => ({ ...month, days: month.days.filter(({ iso }) => iso < limit === isNear) })
  return { near: of(true), rest: of(false) }
}

function daysLater(iso: string, days: number): string {
  const date = new Date(iso)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString()
}

interface MonthTableProps {
  month: Month
  payload: MonthsPayload
  /** Only with JavaScript: a link for each date would make the page heavier. */
  canAdd: boolean
}

/** What is due in a month: day and weekday, what, and for whom. A tick changes nothing in it. */
const MonthTable = memo(function MonthTable({ month, payload, canAdd }: MonthTableProps) {
  const { duties, page } = payload
  const { dates: labels } = page
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{month.label}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.day}</th>
          <th scope="col">{labels.what}</th>
          <th scope="col">{labels.who}</th>
        </tr>
      </thead>
      <tbody>
        {month.days.flatMap((day) =>
          day.rows.map((row) => {
            const duty = duties[row.duty]
            return duty && <DateRow key={`${duty.id} ${row.period}`} {...{ day, row, duty, payload, canAdd }} />
          }),
        )}
      </tbody>
    </table>
  )
})

/** Marks dates of no everyday profile. They are shown only if their own is selected. */
function isRare(who: readonly number[], everyday: readonly number[]): '' | undefined {
  return who.some((nth) => everyday.includes(nth)) ? undefined : ''
}

interface DateRowProps extends Pick<MonthTableProps, 'payload' | 'canAdd'> {
  day: CalendarDay
  row: CalendarDay['rows'][number]
  duty: Duty
}

/** What it is given stays the same when the day changes: only dates that have passed go. */
const DateRow = memo(function DateRow({ day, row, duty, payload, canAdd }: DateRowProps) {
  const { groups, everyday, page, newTabNote } = payload
  const { dates: labels, notes } = page
  const { id, title, who } = duty
  const profiles = groups.flatMap((group) => group.profiles)
  const closed = row.notes?.find((note) => note !== 'doubt')
  const name = `${title}, ${row.period}`
  return (
    <tr data-for={who.join(' ')} data-rare={isRare(who, everyday)}>
      <th scope="row">
        <time dateTime={day.iso}>{day.day}</time> <span>{day.weekday + (closed ? notes[closed].sign : '')}</span>
      </th>
      <td className={styles.what}>
        <a href={`#${id}`}>{title}</a> <span>{row.period}</span>
        {row.notes?.includes('doubt') && <small>{labels.uncertain + notes.doubt.sign}</small>}
        {row.remarks?.map((remark) => (
          <small key={remark}>{remark}</small>
        ))}
      </td>
      <td className={styles.who}>
        {who.map((index) => profiles[index]?.label).join(' · ')}
        {canAdd && (
          <a className={styles.add} href={addDateHref(day.iso, name)} target="_blank" rel="noopener">
            {labels.add.label}
            <span className="visually-hidden">{` ${name} ${labels.add.to} ${newTabNote}`}</span>
          </a>
        )}
      </td>
    </tr>
  )
})

/** Opens Google Calendar with an all-day event, which ends before the following day. */
function addDateHref(iso: string, name: string): string {
  const plain = (day: string) => day.slice(0, '2026-11-23'.length).replaceAll('-', '')
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: name,
    dates: `${plain(iso)}/${plain(daysLater(iso, 1))}`,
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}
