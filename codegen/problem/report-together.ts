import { groupBy } from '../lib/group-by.ts'
import type { Problem } from './problem.ts'

// Two missing files may be two slips. More were lost together with their folder.
const fewFiles = 2

// So many records are not lost one by one: their lines or file were lost.
const fewRecords = 8

/** Joins problems with one cause at the first of their places. Expects them in that order. */
export function reportTogether(sorted: readonly Problem[]): Problem[] {
  const causeOf = createCauseOf(sorted)
  const groups = groupBy(sorted, (problem) => causeOf(problem) ?? Symbol('alone'))
  return [...groups.values()].map(joined)
}

function createCauseOf(problems: readonly Problem[]): (problem: Problem) => string | undefined {
  const lostFiles = problems.filter((problem) => problem.code === 'missing-file').length
  // Figures that were compared in the same week become stale in the same week.
  const stale = problems.filter((problem) => problem.code === 'stale-fact').length
  const lostRecords = new Map<string, Set<string>>()
  for (const { missing } of problems)
    if (missing?.wasThere) lostRecords.set(missing.home, (lostRecords.get(missing.home) ?? new Set()).add(missing.name))
  return ({ missing, code }) => {
    if (missing?.wasThere && (lostRecords.get(missing.home)?.size ?? 0) > fewRecords) return `lost from ${missing.home}`
    if (missing) return `${missing.name} in ${missing.home}`
    if (code === 'stale-fact' && stale > fewRecords) return code
    return code === 'missing-file' && lostFiles > fewFiles ? code : undefined
  }
}

// As many paths as fit in a command that somebody will read before running it.
const mostNamed = 8

function restoreHint(group: readonly Problem[]): string {
  const paths = group.map((problem) => problem.place.source.file)
  if (paths.length <= mostNamed) return `Put them back from the last commit: git checkout -- ${paths.join(' ')}`
  return 'Put the folder back from the last commit: git checkout -- data (what was edited in it since then is lost).'
}

function joined(group: readonly [Problem, ...Problem[]]): Problem {
  const [first, ...others] = group
  if (others.length === 0) return first
  if (first.code === 'stale-fact')
    return {
      ...first,
      message: `${group.length} figures were last checked over 180 days ago; this is the first in the order of the files.`,
      hint: 'All of them, with their sources and the lines to set: npm run report',
    }
  return { ...first, others: others.map(({ place }) => place), ...explainLoss(first, group) }
}

function explainLoss({ missing, code }: Problem, group: readonly Problem[]): Pick<Problem, 'message' | 'hint'> {
  if (!missing)
    return {
      message: `${group.length} files and folders of data/ are missing, and the site cannot be built without them.`,
      hint: restoreHint(group),
    }
  const { name, home, hint } = missing
  const names = new Set(group.map((problem) => problem.missing?.name))
  if (names.size > 1)
    return {
      message: `${home} has lost ${names.size} records since the last commit, but ${group.length} places still name them.`,
      hint: `Put them back: git checkout -- ${home}`,
    }
  const message = `${home} has no ${name}, but ${group.length} places name it.`
  if (hint === undefined) return { message }
  // A record that many places name existed under this name.
  const renamed = hint.replace(/^Did you mean ("[^"]+")[^"]*\?$/, 'Was it renamed to $1?')
  return { message, hint: code.startsWith('unknown-') ? renamed : hint }
}
