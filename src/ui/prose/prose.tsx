import type { ReactNode } from 'react'
import type { ProseElement, ProseNode } from '#src/content/payload/prose.ts'
import type { FigureLabels } from '#src/content/payload/shown.ts'
import { Correction, Laws, Now } from '../correction/correction.tsx'
import styles from './prose.module.css'

type CorrectionTag = 'changed' | 'now' | 'laws'
type Tag = Exclude<ProseElement['tag'], CorrectionTag>

interface ProseProps {
  body: readonly ProseNode[]
  /** Words around corrections. A body without corrections needs none. */
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

/** The heading above a node. It names a table without a caption. */
function headingAbove(body: readonly ProseNode[], index: number): ProseElement | undefined {
  return body
    .slice(0, index)
    .filter((node): node is ProseElement => typeof node !== 'string' && /^h[2-4]$/.test(node.tag))
    .at(-1)
}

function textOf(node: ProseNode): string {
  return typeof node === 'string' ? node : (node.children ?? []).map(textOf).join('')
}

function Node({ node, labels }: { node: ProseNode; labels: FigureLabels | undefined }): ReactNode {
  if (typeof node === 'string') return node
  const { tag, changed, laws, was } = node
  const inner = innerOf(node, labels)
  if (tag !== 'changed' && tag !== 'now' && tag !== 'laws') return elementOf({ ...node, tag }, inner)
  if (!labels) return null
  const marked = { labels, children: inner }
  if (changed) return <Correction changed={changed} {...marked} />
  return laws ? <Laws laws={laws} labels={labels} /> : <Now was={was} {...marked} />
}

function innerOf({ children }: ProseElement, labels: FigureLabels | undefined): ReactNode {
  return children?.map((child, index) =>
    typeof child === 'string' ? child : <Node key={index} node={child} labels={labels} />,
  )
}

/** The attributes of an element that its tag may have. */
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

/** Phones show a row of four or more columns as a list, so each cell knows its column. */
function Table({ table, labels, heading }: TableProps) {
  const parts = elementsIn(table)
  const columns = parts
    .filter(({ tag }) => tag === 'thead')
    .flatMap(elementsIn)
    .flatMap(elementsIn)
    .map(textOf)
  return (
    <table className={isWide(columns) ? styles.wide : undefined}>
      {heading && !parts.some(({ tag }) => tag === 'caption') && (
        <caption className="visually-hidden">{textOf(heading)}</caption>
      )}
      {parts.map((part, index) =>
        part.tag === 'tbody' ? (
          <tbody key={index}>
            {elementsIn(part).map((row, index) => (
              <Row key={index} row={row} columns={columns} labels={labels} />
            ))}
          </tbody>
        ) : (
          <Node key={index} node={part} labels={labels} />
        ),
      )}
    </table>
  )
}

const isWide = (columns: readonly string[]) => columns.length > 3

/** It would take three lines of a narrow column. */
const date = /^\d+ \p{Lu}\p{Ll}+ \d{4}$/u

interface RowProps {
  row: ProseElement
  columns: readonly string[]
  labels: FigureLabels | undefined
}

function Row({ row, columns, labels }: RowProps) {
  return (
    <tr>
      {elementsIn(row).map((cell, index) =>
        index === 0 && columns.length > 2 ? (
          <th key={index} scope="row">
            {innerOf(cell, labels)}
          </th>
        ) : (
          <td
            key={index}
            className={!isWide(columns) && date.test(textOf(cell)) ? 'whole' : undefined}
            data-align={cell.align}
            data-column={isWide(columns) ? columns[index] : undefined}
          >
            {innerOf(cell, labels)}
          </td>
        ),
      )}
    </tr>
  )
}

function elementsIn({ children = [] }: ProseElement): ProseElement[] {
  return children.filter((child) => typeof child !== 'string')
}
