import type { PageCalculator, Rule } from '#generated/records.ts'
import { getRecord } from '../../../lib/present.ts'
import { formatDate } from '../../../model/texts/format.ts'
import type { SiteData } from '../../../model/records.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import type { RuleRow, RuleWords } from '../../calculator/payload.ts'
import { ruleFor } from '../rules/reach-of.ts'
import { sayFigures } from './say-figures.ts'

/**
 * The rules of a calculator in words, for readers without JavaScript and for those who check a sum.
 */
export function ruleWords(ids: readonly string[], { catalogue, singles }: SiteData): RuleWords[] {
  const { table, result } = singles['page:calculator'].value
  const stateOf = (code: string) => catalogue.states.get(code)?.value.name ?? code
  return ids.map((id) => {
    const rule = ruleFor('show', getRecord(catalogue.rules, id).value)
    const notes = rule.rows.flatMap(({ note }) => note ?? [])
    return {
      id,
      title: rule.title,
      rows: rule.rows.map((_, index) => rowWords(rule, index, { ...table, stateOf })),
      notes: [
        ...new Set([...(rule.byOrder ? [result.mayBeLevied] : []), ...(rule.note ? [rule.note] : []), ...notes]),
        ...(rule.pending ?? []).map(({ title, note }) => `${table.pending} ${title}. ${note}`),
      ],
    }
  })
}

interface RowLabels extends Pick<PageCalculator['table'], 'since' | 'ends'> {
  stateOf: (code: string) => string
}

function rowWords(rule: Rule, index: number, { since, ends, stateOf }: RowLabels): RuleRow {
  const { from, ends: hasEnded, authority, source, checkedOn, doubt } = pick(rule, index)
  return {
    since: fillTokens(since, { day: formatDate(from) }),
    says: hasEnded ? [ends] : sayFigures(rule, index, stateOf),
    authority,
    source,
    checked: formatDate(checkedOn),
    ...(doubt === undefined ? {} : { doubt }),
  }
}

function pick({ rows }: Rule, index: number): Rule['rows'][number] {
  const row = rows[index]
  if (row === undefined) throw new Error('A row that was just counted is gone')
  return row
}
