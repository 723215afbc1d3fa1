import type { HomePayload } from '#src/pages/home/payload.ts'
import type { ReactNode } from 'react'
import { Logo } from '../../../ui/logo/logo.tsx'
import { SampleMark } from '../../../ui/sample-mark/sample-mark.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './partner-grid.module.css'

/** The wordmarks of the firms that share the work, and the firm's own. Samples are folded. */
export function PartnerGrid({ payload }: { payload: HomePayload }) {
  const { heading, intro, sampleNote, partners, firmKind } = payload.page.partners
  const mark = payload.marks.partners
  const grid = (
    <ul className={styles.grid}>
      {partners.map(({ name, kind }, index) => (
        <li key={name}>
          <svg width="40" height="40" viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden="true">
            {partnerMarks[index % partnerMarks.length]}
          </svg>
          <span className={styles.name}>{name}</span>
          <span className={styles.kind}>
            {kind} <SampleMark text={mark} />
          </span>
        </li>
      ))}
      <li className={styles.firm}>
        <Logo />
        <span className={styles.name}>{payload.firmName}</span>
        <span className={styles.kind}>{firmKind}</span>
      </li>
    </ul>
  )
  if (mark === undefined)
    return (
      <Section id="networkpartners" heading={heading} intro={intro}>
        {grid}
      </Section>
    )
  return (
    <section id="networkpartners" className={styles.samples}>
      <PageWidth>
        <details>
          <summary className="chevron">
            <h2>{heading}</h2>
            <span>{sampleNote}</span>
          </summary>
          {grid}
        </details>
      </PageWidth>
    </section>
  )
}

/** Plain marks on a grid of 32, one for each partner. They are invented, as the partners are. */
const partnerMarks: readonly ReactNode[] = [
  // A pod of four seeds.
  <path
    key="pod"
    d="M3 21a5 5 0 0 1 5-5 5 5 0 0 1 5-5 5 5 0 0 1 5-5 5 5 0 0 1 5-3l5 5a30 30 0 0 1-20 20 5 5 0 0 1-5-7z"
  />,
  // Two horns, and a signature's stroke.
  <path key="horns" d="M9 3c-3 8 0 13 7 14 7-1 10-6 7-14M16 17v6M4 28c4-4 6-4 8 0s5 1 7-1 5-1 9 1" />,
  // The fan of a palm.
  <path key="fan" d="M16 30V18M16 18 3 14M16 18 6 6M16 18V2M16 18 26 6M16 18l13-4M3 14 6 6l10-4 10 4 3 8" />,
  // Pans of salt between their banks.
  <path key="pans" d="M8 6h16l6 20H2zM16 6v20M5 16h22" />,
  // A flint and a leaf.
  <path key="flint" d="M3 27 12 5l7 22zM20 12c0-5 4-8 9-8 0 6-2 10-9 10zM20 14v5" />,
  // Rain over a shelf.
  <path key="rain" d="M3 22h26v7H3zM13 25.5h6M8 4 5 16M15 4l-3 12M22 4l-3 12M29 4l-3 12" />,
]
