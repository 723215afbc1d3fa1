import { Icon } from '../../../ui/icon/icon.tsx'
import { ExternalLink } from '../../../ui/icons.ts'
import { Part } from '../city-guide/part.tsx'
import styles from './state-guide.module.css'

interface Office {
  name: string
  purpose: string
  office: string
  href?: string
  doubt?: string
  /** Where it was read: a few words, and the whole title with its day. */
  source?: { href: string; label: string; title: string }
}

interface StateOfficesProps {
  labels: { heading: string; for: string; office: string; source: string }
  offices: readonly Office[]
}

/** The offices with which a business of the state deals: what for, where, and where that was read. */
export function StateOffices({ labels, offices }: StateOfficesProps) {
  return (
    <Part heading={labels.heading}>
      <table className={styles.offices}>
        <thead>
          <tr>
            <th scope="col">{labels.for}</th>
            <th scope="col">{labels.office}</th>
          </tr>
        </thead>
        <tbody>
          {offices.map((office) => (
            <OfficeRow key={office.name} {...office} sourceLabel={labels.source} />
          ))}
        </tbody>
      </table>
    </Part>
  )
}

function OfficeRow({ name, purpose, office, href, doubt, source, sourceLabel }: Office & { sourceLabel: string }) {
  return (
    <tr>
      <th scope="row">
        {name} <small>{purpose}</small>
      </th>
      <td>
        {href === undefined ? (
          office
        ) : (
          <a href={href} target="_blank" rel="noopener">
            {office}
            <Icon shape={ExternalLink} />
          </a>
        )}
        {doubt !== undefined && <small>{doubt}</small>}
        {source && (
          <small>
            {`${sourceLabel}: `}
            <a href={source.href} title={source.title} target="_blank" rel="noopener nofollow">
              {source.label}
            </a>
          </small>
        )}
      </td>
    </tr>
  )
}
