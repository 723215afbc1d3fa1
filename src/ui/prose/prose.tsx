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
  /** A head of a row; the others are heads of columns. */
  scope?: 'row'
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
  /** The id of the heading over all of it: it names a table that has no heading of its own. */
  headingId?: string
}

/** A long text: an article's or a policy's body. */
export function Prose({ body, labels, headingId }: ProseProps) {
  return (
    <div className={styles.prose}>
      {body.map((node, index) => (
        <Node
          key={index}
          node={node}
          labels={labels}
          heading={isTable(node) ? headingAbove(body, index) : undefined}
          headingId={headingId}
        />
      ))}
    </div>
  )
}

const isTable = (node: ProseNode) => typeof node !== 'string' && node.tag === 'table'

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
  heading?: ProseElement | undefined
  headingId?: string | undefined
}

function Node({ node, labels, heading, headingId }: NodeProps): ReactNode {
  if (typeof node === 'string') return node
  const { tag, children } = node
  const inner = children?.map((child, index) =>
    typeof child === 'string' ? child : <Node key={index} node={child} labels={labels} />,
  )
  if (tag === 'changed' || tag === 'now' || tag === 'laws')
    return (
      labels && (
        <Corrected node={node} labels={labels}>
          {inner}
        </Corrected>
      )
    )
  if (tag !== 'table') return elementOf({ ...node, tag }, inner)
  const hasCaption = children?.some((child) => typeof child !== 'string' && child.tag === 'caption') === true
  return (
    <Table heading={heading} headingId={headingId} hasCaption={hasCaption}>
      {inner}
    </Table>
  )
}

/** What of an element's attributes its tag may have. */
function elementOf({ tag: Tag, id, href, scope, align, start }: ProseElement & { tag: Tag }, inner: ReactNode) {
  switch (Tag) {
    case 'a':
      return (
        <a href={href} {...(href?.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {})}>
          {inner}
        </a>
      )
    case 'th':
      return (
        <th scope={scope ?? 'col'} data-align={align}>
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

interface TableProps {
  heading: ProseElement | undefined
  hasCaption: boolean
  children: ReactNode
  headingId: string | undefined
}

/** A table that is scrolled by itself where it is wider than the screen. */
function Table({ heading, headingId, hasCaption, children }: TableProps) {
  return (
    <div className={styles.scroll} role="group" tabIndex={0} aria-labelledby={heading?.id ?? headingId}>
      <table>
        {heading && !hasCaption && <caption className="visually-hidden">{textOf(heading)}</caption>}
        {children}
      </table>
    </div>
  )
}
