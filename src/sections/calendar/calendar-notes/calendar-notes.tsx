import type { CalendarPayload } from '#src/pages/calendar/payload.ts'
import { Accordion } from '../../../ui/accordion/accordion.tsx'
import { Fold } from '../../../ui/fold/fold.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './calendar-notes.module.css'

/** What stands below the dates, folded. */
export function CalendarNotes({ payload }: { payload: CalendarPayload }) {
  return (
    <section className={styles.notes}>
      <PageWidth>
        <Undated payload={payload} />
        <Sources payload={payload} />
      </PageWidth>
    </section>
  )
}

/** What has no day in the calendar, and why. */
function Undated({ payload: { undated, page } }: { payload: CalendarPayload }) {
  const labels = page.undated
  const { byState } = labels
  const entries = undated.map(({ title, why }) => ({ question: title, answer: <p>{why}</p> }))
  if (byState) {
    const { title, why, link } = byState
    const answer = (
      <p>
        {why} <a href={link.href}>{link.label}</a>
      </p>
    )
    entries.unshift({ question: title, answer })
  }
  return (
    <Fold level="h2" heading={labels.heading} count={entries.length}>
      <p className={styles.text}>{labels.text}</p>
      <Accordion name="undated" entries={entries} />
    </Fold>
  )
}

/** The source, remarks and cost of delay of each date. The link of a date opens the list. */
function Sources({ payload: { duties, page, newTabNote } }: { payload: CalendarPayload }) {
  const { sources: labels, dates, late: lateLabel } = page
  return (
    <Fold level="h2" heading={labels.heading} count={duties.length}>
      <p className={styles.text}>{labels.text}</p>
      <ul className={styles.sources}>
        {duties.map(({ id, title, doubt, late, note, source, checked }) => (
          <li key={id} id={id}>
            <h3>{title}</h3>
            {doubt !== undefined && <p>{`${dates.doubt} ${doubt}`}</p>}
            {note !== undefined && <p>{note}</p>}
            {late !== undefined && <p>{`${lateLabel} ${late}`}</p>}
            <p className={styles.source}>
              <a href={source.href} target="_blank" rel="noopener">
                {source.label}
                <span className="visually-hidden"> {newTabNote}</span>
              </a>
              {`. ${checked}.`}
            </p>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
