import { formatDay } from '#src/rules/days/civil-day.ts'
import type { FeeRule } from '#src/rules/fee-so-far.ts'
import type { LatePayload, PassedDuty } from '#src/pages/late/payload.ts'
import type { PageLate } from '#generated/records.ts'
import { ruleFor } from '../../model/rules/rule-for.ts'
import { calculatorPath, fixedPaths } from '../../model/route.ts'
import { isCertain, knownDates, nameOf, periodWords, todayOf } from '../topics/calendar/due-dates.ts'
import type { DueDate } from '../topics/calendar/due-dates.ts'
import { otherLateCost } from '../topics/calendar/late-cost.ts'
import { dayAhead } from '../topics/calendar/next-dates.ts'
import type { PlanContext } from '../shared/context.ts'
import { present } from '../../lib/present.ts'

type Asked = PageLate['passed']['dates'][number]

/** What was due last, of each duty that the page lists, and what will be in the next half year. */
export function passedOf(context: PlanContext): LatePayload['passed'] {
  const { data } = context
  const { singles, today } = data
  const { dates, ...labels } = singles['page:late'].value.passed
  const { all } = singles['page:calendar'].value.next
  return {
    labels,
    madeOn: today,
    until: dayAhead(data),
    all: { label: all, href: fixedPaths.calendar },
    duties: dates.flatMap((asked) => dutyOf(asked, context) ?? []),
  }
}

/** The last certain date of a duty before the day of the build, and those of the next half year. */
function dutyOf({ rule: id, calculator, answers, asks }: Asked, { data }: PlanContext): PassedDuty | undefined {
  const until = dayAhead(data)
  const own = knownDates(data).filter((date) => date.ruleId === id && date.due < until && isCertain(date))
  const last = own.findLastIndex(({ day }) => day < todayOf(data))
  const listed = own.slice(Math.max(0, last))
  const newest = listed[0]
  if (newest === undefined) return undefined
  const { late } = data.singles['page:calendar'].value
  const fee = feeRuleOf(newest, data)
  return {
    title: nameOf(newest.rule),
    href: `${calculatorPath(calculator)}?${new URLSearchParams(answers).toString()}`,
    asks,
    fee,
    others: otherLateCost(newest, data, late, fee !== undefined),
    dates: listed.map((date) => ({
      iso: date.due,
      day: formatDay(date.day),
      period: date.period,
      words: periodWords(date),
    })),
  }
}

/** The one rule of a fee for each day, unless a limit depends on what only the payer knows. */
function feeRuleOf({ rule }: DueDate, { catalogue }: PlanContext['data']): PassedDuty['fee'] {
  const fees = (rule.lateCosts ?? []).flatMap((id) => {
    const found = present(catalogue.rules.get(id), `rule ${id}`).value
    return found.kind === 'late-fee' ? [ruleFor('compute', found)] : []
  })
  const [fee] = fees
  if (fee === undefined || fees.length > 1) return undefined
  const figures = fee.rows.at(-1)?.figures
  if (figures?.slabs.some(({ capPercent }) => capPercent !== undefined)) return undefined
  const rows: FeeRule['rows'] = fee.rows.map(({ note: _, ...row }) => row)
  return { rule: { basis: fee.basis, rows }, isUpToTax: figures?.capAt === 'tax' }
}
