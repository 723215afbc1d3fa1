import type { FactView, FiguresView } from '../../emit/emit-report.ts'

/** The figures to review as lines of text, for a terminal or to be printed. */
export function describeFigures({ today, facts, untied, sentences }: FiguresView): string[] {
  return [
    `${facts.length} figures to review, the oldest check first.`,
    `Open the source and compare. Then set the day of the fact in data/facts.yaml: checkedOn: "${today}"`,
    ...facts.flatMap(describeFact),
    '',
    ...(sentences.length === 0 ? ['Every figure of law has a fact.'] : [`${untied} figures of law without a fact:`]),
    ...sentences.flatMap(({ place, text, figures }) => ['', `${place}  ${figures}`, `  ${text}`]),
  ]
}

function describeFact({ id, topic, says, authority, source, checkedOn, age, pages }: FactView): string[] {
  const rows: [string, string][] = [
    ...says.map(({ key, said }): [string, string] => [key, said]),
    ['authority', authority],
    ['source', source || 'none'],
    ['pages', pages.join(' ') || 'none'],
  ]
  return [
    '',
    `${checkedOn} (${age})  ${id}: ${topic}`,
    ...rows.map(([key, said]) => `  ${`${key}:`.padEnd(11)}${said}`),
  ]
}
