import type { FactNote, FigureLabels } from '#src/content/payload/shown.ts'
import { Correction } from '../correction/correction.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconShape } from '../icon/icon.tsx'
import styles from './list.module.css'

/** A sentence, with the rule in force if its figure has changed. */
export type Statement = string | { text: string; changed?: FactNote }

interface ListProps {
  items: readonly Statement[]
  /** What stands before each: a ring, its number or an icon. */
  marker?: 'dot' | 'number' | IconShape
  /** The words around corrections. Items without corrections need none. */
  labels?: FigureLabels
  /** For where the list stands, not how it looks. */
  className?: string | undefined
}

/** Sentences one below the other. */
export function List({ items, marker = 'dot', labels, className }: ListProps) {
  const Tag = marker === 'number' ? 'ol' : 'ul'
  const look = typeof marker === 'string' ? styles[marker] : styles.icon
  return (
    <Tag className={[styles.list, look, className].filter(Boolean).join(' ')}>
      {items.map((item, index) => (
        <li key={index}>
          {typeof marker !== 'string' && <Icon shape={marker} />}
          <StatementText statement={item} labels={labels} />
        </li>
      ))}
    </Tag>
  )
}

/** One sentence, with its correction if it has one. */
export function StatementText({ statement, labels }: { statement: Statement; labels: FigureLabels | undefined }) {
  if (typeof statement === 'string') return <span>{statement}</span>
  const { text, changed } = statement
  return changed && labels ? (
    <Correction changed={changed} labels={labels}>
      {text}
    </Correction>
  ) : (
    <div>{text}</div>
  )
}
