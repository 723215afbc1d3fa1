import { beginningsOf } from '../../model/rules/law-of-day.ts'
import { formatDate } from '../../model/texts/format.ts'
import { isError } from '../../problem/catalogue.ts'
import { count } from '../../problem/format-report.ts'
import type { Problem } from '../../problem/problem.ts'
import { runCodegen } from '../../run-codegen.ts'
import type { PlannedSite, RunOptions } from '../../run-codegen.ts'

// Longer than a holiday, and short enough to remember what was edited.
const daysAhead = 60

/** The mistakes of the same data on a later day; one of them would stop the build from then on. */
export async function mistakesOn(day: string, options: RunOptions): Promise<Problem[]> {
  const { problems } = await runCodegen({ ...options, today: day })
  return problems.filter(({ code }) => isError(code))
}

/** The first of the coming days on which new law would stop the build. */
export async function warnOfNextDays({ context: { data } }: PlannedSite, options: RunOptions): Promise<string[]> {
  const { today } = options
  const last = new Date(Date.parse(today) + daysAhead * 86_400_000).toISOString().slice(0, 10)
  const days = new Set(beginningsOf(data.catalogue).filter((day) => day > today && day <= last))
  for (const day of [...days].sort()) {
    const { length } = await mistakesOn(day, options)
    if (length > 0)
      return [
        `From ${formatDate(day)} this data has ${count(length, 'mistake')}, and no site could be built: npm run validate -- --as-of ${day}`,
      ]
  }
  return []
}
