import type { ServicePayload } from '#src/pages/service/payload.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { PageHead } from '../../../ui/page-head/page-head.tsx'
import styles from './service-head.module.css'

/** The top of a service's page: its name, and price, time and papers in one line. */
export function ServiceHead({ payload }: { payload: ServicePayload }) {
  const { labels, formHref } = payload
  return (
    <PageHead heading={payload.service.title} above={<Breadcrumbs trail={payload.breadcrumbs} />}>
      <ul className={styles.answers}>
        {answersOf(payload).map(({ href, label, value }) => (
          <li key={label}>
            <a href={href}>
              <span>{label}</span> <b>{value}</b>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {formHref !== undefined && (
          <ButtonLink href={formHref} newTabNote={payload.contact.newTabNote} below={labels.apply.hint}>
            {labels.apply.button}
          </ButtonLink>
        )}
        <ButtonLink look="secondary" href="#ask">
          {labels.form.heading}
        </ButtonLink>
      </div>
      {payload.tools.map(({ href, label, language }) => (
        <a key={href} className={styles.tool} href={href} lang={language} hrefLang={language}>
          {label}
        </a>
      ))}
    </PageHead>
  )
}

/** Price, time and papers, with links to more. Without a price: that it is quoted. */
function answersOf({ labels, priceRange, inAll, addOn, service }: ServicePayload) {
  const { pricing, timeline, documents } = labels.sections
  const quoted = { href: addOn?.href ?? '#costs', value: addOn?.price ?? labels.costs.byQuote }
  const [least] = inAll?.packages ?? []
  const price =
    inAll && least
      ? { label: inAll.label, href: '#pricing', value: `${least.total}, ${least.name}` }
      : { label: pricing, ...(priceRange === undefined ? quoted : { href: '#pricing', value: priceRange }) }
  return [
    price,
    ...(service.timeline ? [{ href: '#timeline', label: timeline, value: service.timeline.normal }] : []),
    ...(service.documentsRequired
      ? [{ href: '#documents', label: documents, value: String(service.documentsRequired.length) }]
      : []),
  ]
}
