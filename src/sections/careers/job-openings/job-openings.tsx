import type { CareersPayload, JobCard } from '#src/pages/careers/payload.ts'
import { useToday } from '../../../lib/today.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import button from '../../../ui/button/button.module.css'
import { Facts } from '../../../ui/facts/facts.tsx'
import { List } from '../../../ui/list/list.tsx'
import { SampleMark } from '../../../ui/sample-mark/sample-mark.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './job-openings.module.css'

interface JobOpeningsProps {
  payload: Pick<CareersPayload, 'openings' | 'facts' | 'sampleMark'> & {
    page: Pick<CareersPayload['page'], 'openings'>
  }
}

/** The open positions, each with a link to its own page and one to the enquiry form. */
export function JobOpenings({ payload }: JobOpeningsProps) {
  const today = useToday()
  const openings = payload.openings.filter(({ validThrough }) => validThrough.iso >= today)
  const { heading, intro: some, empty } = payload.page.openings
  // An opening that closes after the build leaves the list. After the last one a sentence is shown.
  const intro = openings.length > 0 ? some : empty
  return (
    <Section id="openings" heading={heading} intro={intro} key={intro}>
      {openings.length > 0 && (
        <ul className={styles.openings}>
          {openings.map((opening) => (
            <li key={opening.href}>
              <OpeningCard payload={payload} opening={opening} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

interface OpeningCardProps extends JobOpeningsProps {
  opening: JobCard
}

/** An open position in short, with links to apply and to its page. */
function OpeningCard({ payload, opening }: OpeningCardProps) {
  const { facts, page } = payload
  const { title, type, place, experience, validThrough, description, requirements, href, slug } = opening
  // The form takes the role out of the address; without JavaScript the visitor chooses it there.
  const apply = useHydrated() ? `?role=${slug}#enquiry` : '#enquiry'
  const named = <span className="visually-hidden"> {title}</span>
  return (
    <article className={styles.card}>
      <h3>{title}</h3>
      <Facts
        className={styles.facts}
        facts={[
          { label: facts.type, value: type },
          { label: facts.place, value: place },
          { label: facts.experience, value: experience },
          { label: facts.validThrough, value: <time dateTime={validThrough.iso}>{validThrough.label}</time> },
        ]}
      />
      <p>
        <SampleMark text={payload.sampleMark} /> {description}
      </p>
      <div className={styles.requirements}>
        <h4>{facts.requirements}</h4>
        <List items={requirements} />
      </div>
      <div className={styles.actions}>
        <a className={`${button.button} ${button.primary}`} href={apply}>
          {page.openings.apply}
          {named}
        </a>
        <a className={`${button.button} ${button.quiet}`} href={href}>
          {page.openings.details}
          {named}
        </a>
      </div>
    </article>
  )
}
