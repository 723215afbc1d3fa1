import { repeatsIn } from '../../lib/group-by.ts'
import { headingId, textOf } from '../../model/texts/markdown-text.ts'
import { placeOfNode, placeIn } from '../../model/records.ts'
import type { Place, Report } from '../../problem/problem.ts'
import type { RecordCheck } from '../check.ts'

/** Every heading has its own anchor, so that each entry of the contents list leads somewhere. */
export const checkHeadings: RecordCheck = (entry, report) => {
  const headings = entry.body?.children.filter(({ type }) => type === 'heading') ?? []
  const anchors = headings.map((node) => ({ id: headingId(node), place: placeOfNode(entry, node), text: textOf(node) }))
  for (const { id, text, place } of anchors)
    if (id === '')
      report({
        code: 'anchor-collision',
        message: `The heading "${text}" has no letter from which an anchor could be made.`,
        place,
        hint: 'Begin it with a word in Latin letters.',
      })
  const named = anchors.filter(({ id }) => id !== '')
  reportRepeats(named, { noun: 'headings', hint: 'Say in one of them what sets it apart.' }, report)
}

/** Headings go down one level at a time: a screen reader's list of them would miss a step. */
export const checkLevels: RecordCheck = (entry, report) => {
  // The title of the page has the first level.
  let above = 1
  for (const node of entry.body?.children ?? []) {
    if (node.type !== 'heading') continue
    // Levels that pages do not show are reported as such.
    if (node.depth > above + 1 && node.depth <= 4)
      report({
        code: 'unknown-markdown',
        message: `This heading is of level ${node.depth}, and ${above === 1 ? 'it is the first, under the title of the page' : `the one above it of level ${above}`}: a level is left out.`,
        place: placeOfNode(entry, node),
        hint: `Write ${'#'.repeat(above + 1)} ${textOf(node)}`,
      })
    above = Math.max(2, node.depth)
  }
}

/** Every question of a list has its own anchor, to which the search leads. */
export const checkQuestionIds: RecordCheck = (entry, report) => {
  if (entry.collection !== 'faqs') return
  for (const list of ['home', 'pricing'] as const) {
    const anchors = entry.value[list].map(({ id }, index) => ({ id, place: placeIn(entry, [list, index, 'id']) }))
    reportRepeats(anchors, { noun: 'questions', hint: 'Give one of them another id.' }, report)
  }
}

function reportRepeats(
  anchors: readonly { id: string; place: Place }[],
  { noun, hint }: { noun: string; hint: string },
  report: Report,
): void {
  for (const [{ id, place }, first] of repeatsIn(anchors, (anchor) => anchor.id))
    report({
      code: 'anchor-collision',
      message: `Two ${noun} have the anchor "#${id}", so a link could not tell them apart.`,
      place,
      also: { message: 'The first one is here.', place: first.place },
      hint,
    })
}
