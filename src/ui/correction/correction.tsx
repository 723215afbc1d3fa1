import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { FactNote, FigureLabels, LawNote } from '#src/content/payload/shown.ts'
import styles from './correction.module.css'

interface CorrectionProps {
  changed: FactNote
  labels: FigureLabels
  /** The words as first published, if they are not above. */
  children?: ReactNode
}

/** The rule in force, and folded under it the published words, struck unless both may hold. */
export function Correction({ changed, labels, children }: CorrectionProps) {
  const { current, variesBy, since } = changed
  if (variesBy !== undefined || !children)
    return (
      <div>
        <p>
          {children && <>{children} </>}
          {current}
        </p>
        <p className={styles.line}>
          <Law law={changed} labels={labels} />
        </p>
      </div>
    )
  return (
    <div>
      <p>{current}</p>
      <details className={`${styles.line} ${styles.was}`}>
        <summary className="chevron">
          <span>
            {labels.corrected} <b>{since}</b>
          </span>
        </summary>
        <p>
          <Struck labels={labels}>{children}</Struck> · <LawLink law={changed} labels={labels} />
        </p>
      </details>
    </div>
  )
}

/** Words as first published. Screen readers hear that first. */
export function Struck({ labels, children }: { labels: FigureLabels; children: ReactNode }) {
  return (
    <del className={styles.struck}>
      <span className="visually-hidden">{`${labels.published}: `}</span>
      {children}
    </del>
  )
}

interface NowProps {
  /** The published words that it replaced. None if both hold. */
  was: string | undefined
  labels: FigureLabels
  children: ReactNode
}

/** Today's figure within a text, followed by the published one, struck. */
export function Now({ was, labels, children }: NowProps) {
  if (was === undefined) return <ins>{children}</ins>
  return (
    <>
      <ins className={styles.now}>{children}</ins> <Struck labels={labels}>{was}</Struck>
    </>
  )
}

/** Under a table or a paragraph: the law behind its struck figures, one line for each day. */
export function Laws({ laws, labels }: { laws: readonly LawNote[]; labels: FigureLabels }) {
  const isNext = (index: number) => index > 0 && saidOf(laws[index]) === saidOf(laws[index - 1])
  return (
    <p className={styles.line}>
      {laws.some(({ since }) => since !== undefined) && <span>{`${labels.struck} · `}</span>}
      {laws.map((law, index) => (
        <Fragment key={index}>
          {index > 0 && !isNext(index) && <br />}
          <Law law={law} labels={labels} isNext={isNext(index)} />
        </Fragment>
      ))}
    </p>
  )
}

interface LawProps {
  law: LawNote
  labels: FigureLabels
  /** Whether the law before it is of the same day, which is given once. */
  isNext?: boolean
}

function Law({ law, labels, isNext = false }: LawProps) {
  return (
    <>
      {!isNext && (
        <>
          {`${law.variesBy === undefined ? labels.corrected : labels.varies} `}
          <b>{law.variesBy ?? law.since}</b>
        </>
      )}
      {' · '}
      <LawLink law={law} labels={labels} />
    </>
  )
}

/** Where the law can be read, and the doubt if its text was not. */
export function LawLink({ law, labels }: Pick<LawProps, 'law' | 'labels'>) {
  return (
    <>
      <a href={law.source} target="_blank" rel="noopener nofollow">
        {law.authority}
      </a>
      {law.doubt && <span>{` (${labels[law.doubt]})`}</span>}
    </>
  )
}

function saidOf(law: LawNote | undefined): string | undefined {
  return law?.variesBy ?? law?.since
}
