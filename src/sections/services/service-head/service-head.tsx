import type { ServicePayload } from '#src/pages/service/payload.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageHead } from '../../../ui/page-head/page-head.tsx'
import styles from './service-head.module.css'

/** The top of a service's page: its name, what it is in a sentence, and pages with questions. */
export function ServiceHead({ payload }: { payload: ServicePayload }) {
  const { service, labels, tools } = payload
  const [first, rest] = splitSentence(service.overview)
  return (
    <PageHead heading={service.title} intro={first} above={<Breadcrumbs trail={payload.breadcrumbs} />}>
      <details className={styles.about}>
        <summary>{labels.more.overview}</summary>
        <p>{rest}</p>
        {service.description !== undefined && <p>{service.description}</p>}
      </details>
      {tools.head.map(({ href, label }) => (
        <a key={href} className={styles.tool} href={href}>
          {label}
        </a>
      ))}
    </PageHead>
  )
}

/** The first sentence, which the schema keeps short, and the others. */
function splitSentence(text: string): [first: string, rest: string] {
  const [first = text] = text.split(/(?<=[.?!।]) (?=\p{Lu}|\p{Lo})/u)
  return [first, text.slice(first.length).trim()]
}
