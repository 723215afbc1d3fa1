import type { ReactNode } from 'react'
import { ChangedNote } from '../changed-note/changed-note.tsx'
import type { ChangedFact, FigureLabels } from '../changed-note/changed-note.tsx'
import styles from './prose.module.css'

type Tag =
  | 'p'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'ul'
  | 'ol'
  | 'li'
  | 'table'
  | 'caption'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'a'
  | 'strong'
  | 'em'
  | 'code'
  | 'blockquote'
  | 'hr'
  | 'br'

/** A text, or an element with children: what codegen makes of Markdown. */
export type ProseNode =
  | string
  | {
      tag: Tag | 'changed'
      id?: string
      href?: string
      /** A head of a row; the others are heads of columns. */
      scope?: 'row'
      align?: 'left' | 'right' | 'center'
      /** The number of a list's first entry, where it is not 1. */
      start?: number
      changed?: ChangedFact
      children?: readonly ProseNode[]
    }

interface ProseProps {
  body: readonly ProseNode[]
  /** Words around a changed-since note; bodies without notes need none. */
  labels?: FigureLabels
}

/** A long text: an article's or a policy's body. */
export function Prose({ body, labels }: ProseProps) {
  return (
    <div className={styles.prose}>
      {body.map((node, index) => (
        <Node key={index} node={node} labels={labels} />
      ))}
    </div>
  )
}

function Node({ node, labels }: { node: ProseNode; labels: FigureLabels | undefined }): ReactNode {
  if (typeof node === 'string') return node
  const { tag: Tag, id, href, scope = 'col', align, start, changed, children } = node
  if (Tag === 'changed') return changed && labels && <ChangedNote note={changed} labels={labels} />
  const inner = children?.map((child, index) => <Node key={index} node={child} labels={labels} />)
  switch (Tag) {
    case 'a':
      return (
        <a href={href} {...(href?.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {})}>
          {inner}
        </a>
      )
    case 'table':
      return (
        <div className={styles.scroll} role="group" tabIndex={0} aria-label="Table">
          <table>{inner}</table>
        </div>
      )
    case 'th':
      return (
        <th scope={scope} data-align={align}>
          {inner}
        </th>
      )
    case 'td':
      return <td data-align={align}>{inner}</td>
    case 'ol':
      return <ol start={start}>{inner}</ol>
    case 'hr':
      return <hr />
    case 'br':
      return <br />
    default:
      return <Tag id={id}>{inner}</Tag>
  }
}
