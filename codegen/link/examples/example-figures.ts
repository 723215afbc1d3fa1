import type { Nodes, Root } from 'mdast'
import { isExample } from '../../model/texts/markdown-text.ts'
import type { Example } from '../../model/texts/markdown-text.ts'
import { nodesOf } from '../nodes-of.ts'

// An amount, a day of the year, a length of time.
const ofCase = /^(?:₹|\d+ [A-Z]|\d+ (?:day|week|month|year)s?$)/

/**
 * Whether a figure inside an example may belong to its case. A share, a day of each month or a
 * section is the law's there too.
 */
export function isOfCase(name: string): boolean {
  return ofCase.test(name)
}

/** The worked examples of a Markdown text. */
export function examplesOf(body: Root | undefined): Example[] {
  return body?.children.filter(isExample) ?? []
}

/** All nodes inside an example, at any depth. */
export function linesOfExamples(body: Root): ReadonlySet<Nodes> {
  return new Set(nodesOf(body).filter(isExample).flatMap(nodesOf))
}
