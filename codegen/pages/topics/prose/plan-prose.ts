import type { Service } from '#generated/records.ts'
import type { List, ListItem, Nodes, Root, Table } from 'mdast'
import { blocksOf, findTie, headingId, textOf } from '../../../model/texts/markdown-text.ts'
import { present } from '../../../lib/present.ts'
import type { Entry } from '../../../model/records.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import type { ContentsEntry, ProseElement, ProseNode } from '#src/content/payload/prose.ts'
import type { LawNote } from '#src/content/payload/shown.ts'
import { findNote, findNow, tiedFactsOf } from '../../shared/facts.ts'
import type { FactNotes } from '../../shared/facts.ts'

/** Each table that a text can name, as elements. */
export type Tables = Readonly<Record<NonNullable<Service['table']>, readonly ProseNode[]>>

interface ProseOptions {
  notes: FactNotes
  /** Tables that are made from other data. A body that names none needs none. */
  tables?: Tables | undefined
  tokens?: Readonly<Record<string, string>> | undefined
  /** Where the words of a token link to, if they are an address or a number. */
  hrefs?: Readonly<Record<string, string>> | undefined
}

/** The Markdown of a record. Every file of its collection has some. */
export function bodyOf({ id, body }: Entry<unknown>): Root {
  return present(body, `text in "${id}"`)
}

/** A Markdown body as elements that React renders; nothing in it is HTML. */
export function planProse(body: Root, options: ProseOptions): ProseNode[] {
  const blocks: ProseNode[] = []
  for (const node of blocksOf(body)) {
    if (node.type === 'leafDirective' && node.name === 'fact') correctBlock(blocks, node, options.notes)
    else blocks.push(...toProse(node, options), ...lawsOf(node, options.notes))
  }
  return blocks
}

/** The second-level headings of a body, for its contents list. */
export function contentsOf(body: Root, tokens: Readonly<Record<string, string>> = {}): ContentsEntry[] {
  return body.children.flatMap((node) =>
    node.type === 'heading' && node.depth === 2
      ? [{ id: headingId(node), label: fillTokens(textOf(node), tokens) }]
      : [],
  )
}

export function headingIds(body: Root): string[] {
  return body.children.flatMap((node) => (node.type === 'heading' ? [headingId(node)] : []))
}

/** The words of a body and of the tables that it names, without notes of facts. */
export function countWords(body: Root, tables?: Tables): number {
  const texts = blocksOf(body).flatMap((node) => {
    if (node.type === 'yaml') return []
    if (node.type !== 'leafDirective') return [textOf(node)]
    return node.name === 'table' ? textsIn(madeTable(textOf(node), { tables })) : []
  })
  return texts.map((text) => text.split(/\s+/).filter(Boolean).length).reduce((sum, words) => sum + words, 0)
}

export function readingMinutes(body: Root, wordsPerMinute: number, tables?: Tables): number {
  return Math.max(1, Math.round(countWords(body, tables) / wordsPerMinute))
}

function textsIn(nodes: readonly ProseNode[]): string[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [node] : textsIn(node.children ?? [])))
}

const plainTags: Readonly<Partial<Record<Nodes['type'], ProseElement['tag']>>> = {
  paragraph: 'p',
  strong: 'strong',
  emphasis: 'em',
  blockquote: 'blockquote',
  thematicBreak: 'hr',
  break: 'br',
}

function toProse(node: Nodes, options: ProseOptions): readonly ProseNode[] {
  const plain = plainTags[node.type]
  if (plain !== undefined) return [element(plain, childrenOf(node, options))]
  switch (node.type) {
    case 'heading': {
      const tag = node.depth === 2 ? 'h2' : node.depth === 3 ? 'h3' : 'h4'
      return [{ tag, id: headingId(node), children: childrenOf(node, options) }]
    }
    case 'list':
      return [list(node, options)]
    case 'listItem':
      return [listItem(node, options)]
    case 'table':
      return [table(node, options)]
    case 'leafDirective':
      return madeTable(textOf(node), options)
    case 'text':
      return fillText(node.value, options)
    case 'inlineCode':
      return [element('code', [node.value])]
    case 'link':
      return [{ tag: 'a', href: node.url, children: childrenOf(node, options) }]
    // "10:30" is a text directive to the parser, and plain text to everybody else.
    case 'textDirective': {
      const label = node.children.length > 0 ? ['[', ...childrenOf(node, options), ']'] : []
      return nowOf(node, options.notes) ?? [`:${node.name}`, ...label]
    }
    default:
      return []
  }
}

/** A text with its tokens replaced. Telephone numbers and addresses become links. */
function fillText(text: string, { tokens = {}, hrefs = {} }: ProseOptions): ProseNode[] {
  return text.split(/(\{[a-zA-Z]+\})/).map((part) => {
    const token = part.slice(1, -1)
    const href = part.startsWith('{') && Object.hasOwn(hrefs, token) ? hrefs[token] : undefined
    const words = fillTokens(part, tokens)
    return href === undefined ? words : { tag: 'a', href, children: [words] }
  })
}

export function element(tag: ProseElement['tag'], children: readonly ProseNode[]): ProseElement {
  return children.length > 0 ? { tag, children } : { tag }
}

function childrenOf(node: Nodes, options: ProseOptions): ProseNode[] {
  const children: readonly Nodes[] = 'children' in node ? node.children : []
  return joinTexts(children.flatMap((child) => toProse(child, options)))
}

/** Joins neighbouring texts: React would mark the border between them in the HTML. */
function joinTexts(nodes: ProseNode[]): ProseNode[] {
  const joined: ProseNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node
    else joined.push(node)
  }
  return joined
}

function list(node: List, options: ProseOptions): ProseElement {
  const { ordered, start } = node
  return {
    tag: ordered ? 'ol' : 'ul',
    ...(ordered && typeof start === 'number' && start !== 1 ? { start } : {}),
    children: childrenOf(node, options),
  }
}

/** An entry of one paragraph needs no paragraph element. */
function listItem(node: ListItem, options: ProseOptions): ProseElement {
  const [first, ...others] = node.children
  return element('li', childrenOf(first?.type === 'paragraph' && others.length === 0 ? first : node, options))
}

function table(node: Table, options: ProseOptions): ProseElement {
  const rows = node.children.map((row, rowIndex) =>
    element(
      'tr',
      row.children.map((cell, index): ProseElement => {
        const align = node.align?.[index]
        return { tag: rowIndex === 0 ? 'th' : 'td', ...(align ? { align } : {}), children: childrenOf(cell, options) }
      }),
    ),
  )
  return element('table', [element('thead', rows.slice(0, 1)), element('tbody', rows.slice(1))])
}

function madeTable(id: string, { tables }: Pick<ProseOptions, 'tables'>): readonly ProseNode[] {
  return Object.entries(tables ?? {}).find(([name]) => name === id.trim())?.[1] ?? []
}

/** The rule in force strikes the paragraph above `::fact[id]`. A rule that varies follows it. */
function correctBlock(blocks: ProseNode[], directive: Nodes, notes: FactNotes): void {
  const changed = findNote(findTie(directive)?.id ?? '', notes)
  if (!changed) return
  const last = blocks.at(-1)
  const isStruck = changed.variesBy === undefined && typeof last === 'object' && last.tag === 'p'
  if (isStruck) blocks.pop()
  blocks.push({ tag: 'changed', changed, ...(isStruck && last.children ? { children: last.children } : {}) })
}

/** The words of `:fact[words]{id}` as a page shows them. Undefined for other nodes. */
function nowOf(node: Nodes, notes: FactNotes): ProseNode[] | undefined {
  const { id, words } = findTie(node) ?? {}
  if (id === undefined || words === undefined) return undefined
  const now = findNow(id, words, notes)
  if (now === undefined) return [words]
  return findNote(id, notes)?.variesBy === undefined
    ? [{ tag: 'now', was: words, children: [now] }]
    : [words, { tag: 'now', children: [`; ${now}`] }]
}

/** The line under a block that names the law behind its struck figures. */
function lawsOf(block: Nodes, notes: FactNotes): ProseNode[] {
  const laws = new Map<string, LawNote>()
  for (const { fact } of tiedFactsOf(block)) {
    const note = findNote(fact, notes)
    if (!note) continue
    const { current: _, ...law } = note
    laws.set(JSON.stringify(law), law)
  }
  if (laws.size === 0) return []
  // Laws of the same day are side by side, so that the day is given once.
  const days = [...new Set([...laws.values()].map(({ since }) => since))]
  return [{ tag: 'laws', laws: days.flatMap((day) => [...laws.values()].filter(({ since }) => since === day)) }]
}
