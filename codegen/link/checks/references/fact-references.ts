import { isChanged } from '../../../model/changed-figure.ts'
import type { Fact } from '#generated/records.ts'
import type { Nodes } from 'mdast'
import { blocksOf, findTie, nodesOf } from '../../../model/texts/markdown-text.ts'
import type { FactTie } from '../../../model/texts/markdown-text.ts'
import { placeOfNode } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import type { Fault } from '../../../problem/problem.ts'
import type { Check } from '../../check.ts'
import { checkReference } from './reference.ts'
import { namesFact } from '../../figures/ties-of.ts'
import { visitTexts } from '../../../model/texts/visit-texts.ts'

/** Each `fact:` of YAML, `::fact[id]` and `:fact[words]{id}` names a fact of data/facts.yaml. */
export const checkFactReferences: Check = (data, report) => {
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
      const problem = tie.id === '' ? nameless : fact && (findUnstruck(entry, node, tie, fact) ?? findUnsaid(tie, fact))
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

/** A superseded fact without a paragraph above its line whose words could be struck. */
function findUnstruck({ body }: Entry<unknown>, node: Nodes, { id, words }: FactTie, fact: Fact): Fault | undefined {
  if (words !== undefined || fact.status !== 'superseded') return undefined
  const blocks = body ? blocksOf(body) : []
  if (blocks[blocks.indexOf(node) - 1]?.type === 'paragraph') return undefined
  return {
    code: 'broken-markdown',
    message: `Fact "${id}" is superseded, and above this line there is no paragraph that pages could strike through.`,
    hint: `Put it under the paragraph, or tie the figures themselves, in a table or list too: :fact[words]{${id}}`,
  }
}

/** Published words for which the fact has no replacement. */
function findUnsaid({ id, words }: FactTie, fact: Fact): Fault | undefined {
  const { now = {} } = fact
  if (words === undefined || !isChanged(fact) || Object.hasOwn(now, words)) return undefined
  const known = Object.keys(now)
  return {
    code: 'unknown-figure',
    message: `Fact "${id}" does not give the figure in force that replaces "${words}".`,
    hint:
      known.length > 0
        ? `Write one of its words: ${known.map((one) => `"${one}"`).join(', ')}; or add these under now: in data/facts.yaml.`
        : `Add to the fact in data/facts.yaml, with the figure of today: now: { "${words}": … }`,
  }
}
