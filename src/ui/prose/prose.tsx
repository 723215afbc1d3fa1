import type { ReactNode } from 'react'
import type { ChangedFact, FigureLabels, LawNote } from '../correction/correction.tsx'
import { Corrected } from './corrected.tsx'
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

type CorrectionTag = 'changed' | 'now' | 'laws'

/** A text, or an element with children: what codegen makes of Markdown. */
export type ProseNode = string | ProseElement

interface ProseElement {
  tag: Tag | CorrectionTag
  id?: string
  href?: string
  align?: 'left' | 'right' | 'center'
  /** The number of a list's first entry, where it is not 1. */
  start?: number
  changed?: ChangedFact
  was?: string
  laws?: readonly LawNote[]
  children?: readonly ProseNode[]
}

interface ProseProps {
  body: readonly ProseNode[]
  /** Words around corrections; bodies without any need none. */
  labels?: FigureLabels
}

/** A long text: an article's or a policy's body. */
export function Prose({ body, labels }: ProseProps) {
  return (
    <div className={styles.prose}>
      {body.map((node, index) =>
        typeof node !== 'string' && node.tag === 'table' ? (
          <Table key={index} table={node} labels={labels} heading={headingAbove(body, index)} />
        ) : (
          <Node key={index} node={node} labels={labels} />
        ),
      )}
    </div>
  )
}

/** The heading above something: a table without a caption of its own is named by it. */
function headingAbove(body: readonly ProseNode[], index: number): ProseElement | undefined {
  return body
    .slice(0, index)
    .findLast((node): node is ProseElement => typeof node !== 'string' && /^h[2-4]$/.test(node.tag))
}

function textOf(node: ProseNode): string {
  return typeof node === 'string' ? node : (node.children ?? []).map(textOf).join('')
}

interface NodeProps {
  node: ProseNode
  labels: FigureLabels | undefined
}

function Node({ node, labels }: NodeProps): ReactNode {
  if (typeof node === 'string') return node
  const { tag } = node
  const inner = innerOf(node, labels)
  if (tag !== 'changed' && tag !== 'now' && tag !== 'laws') return elementOf({ ...node, tag }, inner)
  return (
    labels && (
      <Corrected node={node} labels={labels}>
        {inner}
      </Corrected>
    )
  )
}

function innerOf({ children }: ProseElement, labels: FigureLabels | undefined): ReactNode {
  return children?.map((child, index) =>
    typeof child === 'string' ? child : <Node key={index} node={child} labels={labels} />,
  )
}

/** What of an element's attributes its tag may have. */
function elementOf({ tag: Tag, id, href, align, start }: ProseElement & { tag: Tag }, inner: ReactNode) {
  switch (Tag) {
    case 'a':
      return (
        <a href={href} {...(href?.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {})}>
          {inner}
        </a>
      )
    case 'th':
      return (
        <th scope="col" data-align={align}>
          {inner}
        </th>
      )
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

interface TableProps {
  table: ProseElement
  labels: FigureLabels | undefined
  heading: ProseElement | undefined
}

/** A table whose rows are named by their first cells. Of four columns or more a phone shows each row as a list, so every cell knows its column. */
function Table({ table, labels, heading }: TableProps) {
  const parts = elementsIn(table)
  const columns = parts
    .filter(({ tag }) => tag === 'thead')
    .flatMap(elementsIn)
    .flatMap(elementsIn)
    .map(textOf)
  const isWide = columns.length > 3
  return (
    <table className={isWide ? styles.wide : undefined}>
      {heading && !parts.some(({ tag }) => tag === 'caption') && (
        <caption className="visually-hidden">{textOf(heading)}</caption>
      )}
      {parts.map((part, index) =>
        part.tag === 'tbody' ? (
          <tbody key={index}>
            {elementsIn(part).map((row, index) => (
              <tr key={index}>
                {elementsIn(row).map((cell, index) =>
                  index === 0 && columns.length > 2 ? (
                    <th key={index} scope="row">
                      {innerOf(cell, labels)}
                    </th>
                  ) : (
                    <td key={index} data-align={cell.align} data-column={isWide ? columns[index] : undefined}>
                      {innerOf(cell, labels)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        ) : (
          <Node key={index} node={part} labels={labels} />
        ),
      )}
    </table>
  )
}

function elementsIn({ children = [] }: ProseElement): ProseElement[] {
  return children.filter((child) => typeof child !== 'string')
}
