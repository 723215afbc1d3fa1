import type { Extension, Rule } from '#generated/records.ts'

export type { Extension, Rule }

export type RuleKind = Rule['kind']
/** The rule of one kind. */
export type RuleOf<Kind extends RuleKind> = Extract<Rule, { kind: Kind }>
/** A row of a rule of one kind. */
export type RowOf<Kind extends RuleKind> = RuleOf<Kind>['rows'][number]
/** The figures of a row of one kind. */
export type FiguresOf<Kind extends RuleKind> = NonNullable<RowOf<Kind>['figures']>
/** What every row has. */
export type Row = RowOf<RuleKind>
/** A case from a visitor, or from a worked example. */
export type Case = Rule['examples'][number]['in']
export type CaseKey = keyof Case
