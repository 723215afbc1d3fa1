import { join } from 'node:path'
import { readFolderFingerprint } from '../../memo/folder-fingerprint.ts'
import { beginningsOf } from '../../model/rules/law-of-day.ts'
import { count, formatDate } from '../../model/texts/format.ts'
import { isError } from '../../problem/catalogue.ts'
import type { Problem } from '../../problem/problem.ts'
import { runCodegen } from '../../run-codegen.ts'
import type { PlannedSite, RunOptions } from '../../run-codegen.ts'

/** The same data on a later day: its mistakes, one of which would stop the build, and its pages. */
export async function planOn(day: string, options: RunOptions): Promise<{ mistakes: Problem[]; paths: string[] }> {
  const { problems, site } = await runCodegen({ ...options, today: day, isDeploy: false })
  return {
    mistakes: problems.filter(({ code }) => isError(code)),
    paths: site?.routes.map(({ path }) => path) ?? [],
  }
}

/** The first coming day on which new law would stop the build: a line, or none. */
export async function findComingMistakes({ context: { data, basis } }: PlannedSite, options: RunOptions) {
  const { root, memo, today } = options
  const days = new Set(beginningsOf(data.catalogue).filter((day) => day > today))
  if (days.size === 0) return []
  // Cities make no law: their edits do not plan the site of those days again.
  const inputs = `${basis} ${readFolderFingerprint(join(root, 'data/schemas'))}`
  try {
    for (const day of [...days].sort()) {
      const countMistakes = async () => (await planOn(day, options)).mistakes.length
      const mistakes = await memo('mistakes of a coming day', `${day} ${inputs}`, countMistakes)
      const said = `From ${formatDate(day)} this data has ${count(mistakes, 'mistake')}, and no site could be built`
      if (mistakes > 0) return [`${said}: npm run validate -- --as-of ${day}`]
    }
    return []
  } finally {
    memo.save()
  }
}
