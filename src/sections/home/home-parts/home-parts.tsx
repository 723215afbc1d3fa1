import type { HomePayload } from '#src/pages/home/payload.ts'
import { pick } from '../../../lib/pick.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { Section } from '../../../ui/section/section.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Sources } from '../../../ui/sources/sources.tsx'
import styles from './home-parts.module.css'

/** The tools, side by side below the first screen. */
export function ToolRow({ heading, links }: HomePayload['tools']) {
  return (
    <PageWidth>
      <nav aria-label={`${heading}, in short`}>
        <ul className={styles.row}>
          {links.map(({ href, label, text }) => (
            <li key={href}>
              <a href={href}>
                <b>{label}</b> <small>{text}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PageWidth>
  )
}

/** The steps of a job, as numbered entries, and the link to begin. */
export function ThreeSteps({ payload: { page, contact } }: { payload: HomePayload }) {
  const words = page.howItWorks
  return (
    <Section id="how-it-works" heading={words.heading} {...pick(words, 'intro')} tone="sunk">
      <ol className={styles.steps}>
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <ButtonLink href={contact.schedulingHref} newTabNote={contact.newTabNote}>
          {words.button}
        </ButtonLink>
        <ButtonLink href={words.link.href} look="quiet">
          {words.link.label}
        </ButtonLink>
      </div>
    </Section>
  )
}

/** Says at the end of a page who answers for its figures, and their date. */
export function ClaimsNote({ payload: { page, figures } }: { payload: HomePayload }) {
  return (
    <section className={styles.claims}>
      <PageWidth>
        <details>
          <summary className="chevron">
            <h2>{page.claims.heading}</h2>
          </summary>
          {page.stats.figures.length + page.whyChoose.panel.figures.length > 0 && <p>{page.claims.text}</p>}
        </details>
        {page.claims.unconfirmed !== undefined && <p>{page.claims.unconfirmed}</p>}
        <Sources figures={figures} labels={page.figures} />
      </PageWidth>
    </section>
  )
}
