import { isChanged } from '../../../model/changed-figure.ts'
import type { Fact } from '#generated/records.ts'
import type { Nodes } from 'mdast'
import { blocksOf, findTie, isExample, nodesOf } from '../../../model/texts/markdown-text.ts'
import type { FactTie } from '../../../model/texts/markdown-text.ts'
import { placeOfNode } from '../../../model/records.ts'
import type { Entry, LinkedData } from '../../../model/records.ts'
import type { Fault, Report } from '../../../problem/problem.ts'
import { checkReference } from './reference.ts'
import { namesFact } from '../../figures/ties-of.ts'
import { visitTexts } from '../../../model/texts/visit-texts.ts'

/** Each `fact:` of YAML, `::fact[id]` and `:fact[words]{id}` names a fact of data/facts.yaml. */
export const checkFactReferences = (data: LinkedData, report: Report): void => {
  // On their day, facts take the sentence that is written under `coming`.
  const coming = new Set(
    data.entries.flatMap(({ collection, id, value }) => (collection === 'facts' && value.coming ? [id] : [])),
  )
  for (const entry of data.entries) {
    if (entry.collection === 'facts') continue
    const who = `A sentence in ${entry.source.file}`
    visitTexts(entry.value, (text, path) => {
      if (namesFact(path)) checkReference(data, { who, entry, path, to: 'facts', id: text }, report)
    })
    for (const node of nodesOf(entry.body)) {
      const tie = findTie(node)
      if (!tie) continue
      const place = placeOfNode(entry, node)
      const fact = data.catalogue.facts.get(tie.id)?.value
      const problem =
        tie.id === ''
          ? nameless
          : fact && (findUnstruck(entry, node, tie, fact) ?? findUnsaid(tie, fact, coming.has(tie.id)))
      if (problem) report({ ...problem, place })
      else if (!fact)
        checkReference(data, { who, entry, path: [], to: 'facts', id: tie.id }, (unknown) => {
          report({ ...unknown, place })
        })
    }
  }
}

const nameless: Fault = {
  code: 'broken-markdown',
  message: 'This note names no fact.',
  hint: 'Write the id of a fact of data/facts.yaml between square brackets: ::fact[id]',
}

/** A superseded fact without a paragraph above its line to strike, or a note that no page shows. */
function findUnstruck({ body }: Entry<unknown>, node: Nodes, { id, words }: FactTie, fact: Fact): Fault | undefined {
  if (words !== undefined || !isChanged(fact)) return undefined
  const blocks = body ? blocksOf(body) : []
  if (!blocks.includes(node))
    return {
      code: 'broken-markdown',
      message: `Fact "${id}" no longer holds as published, and this note is inside a list or a quotation, where pages show none.`,
      hint: `Tie the words themselves: :fact[words]{${id}}`,
    }
  if (fact.status !== 'superseded') return undefined
  // Several facts may stand under one paragraph.
  const above = blocks.slice(0, blocks.indexOf(node)).findLast((block) => findTie(block) === undefined)
  if (above?.type === 'paragraph') return undefined
  const isOfExample = body?.children.some((block) => isExample(block) && nodesOf(block).includes(node)) === true
  return {
    code: 'broken-markdown',
    message: isOfExample
      ? `Fact "${id}" is superseded, and this example still works with the old figure.`
      : `Fact "${id}" is superseded, and above this line there is no paragraph that pages could strike through.`,
    hint: isOfExample
      ? `In place of this line, tie each working with its result, :fact[₹100 × 5% = ₹5]{${id}}, and work it out again under now: of the fact.`
      : `Put it under the paragraph, or tie the figures themselves, in a table or list too: :fact[words]{${id}}`,
  }
}

/** Published words for which the fact has no replacement. */
function findUnsaid({ id, words }: FactTie, fact: Fact, isComing: boolean): Fault | undefined {
  const { now = {} } = fact
  if (words === undefined || !isChanged(fact) || Object.hasOwn(now, words)) return undefined
  const known = Object.keys(now)
  return {
    code: 'unknown-figure',
    message: `Fact "${id}" does not give the figure in force that replaces "${words}".`,
    hint:
      known.length > 0
        ? `Write one of its words: ${known.map((one) => `"${one}"`).join(', ')}; or add these under now:${isComing ? ' of coming:' : ''} in data/facts.yaml.`
        : isComing
          ? `Add under coming: of the fact in data/facts.yaml, with the figure of that day: now: { "${words}": … }`
          : `Add to the fact in data/facts.yaml, with the figure of today: now: { "${words}": … }`,
  }
}
