import type { HomePayload } from '#generated/payloads/home/payload.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './three-steps.module.css'

/** The steps of a job, as numbered entries, and the link to begin. */
export function ThreeSteps({ payload: { page, contact } }: { payload: HomePayload }) {
  const words = page.howItWorks
  return (
    <Section id="how-it-works" heading={words.heading} intro={words.intro} tone="sunk">
      <ol className={styles.steps}>
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <ButtonLink href={contact.schedulingHref} newTabNote={contact.newTabNote} below={contact.opens.booking}>
          {words.button}
        </ButtonLink>
        <ButtonLink href={words.link.href} look="quiet">
          {words.link.label}
        </ButtonLink>
      </div>
    </Section>
  )
}
