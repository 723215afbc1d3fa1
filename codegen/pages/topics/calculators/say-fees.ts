import type { FiguresOf } from '#src/rules/rule.ts'
import { countOf } from '#src/rules/say-steps.ts'
import { capital, sayRupees } from '../../../model/texts/format.ts'

type TariffSlab = FiguresOf<'slabs' | 'late-return-fee'>['slabs'][number]
type Edge = Pick<TariffSlab, 'upTo' | 'below'>

/** The amounts to which a slab applies: up to ₹1,00,000; less than ₹1,00,000; above it. */
function edgeWords({ upTo, below }: Edge, before: Edge | undefined): string {
  if (upTo !== undefined) return `up to ${sayRupees(upTo)}`
  if (below !== undefined) return `less than ${sayRupees(below)}`
  if (before?.upTo !== undefined) return `above ${sayRupees(before.upTo)}`
  return before?.below === undefined ? '' : `from ${sayRupees(before.below)}`
}

export function feeLines({ by, nil, slabs, capAt, halves }: FiguresOf<'late-fee'>): string[] {
  const most = ({ cap, capPercent }: { cap?: number; capPercent?: number }) =>
    cap !== undefined
      ? `, at most ${sayRupees(cap)}`
      : capPercent !== undefined
        ? `, at most ${capPercent}% of the turnover in the state`
        : capAt === 'tax'
          ? ', at most the tax itself'
          : ', no upper limit'
  const whose = by === 'turnover-before' ? 'Turnover in the previous year' : 'Turnover'
  return [
    ...(nil ? [`Nil return: ${sayRupees(nil.perDay)} a day${most(nil)}`] : []),
    ...slabs.map((slab, at) => {
      const edge = edgeWords(slab, slabs[at - 1])
      const fee = slab.perDay === 0 ? 'no fee' : `${sayRupees(slab.perDay)} a day${most(slab)}`
      return edge === '' ? capital(fee) : `${whose} ${edge}: ${fee}`
    }),
    ...(halves ? ['Half of it is CGST and half SGST'] : []),
  ]
}

/** A multiple of the normal fee: a line for each class, with equal neighbours together. */
export function multipleLines({ classes, slabs }: FiguresOf<'delay-multiples'>): string[] {
  return Object.entries(classes).map(([name, words]) => {
    const asked = slabs.map(({ upToDays, times, perDay, unknown }) => {
      const count = unknown ? undefined : times?.[name]
      const more = perDay?.[name]
      if (count === undefined) return { upToDays, what: 'not in this table' }
      return {
        upToDays,
        what: `${count === 1 ? 'once' : `${count} times`}${more ? ` and ${sayRupees(more)} a day` : ''}`,
      }
    })
    const spans = asked
      .filter(({ what }, at) => what !== asked[at + 1]?.what)
      .map(({ upToDays, what }) => `${what} ${upToDays === undefined ? 'after that' : `up to ${upToDays} days late`}`)
    return `${words}: the normal fee ${spans.join(', ')}`
  })
}

export const tariffLines = (slabs: readonly TariffSlab[], by?: FiguresOf<'late-return-fee'>['by']) =>
  slabs.map((slab, at) => tariffLine(slab, slabs[at - 1], by))

function tariffLine(slab: TariffSlab, before: TariffSlab | undefined, by?: FiguresOf<'late-return-fee'>['by']): string {
  const what = askedBy(slab)
  const edge =
    by === 'months'
      ? slab.upTo === undefined
        ? 'later'
        : `up to ${countOf(slab.upTo, 'month')} late`
      : edgeWords(slab, before)
  return edge === '' ? capital(what) : `${capital(by === 'income' ? `income ${edge}` : edge)}: ${what}`
}

/** The fee of a slab: an amount, parts beyond an amount, a share, or these together. */
function askedBy({ unknown, amount, over, per, plus, percent, min, max }: TariffSlab): string {
  const parts = [
    ...(amount === undefined ? [] : [sayRupees(amount)]),
    ...(per === undefined || plus === undefined
      ? []
      : [`${sayRupees(plus)} for each ${sayRupees(per)} or part of it${over ? ` above ${sayRupees(over)}` : ''}`]),
    ...(percent === undefined ? [] : [`${percent}%`]),
  ]
  if (unknown || parts.length === 0) return 'no figure'
  const least = min === undefined ? '' : `, at least ${sayRupees(min)}`
  return `${parts.join(' and ')}${least}${max === undefined ? '' : `, at most ${sayRupees(max)}`}`
}

export function fixedLines({ fees }: FiguresOf<'fees'>): string[] {
  return Object.values(fees).map(
    ({ label, amount, each }) =>
      `${label}: ${amount === 0 ? 'nothing' : sayRupees(amount)}${each === undefined ? '' : ` for each ${each}`}`,
  )
}

/**
 * Stamp duty by state. Where tables differ, each is said with the doubt, and where nothing is sure
 * the doubt alone. A state without figures and doubt has no line.
 */
export function dutyLines({ states }: FiguresOf<'duties'>, nameOf: (code: string) => string): string[] {
  return Object.entries(states)
    .flatMap(([code, { articles, others, confidence, doubt = '', ...fixed }]) => {
      const isSure = confidence !== 'low'
      const tables = isSure && articles !== undefined ? [{ ...fixed, articles }, ...(others ?? [])] : []
      const said = [
        ...(tables.length > 0 ? [tables.map(dutyWords).join(', or ')] : []),
        ...(isSure && others === undefined ? [] : [doubt.replace(/\.$/, '')]),
      ]
      return said.length > 0 ? [`${nameOf(code)}: ${said.join('. ')}`] : []
    })
    .sort()
}

type DutyTable = Required<Pick<FiguresOf<'duties'>['states'][string], 'articles'>> & {
  form?: number
  memorandum?: number
}

function dutyWords({ form, memorandum, articles }: DutyTable): string {
  const fixed = [
    ...(form === undefined ? [] : [`form ${sayRupees(form)}`]),
    ...(memorandum === undefined ? [] : [`memorandum ${sayRupees(memorandum)}`]),
  ]
  const asked = tariffLines(articles)
    .map((line) => line.toLowerCase())
    .join(', ')
  return [...fixed, fixed.length > 0 ? `articles ${asked}` : asked].join(', ')
}
