import type { CalendarDay, CalendarDuty, CalendarPayload } from '#src/pages/calendar/payload.ts'
import { useSeenOn } from '../../../lib/today.ts'
import type { MouseEvent } from 'react'
import { memo, startTransition, useEffect, useState } from 'react'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import styles from './calendar-months.module.css'

const openDays = 90

interface CalendarMonthsProps {
  payload: Pick<CalendarPayload, 'months' | 'everyday' | 'madeOn' | 'newTabNote'> & {
    duties: readonly Duty[]
    groups: readonly Pick<CalendarPayload['groups'][number], 'profiles'>[]
    page: Pick<CalendarPayload['page'], 'dates' | 'notes'>
  }
}

type Duty = Pick<CalendarDuty, 'id' | 'title' | 'who'>
type MonthsPayload = CalendarMonthsProps['payload']

/** Every coming date by month, those of the next 90 days open, and a bar with their number. */
export function CalendarMonths({ payload }: CalendarMonthsProps) {
  const { duties, everyday, page } = payload
  const { dates: labels, notes } = page
  const today = useSeenOn(payload.madeOn)
  const [canAdd, setCanAdd] = useState(false)
  // Hundreds of links: made at once, they would keep a slow phone from answering to a finger.
  useEffect(() => startTransition(() => setCanAdd(true)), [])
  const firstFolded = `m${daysLater(today, openDays).slice(0, '2026-11'.length)}`
  const coming = payload.months
    .map((month) => ({ ...month, days: month.days.filter(({ iso }) => iso >= today) }))
    .filter(({ days }) => days.length > 0)
  const whoOfDates = ({ days }: (typeof coming)[number]) =>
    days.flatMap(({ rows }) => rows.map(({ duty }) => duties[duty]?.who ?? []))
  return (
    <section className={styles.months}>
      <h2>{labels.heading}</h2>
      <p className={styles.listed}>{labels.listed}</p>
      <CalendarBar whoOfDates={coming.flatMap(whoOfDates)} payload={payload} />
      {coming.length === 0 && <p>{labels.over}</p>}
      {coming.map((month) => {
        const who = [...new Set(whoOfDates(month).flat())]
        return (
          <details
            key={month.id}
            className={styles.month}
            id={month.id}
            open={month.id < firstFolded}
            data-for={who.join(' ')}
            data-rare={isRare(who, everyday)}
          >
            <summary>
              <h3>{month.label}</h3>
            </summary>
            <MonthTable {...{ month, payload, canAdd }} />
          </details>
        )
      })}
      <ul className={styles.notes}>
        {Object.entries(notes).map(([id, { sign, text }]) => (
          <li key={id}>
            {sign} {text}
          </li>
        ))}
        <li className={styles.addNote}>{labels.add.text}</li>
      </ul>
    </section>
  )
}

function daysLater(iso: string, days: number): string {
  const date = new Date(iso)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString()
}

interface CalendarBarProps {
  /** The profiles of each date, by index. */
  whoOfDates: readonly (readonly number[])[]
  payload: MonthsPayload
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[data-nth]')]

/** How many dates match the choice, announced whenever it changes, and the link to the feeds. */
function CalendarBar({ whoOfDates, payload: { everyday, page } }: CalendarBarProps) {
  const labels = page.dates
  const [chosen, setChosen] = useState<readonly number[]>([])
  useEffect(() => {
    // The choice works by CSS alone, so it is only in the state of its boxes. A browser may have
    // restored it from the last visit.
    const read = () => setChosen(boxes().flatMap((box) => (box.checked ? Number(box.dataset['nth']) : [])))
    read()
    document.addEventListener('change', read)
    return () => document.removeEventListener('change', read)
  }, [])
  const shown = chosen.length === 0 ? everyday : chosen
  const count = whoOfDates.filter((who) => who.some((nth) => shown.includes(nth))).length
  const said = `${count} ${count === 1 ? labels.count.one : labels.count.many}`
  const clear = ({ currentTarget }: MouseEvent) => {
    for (const box of boxes()) box.checked = false
    setChosen([])
    // The button is about to be removed, and the focus with it. The boxes may be far above the bar,
    // so its link takes the focus.
    const link = currentTarget.nextElementSibling
    if (link instanceof HTMLElement) link.focus()
  }
  return (
    <div className={styles.bar}>
      <p role="status">
        <span key={said}>{said}</span>
      </p>
      {chosen.length > 0 && (
        <Button look="quiet" onClick={clear}>
          {labels.clear}
        </Button>
      )}
      <ButtonLink href="#feeds">{labels.take}</ButtonLink>
    </div>
  )
}

interface MonthTableProps {
  month: CalendarPayload['months'][number]
  payload: MonthsPayload
  /** Only with JavaScript: a link for each date would make the page heavier. */
  canAdd: boolean
}

/** What is due in a month: day and weekday, what, and for whom. */
function MonthTable({ month, payload, canAdd }: MonthTableProps) {
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
}

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
