import type { OfficeRow, OfficeTable } from '../payload/offices.ts'
import type { Doubt, Figures, Shown } from '../payload/shown.ts'
import { correctionToMarkdown } from './prose-to-markdown.ts'

/** A page as an outline, for readers that prefer plain Markdown. */
export interface Outline {
  title: string
  address: string
  description: string
  sections: { heading: string; paragraphs?: readonly string[]; points?: readonly string[]; text?: string }[]
}

type Statement = Shown<string | { text: string; fact: string }>

/** A sentence as it is true today. */
export function sentence(statement: Statement): string {
  if (typeof statement === 'string') return statement
  const { text, changed } = statement
  return changed ? correctionToMarkdown(changed, text) : text
}

export const points = (statements: readonly Statement[] = []) => statements.map(sentence)

export const officeLines = ({ rows, read }: Pick<OfficeTable, 'rows' | 'read'>): string[] => [
  ...rows.map(officeLine),
  ...(read === undefined ? [] : [read]),
]

function officeLine({ name, purpose, office, remarks = [], source }: OfficeRow): string {
  const what = purpose === undefined ? name : `${name} (${purpose})`
  return [`${what}: ${[office, ...remarks].join('; ')}`, ...(source ? [`(${source.label})`] : [])].join(' ')
}

export function sourcesOutline(
  { asOf, sources }: Figures,
  labels: Record<'asOf' | 'confirm' | 'checked' | 'compared' | Doubt, string>,
): Outline['sections'][number] {
  return {
    heading: '',
    paragraphs: [`${labels.asOf} ${asOf}. ${labels.confirm}`],
    points: sources.map(
      ({ topic, authority, source, checkedOn, doubt }) =>
        `${topic}: [${authority}](${source}), ${doubt === undefined ? labels.checked : `${labels[doubt]}, ${labels.compared}`} ${checkedOn}`,
    ),
  }
}
