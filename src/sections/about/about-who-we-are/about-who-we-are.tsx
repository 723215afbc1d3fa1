import type { AboutPayload } from '#generated/payloads/about/payload.ts'
import { Section } from '../../../ui/section/section.tsx'
import styles from './about-who-we-are.module.css'

/** The firm in two paragraphs, with its mission and vision in the margin. */
export function AboutWhoWeAre({
  whoWeAre,
  mission,
  vision,
}: Pick<AboutPayload['page'], 'whoWeAre' | 'mission' | 'vision'>) {
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
