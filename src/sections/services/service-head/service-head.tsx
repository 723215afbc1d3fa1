import type { ServicePayload } from '#generated/payloads/service/payload.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { PageHead } from '../../../ui/page-head/page-head.tsx'
import styles from './service-head.module.css'

interface ServiceHeadProps {
  title: string
  trail: ServicePayload['breadcrumbs']
  /** What visitors ask first, each with a link to the part that says more. */
  answers: readonly { href: string; label: string; value: string }[]
  /** The firm's own form, if the service has one, and the link to the lead form. */
  actions: { formHref?: string | undefined; apply: ServicePayload['labels']['apply']; ask: string }
  newTabNote: string
  tools: ServicePayload['tools']
}

/** The top of a service's page: its name, and price, time and papers in one line. */
export function ServiceHead({ title, trail, answers, actions, newTabNote, tools }: ServiceHeadProps) {
  return (
    <PageHead heading={title} above={<Breadcrumbs trail={trail} />}>
      <ul className={styles.answers}>
        {answers.map(({ href, label, value }) => (
          <li key={label}>
            <a href={href}>
              <span>{label}</span> <b>{value}</b>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {actions.formHref !== undefined && (
          <ButtonLink href={actions.formHref} newTabNote={newTabNote} below={actions.apply.hint}>
            {actions.apply.button}
          </ButtonLink>
        )}
        <ButtonLink look="secondary" href="#ask">
          {actions.ask}
        </ButtonLink>
      </div>
      {tools.map(({ href, label, language }) => (
        <a key={href} className={styles.tool} href={href} lang={language} hrefLang={language}>
          {label}
        </a>
      ))}
    </PageHead>
  )
}
