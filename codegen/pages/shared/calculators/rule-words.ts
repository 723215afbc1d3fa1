import type { Row } from '#src/rules/rule.ts'
import { getRecord } from '../../../lib/present.ts'
import { formatDate } from '../../../model/texts/format.ts'
import type { SiteData } from '../../../model/records.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import type { RuleWords } from '../../calculator/payload.ts'
import { ruleFor } from '../rules/rule-for.ts'
import { sayFigures } from './say-figures.ts'

/** Rules in words, for readers without JavaScript and for those who check a sum. */
export function ruleWords(ids: readonly string[], { catalogue, singles }: SiteData): RuleWords[] {
  const { table, result } = singles['page:calculator'].value
  const stateOf = (code: string) => catalogue.states.get(code)?.value.name ?? code
  return ids.map((id) => {
    const rule = ruleFor('show', getRecord(catalogue.rules, id).value)
    const rows: readonly Row[] = rule.rows
    const notes = rows.flatMap(({ note }) => note ?? [])
    return {
      id,
      title: rule.title,
      rows: rows.map(({ from, ends, authority, source, checkedOn, doubt }, index) => ({
        since: fillTokens(table.since, { day: formatDate(from) }),
        says: ends ? [table.ends] : sayFigures(rule, index, stateOf),
        authority,
        source,
        checked: formatDate(checkedOn),
        ...(doubt === undefined ? {} : { doubt }),
      })),
      notes: [
        ...new Set([...(rule.byOrder ? [result.mayBeLevied] : []), ...(rule.note ? [rule.note] : []), ...notes]),
        ...(rule.pending ?? []).map(({ title, note }) => `${table.pending} ${title}. ${note}`),
      ],
    }
  })
}
