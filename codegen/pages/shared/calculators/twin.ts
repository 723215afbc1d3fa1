import type { CalculatorPayload } from '../../calculator/payload.ts'
import type { EstimatorPayload } from '../../estimator/payload.ts'
import type { Outline } from '../prose/outline.ts'

export function calculatorSections(payload: CalculatorPayload | EstimatorPayload): Outline['sections'] {
  const { labels, table, examples } = payload
  return [
    { heading: '', paragraphs: [payload.intro, payload.figuresAsOf] },
    ...table.map(({ title, rows, notes }) => ({
      heading: title,
      points: rows.map(({ since, says, authority, source, doubt }) =>
        [
          since,
          `${says.join('; ')}.`,
          ...(doubt ? [labels.result.doubt, doubt] : []),
          `${authority} (${source}).`,
        ].join(' '),
      ),
      paragraphs: notes,
    })),
    ...examples.map(({ name, answers, lines }) => ({
      heading: name,
      points: [
        ...answers.map(({ label, value }) => `${label} ${value}`),
        ...lines.map(({ title, value, steps, other }) =>
          [`${title}: ${value}`, ...(steps ? [steps] : []), ...(other ? [other] : [])].join('. '),
        ),
      ],
    })),
    { heading: labels.notIncluded, points: payload.notIncluded },
  ]
}
