import type { Rule } from '#src/rules/rule.ts'
import { dueLines } from './figures/due.ts'
import { dutyLines, feeLines, fixedLines, multipleLines, tariffLine } from './figures/fees.ts'
import { defermentLines, monthLines, rateLines, shortfallLines } from './figures/interest.ts'

/** The figures of a rule's row in words, one line for each case. */
export function sayFigures(rule: Rule, index: number, stateOf = (code: string) => code): string[] {
  switch (rule.kind) {
    case 'due-date':
      return said(rule.rows[index]?.figures, (figures) => dueLines(figures, rule))
    case 'late-fee':
      return said(rule.rows[index]?.figures, feeLines)
    case 'daily-interest':
      return said(rule.rows[index]?.figures, ({ ratePercent, yearDays }) => [
        `${ratePercent}% a year, counted by the day (${yearDays} days a year)`,
      ])
    case 'monthly-interest':
      return said(rule.rows[index]?.figures, monthLines)
    case 'delay-rates':
      return said(rule.rows[index]?.figures, rateLines)
    case 'delay-multiples':
      return said(rule.rows[index]?.figures, multipleLines)
    case 'slabs':
      return said(rule.rows[index]?.figures, ({ slabs }) => slabs.map((slab, at) => tariffLine(slab, slabs[at - 1])))
    case 'late-return-fee':
      return said(rule.rows[index]?.figures, ({ by, slabs }) =>
        slabs.map((slab, at) => tariffLine(slab, slabs[at - 1], by)),
      )
    case 'deferment':
      return said(rule.rows[index]?.figures, defermentLines)
    case 'shortfall':
      return said(rule.rows[index]?.figures, shortfallLines)
    case 'fees':
      return said(rule.rows[index]?.figures, fixedLines)
    case 'duties':
      return said(rule.rows[index]?.figures, (figures) => dutyLines(figures, stateOf))
    default:
      return []
  }
}

function said<Figures>(figures: Figures | undefined, say: (figures: Figures) => string[]): string[] {
  return figures === undefined ? [] : say(figures)
}
