import type { LinkedData } from '../../../model/records.ts'
import type { FigureCount } from '../../../model/stated-figure.ts'
import { compareWithList } from './compare-with-list.ts'
import { pagesOfFacts } from '../pages-of.ts'
import { untiedFigures } from './untied-figures.ts'
import { untiedSentences } from './untied-sentences.ts'

/** What a command tells of the figures of law and their facts. */
export function countFigures(data: LinkedData): FigureCount {
  const { listed, spare } = compareWithList(data)
  return {
    listed,
    spare,
    sentences: () => untiedSentences([...untiedFigures(data).values()].flat()),
    pages: () => pagesOfFacts(data),
  }
}
