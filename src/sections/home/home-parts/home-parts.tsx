import type { HomePayload } from '#src/pages/home/payload.ts'
import { pick } from '../../../lib/pick.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowRight } from '../../../ui/icons.ts'
import { Section } from '../../../ui/section/section.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
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

/** The services asked for most, with their fees. */
export function ServiceCards({ payload }: { payload: HomePayload }) {
  const words = payload.page.services
  return (
    <Section heading={words.heading} {...pick(words, 'intro')}>
      <ul className={styles.cards}>
        {payload.cards.map(({ href, title, price, basis, text, icon }) => (
          <li key={href}>
            <Icon shape={icon} size="large" />
            <h3>{title}</h3>
            {price !== undefined && <p className={styles.price}>{price}</p>}
            <p>{`${basis}. ${text}`}</p>
            <a href={href}>
              {words.learnMore}
              <span className="visually-hidden">{` ${title}`}</span>
              <Icon shape={ArrowRight} />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{words.priceNote}</p>
      <a className={styles.byCity} href={words.byCity.href}>
        {words.byCity.label}
      </a>
    </Section>
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

/** The benefits for a client, with the firm's figures next to them. */
export function WhyChoose({ benefits, panel, ...words }: HomePayload['page']['whyChoose']) {
  return (
    <Section {...words}>
      <div className={styles.columns}>
        <ul className={styles.benefits}>
          {benefits.map(({ title, text, icon }) => (
            <li key={title}>
              <Icon shape={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        {panel.figures.length > 0 && (
          <div className={styles.panel}>
            <h3>{panel.heading}</h3>
            <Facts facts={panel.figures} />
          </div>
        )}
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
