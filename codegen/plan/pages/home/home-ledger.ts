import { formatDay, readDay } from '#src/rules/days/civil-day.ts'
import type { PageHome } from '#generated/records.ts'
import { formatRupees } from '../../../model/texts/format.ts'
import { servicePath } from '../../../model/route.ts'
import { getRecord } from '../../../lib/present.ts'
import { calendarDates } from '../../calendar/due-dates.ts'
import type { DueDate } from '../../calendar/due-dates.ts'
import { periodOf } from '../../calendar/say-date.ts'
import type { PlanContext } from '../../context.ts'
import type { HomeLedger, LedgerRow } from '../../payloads/firm-pages.ts'

type Ledger = PageHome['hero']['ledger']

/** The ledger of the first screen. Times and fees are those of the services' own pages, so that no two pages differ. */
export function ledgerOf({ particulars, readyIn, fee, rows, dated, all }: Ledger, context: PlanContext): HomeLedger {
  const { services } = context.data.catalogue
  return {
    heads: { particulars, readyIn, fee },
    rows: rows.map((row) => rowOf(row.service, context, row.unit)),
    dated: datedRow(dated, context),
    all: { label: all, count: services.size },
  }
}

function rowOf(id: string, { data }: PlanContext, unit?: string): LedgerRow {
  const { title, shortTitle, pricing, timeline } = getRecord(data.catalogue.services, id).value
  return {
    href: pricing === undefined ? servicePath(id) : `${servicePath(id)}#pricing`,
    name: shortTitle ?? title,
    time: timeline?.normal ?? '',
    fee: pricing === undefined ? '' : formatRupees(pricing.basic),
    ...(unit === undefined ? {} : { unit }),
  }
}

/** The first date of the list that is near enough on the day of the build, else the last one's next. */
function datedRow({ until, dates }: Ledger['dated'], context: PlanContext): HomeLedger['dated'] {
  const today = readDay(context.today) ?? 0
  const due = calendarDates(context.data)
  const next = dates.map((one) => ({ one, date: due.find(({ ruleId, day }) => ruleId === one.rule && day >= today) }))
  const isNear = ({ one, date }: { one: { daysBefore: number }; date?: DueDate | undefined }) =>
    date !== undefined && date.day - today <= one.daysBefore
  const { one, date } = next.find(isNear) ?? next.at(-1) ?? {}
  if (one === undefined || date === undefined) return undefined
  return {
    ...rowOf(one.service, context),
    ...(one.missed === true ? { href: `${servicePath(one.service)}#lateness` } : {}),
    name: one.name,
    text: `${date.rule.title}, ${periodOf(date)}`,
    until,
    // Near enough to need no year.
    time: formatDay(date.day).replace(/ \d+$/, ''),
    iso: date.due,
  }
}
