import type { FactView, FiguresView } from './plan-figures.ts'

/** The figures to review as lines of text, for a terminal or for paper. */
export function describeFigures({ today, facts }: FiguresView): string[] {
  return [...howTo(facts, today), ...facts.flatMap(describeFact)]
}

/** The same for one page. Undefined if no figure is on it. */
export function describeFiguresOf(page: string, { facts, today }: FiguresView): string[] | undefined {
  const shown = facts.filter(({ pages }) => pages.some((pattern) => isOn(page, pattern)))
  return shown.length === 0 ? undefined : [...howTo(shown, today), ...shown.flatMap(describeFact)]
}

/** Whether a page is the named one of a pattern, or one of the many that … replaces. */
function isOn(page: string, pattern: string): boolean {
  return pattern.endsWith('…') ? page.startsWith(pattern.slice(0, -1)) : page === pattern
}

function howTo(facts: readonly FactView[], today: string): string[] {
  return [
    `${facts.length} figures to review, the oldest check first; of one day the least sure first.`,
    `Open the source and compare. Where the figure holds, write the day at the place that is named: checkedOn: "${today}"`,
  ]
}

function describeFact({ id, topic, place, says, authority, source, checkedOn, age, pages }: FactView): string[] {
  const rows: [string, string][] = [
    ...says.map(({ key, said }): [string, string] => [key, said]),
    ['authority', authority || 'none'],
    ['source', source || 'none'],
    ['pages', pages.join(' ') || 'none'],
    ['write in', place],
  ]
  return [
    '',
    `${checkedOn} (${age})  ${id}: ${topic}`,
    ...rows.map(([key, said]) => `  ${`${key}:`.padEnd(12)}${said}`),
  ]
}
