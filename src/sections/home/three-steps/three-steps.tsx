import { ButtonLink } from '../../../ui/button/button.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './three-steps.module.css'

interface ThreeStepsProps {
  id: string
  words: {
    heading: string
    intro: string
    steps: readonly { title: string; text: string }[]
    button: string
    link: { label: string; href: string }
  }
  schedulingHref: string
  newTabNote: string
  bookingNote: string
}

/** The steps of a job, as numbered entries, and the link to begin. */
export function ThreeSteps({ id, words, schedulingHref, newTabNote, bookingNote }: ThreeStepsProps) {
  return (
    <Section id={id} heading={words.heading} intro={words.intro} tone="sunk">
      <ol className={styles.steps}>
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <ButtonLink href={schedulingHref} newTabNote={newTabNote} below={bookingNote}>
          {words.button}
        </ButtonLink>
        <ButtonLink href={words.link.href} look="quiet">
          {words.link.label}
        </ButtonLink>
      </div>
    </Section>
  )
}
