import type { CalendarDay, CalendarDuty, CalendarPayload } from '#generated/payloads/calendar/payload.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import styles from './month-table.module.css'

interface MonthTableProps {
  month: CalendarPayload['months'][number]
  payload: CalendarPayload
}

/** What is due in a month: day and weekday, what, and for whom. */
export function MonthTable({ month, payload }: MonthTableProps) {
  const { duties, page } = payload
  const { dates: labels } = page
  const isHydrated = useHydrated()
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
            return (
              duty && <DateRow key={`${duty.id} ${row.period}`} {...{ day, row, duty, payload }} canAdd={isHydrated} />
            )
          }),
        )}
      </tbody>
    </table>
  )
}

/** Marks dates of no everyday profile. They are shown only if their own is selected. */
export function isRare(who: readonly number[], everyday: readonly number[]): '' | undefined {
  return who.some((nth) => everyday.includes(nth)) ? undefined : ''
}

interface DateRowProps {
  day: CalendarDay
  row: CalendarDay['rows'][number]
  duty: CalendarDuty
  payload: CalendarPayload
  /** Only with JavaScript: a link for each date would make the page heavier. */
  canAdd: boolean
}

function DateRow({ day, row, duty, payload, canAdd }: DateRowProps) {
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
}

/** Opens Google Calendar with an all-day event, which ends before the following day. */
function addDateHref(iso: string, name: string): string {
  const end = new Date(iso)
  end.setUTCDate(end.getUTCDate() + 1)
  const plain = (day: string) => day.slice(0, '2026-11-23'.length).replaceAll('-', '')
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: name,
    dates: `${plain(iso)}/${plain(end.toISOString())}`,
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}
