import type { HomePayload } from '#src/pages/home/payload.ts'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './why-choose.module.css'

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
