import { Icon } from '../../../ui/icon/icon.tsx'
import { ExternalLink } from '../../../ui/icons.ts'
import { Part } from '../city-guide/part.tsx'
import styles from './state-guide.module.css'

interface StateOfficesProps {
  labels: { heading: string; for: string; office: string }
  offices: readonly { label: string; office: string; href?: string }[]
}

/** The offices with which a business of the state deals. */
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
          {offices.map(({ label, office, href }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                {href === undefined ? (
                  office
                ) : (
                  <a href={href} target="_blank" rel="noopener">
                    {office}
                    <Icon shape={ExternalLink} />
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}
