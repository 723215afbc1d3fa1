import type { AboutPayload } from '#src/pages/about/payload.ts'
import { Section } from '../../../ui/section/section.tsx'
import { IconList } from '../../../ui/icon-list/icon-list.tsx'
import { ArrowRight } from '../../../ui/icons.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { SampleMark } from '../../../ui/sample-mark/sample-mark.tsx'
import { Figures } from '../../../ui/figures/figures.tsx'
import { Stars } from '../../../ui/stars/stars.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { List } from '../../../ui/list/list.tsx'
import styles from './about-firm.module.css'

/** The firm in two paragraphs, with its mission and vision in the margin. */
export function AboutWhoWeAre({ page: { whoWeAre, mission, vision } }: Pick<AboutPayload, 'page'>) {
  return (
    <Section heading={whoWeAre.heading}>
      <div className={styles.columns}>
        <div className={styles.text}>
          {whoWeAre.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.aims}>
          {[mission, vision].map(({ heading, text }) => (
            <div key={heading}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}

export function AboutValues({ heading, cards }: AboutPayload['page']['values']) {
  return (
    <Section heading={heading} tone="sunk">
      <IconList className={styles.values} cards={cards} />
    </Section>
  )
}

/** The firm's desks, one line of the ledger each. */
export function AboutDivisions({ heading, intro, cards, link }: AboutPayload['page']['divisions']) {
  return (
    <Section heading={heading} intro={intro}>
      <IconList className={styles.divisions} cards={cards} />
      <a className={styles.link} href={link.href}>
        {link.label}
        <Icon shape={ArrowRight} />
      </a>
    </Section>
  )
}

/** The firm's history, with its years in the ledger's margin. */
export function AboutJourney({ page, journeyMark: mark }: Pick<AboutPayload, 'page' | 'journeyMark'>) {
  const { heading, sampleNote, periods } = page.journey
  return (
    <Section heading={heading} tone="sunk" {...(mark === undefined ? {} : { intro: sampleNote })}>
      <ol className={styles.journey}>
        {periods.map(({ year, title, description }) => (
          <li key={year}>
            <p className={styles.year}>
              {year} <SampleMark text={mark} />
            </p>
            <div className={styles.entry}>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The firm's achievements, with a note on how they were counted. */
export function AboutAchievements({ page: { achievements, claims } }: Pick<AboutPayload, 'page'>) {
  if (achievements.figures.length === 0) return null
  return (
    <Section heading={achievements.heading}>
      <Figures figures={achievements.figures} />
      <div className={styles.claims}>
        <h3>{claims.heading}</h3>
        <p>{claims.text}</p>
        {claims.unconfirmed !== undefined && <p>{claims.unconfirmed}</p>}
      </div>
    </Section>
  )
}

/** What clients say, in their own words. */
export function AboutQuotes({ payload }: { payload: AboutPayload }) {
  const { heading, rating } = payload.page.quotes
  return (
    <Section heading={heading} tone="sunk">
      <div className={styles.quotes}>
        {payload.testimonials.map((quote) => (
          <figure key={quote.name}>
            <Stars rating={quote.rating} label={rating} />
            <blockquote>{quote.content}</blockquote>
            <figcaption>
              <strong>{quote.name}</strong>
              <span>{`${quote.role}, ${quote.company}`}</span>
              <SampleMark text={payload.testimonialsMark} />
            </figcaption>
          </figure>
        ))}
      </div>
      <p className={styles.note}>{payload.testimonialsNote}</p>
    </Section>
  )
}

/** The box of policies that a client should know before the work begins. */
export function AboutPolicies({ heading, points, link }: AboutPayload['page']['policy']) {
  return (
    <section className={styles.policies} data-reveal="0.2">
      <PageWidth>
        <div className={styles.box}>
          <h2>{heading}</h2>
          <List items={points} />
          <a href={link.href}>
            {link.label}
            <Icon shape={ArrowRight} />
          </a>
        </div>
      </PageWidth>
    </section>
  )
}
