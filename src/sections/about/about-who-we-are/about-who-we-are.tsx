import { Section } from '../../../ui/section/section.tsx'
import styles from './about-who-we-are.module.css'

interface AboutWhoWeAreProps {
  whoWeAre: { heading: string; paragraphs: readonly string[] }
  mission: { heading: string; text: string }
  vision: { heading: string; text: string }
}

/** The firm in two paragraphs, with its mission and vision in the margin. */
export function AboutWhoWeAre({ whoWeAre, mission, vision }: AboutWhoWeAreProps) {
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
