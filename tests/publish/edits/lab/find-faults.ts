import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Run } from '../../../helpers/project/project-copy.ts'
import { complainOfChanges, complainOfSums } from './check-changes.ts'
import { compareTrees, firstDifference, readKept, readResult } from './trees.ts'
import type { Tree } from './trees.ts'
import type { TimeWatch } from './watch-times.ts'

/** What a build did that it must not do. */
export interface Fault {
  /** The promise that was broken. */
  promise:
    | 'ends as a cold build does'
    | 'says what a cold build says'
    | 'equals a cold build'
    | 'files of earlier builds are whole'
    | 'a refusal leaves the site'
    | 'the same in other words'
    | 'changes.json is right'
    | 'a changed file is newer'
    | 'an unchanged file keeps its time'
    | 'does not blame itself'
  text: string
  /** Whether the folder is of no use to further tries: what is wrong there would be found in each of them again. */
  isLasting: boolean
}

/** A build of the folder that is built over and over, beside one from nothing. */
export interface Built {
  roots: readonly [warm: string, cold: string]
  runs: readonly [warm: Run, cold: Run]
  /** Files under dist/ before and after the build. */
  before: Tree
  after: Tree
  /** dist/changes.json as it was before. */
  listBefore: string
  times: TimeWatch
  isDamaged: boolean
  /** Whether there is damage that no build has mended yet: that of this try, or of one before it that was refused. */
  isHarmed: boolean
  isSilent: boolean
  hasRecords: boolean
  /** Whether the code is not ours any more: what it says of itself is no fault. */
  isCodeEdited: boolean
}

export function findFaults(built: Built): Fault[] {
  return complaintsOf(built).map((fault) => ({
    ...fault,
    isLasting: fault.promise !== 'a changed file is newer' && fault.promise !== 'an unchanged file keeps its time',
  }))
}

type Complaint = Pick<Fault, 'promise' | 'text'>

function complaintsOf(built: Built): Complaint[] {
  const {
    runs: [warm, cold],
    before,
    after,
    isCodeEdited,
  } = built
  const own = endOf(warm)
  if (own !== endOf(cold))
    return [
      {
        promise: 'ends as a cold build does',
        text: `${own}, and, cold, ${endOf(cold)}:\n${indent(warm.err || cold.err)}`,
      },
    ]
  const blame: Complaint[] =
    warm.code !== 0 && warm.code !== 1 && !isCodeEdited
      ? [{ promise: 'does not blame itself', text: `${own}:\n${indent(warm.err)}` }]
      : []
  if (warm.code !== 0) {
    const touched = [
      ...compareTrees(after, before),
      ...[...after]
        .filter(([file, { mtimeMs }]) => before.get(file)?.mtimeMs !== mtimeMs)
        .map(([file]) => ({ file, text: 'was written anew' })),
    ]
    return [
      ...blame,
      ...(touched.length > 0 && !built.isDamaged
        ? [{ promise: 'a refusal leaves the site', text: tell(touched) } as const]
        : []),
      ...complainOfWords(built),
    ]
  }
  return [
    ...blame,
    ...complainOfWords(built),
    ...complainOfSite(built),
    ...complainOfList(built),
    ...complainOfTimes(built),
  ]
}

const endOf = ({ code, signal }: Run) => (signal ? `ended by ${signal}` : `exit code ${code}`)

/** Warnings and mistakes are told at every build alike. Stacks and times differ. */
function complainOfWords({ runs: [warm, cold], roots, isDamaged }: Built): Complaint[] {
  if (warm.code !== 0 && warm.code !== 1) return []
  const [said, wanted] = [warm.err.replaceAll(roots[0], ''), cold.err.replaceAll(roots[1], '')]
  return said === wanted || isDamaged
    ? []
    : [{ promise: 'says what a cold build says', text: `\n${indent(said)}\n  and, cold,\n${indent(wanted)}` }]
}

function complainOfSite({ roots, hasRecords, isSilent, before, after, isHarmed }: Built): Complaint[] {
  const different = compareTrees(readResult(roots[0], hasRecords), readResult(roots[1], hasRecords))
  const [first] = different
  const unequal: Complaint[] = first
    ? [
        {
          promise: 'equals a cold build',
          text: `${tell(different)}\n  ${first.file}, ${firstDifference(first.file, roots[0], roots[1])}`,
        },
      ]
    : []
  const harmed = Object.entries(readKept(roots[0]))
    .filter(([file, sha]) => after.get(`dist/client/${file}`)?.sha !== sha)
    .map(([file]) => file)
  const faults =
    harmed.length > 0
      ? [...unequal, { promise: 'files of earlier builds are whole', text: someOf(harmed) } as const]
      : unequal
  const spoken = isSilent && !isHarmed ? compareTrees(after, before) : []
  return spoken.length === 0 ? faults : [...faults, { promise: 'the same in other words', text: tell(spoken) }]
}

function complainOfList({ roots: [root], before, after, listBefore, isHarmed }: Built): Complaint[] {
  const file = join(root, 'dist/changes.json')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}'
  const complaint = isHarmed ? complainOfSums(text, after) : complainOfChanges(text, listBefore, { before, after })
  return complaint === undefined ? [] : [{ promise: 'changes.json is right', text: complaint }]
}

/** A page that is made anew with the same bytes, as after an edit of the code, may be newer. Where nothing was edited, or nothing said, none may. */
function complainOfTimes({ times, before, after, isSilent, isHarmed, runs: [{ out }] }: Built): Complaint[] {
  const { stale, touched } = times.look(before, after)
  const ofSite = touched.filter((file) => file.startsWith('dist/client/'))
  const mayBeNewer = isHarmed || !(isSilent || out.includes(' Looked at in '))
  return [
    ...(stale.length > 0 ? [{ promise: 'a changed file is newer', text: someOf(stale) } as const] : []),
    ...(ofSite.length > 0 && !mayBeNewer
      ? [{ promise: 'an unchanged file keeps its time', text: someOf(ofSite) } as const]
      : []),
  ]
}

export const tell = (different: readonly { file: string; text: string }[]) =>
  someOf(different.map(({ file, text }) => `${file} ${text}`))
export const someOf = (files: readonly string[]) =>
  `${files.length} file${files.length === 1 ? '' : 's'}: ${files.slice(0, 3).join(', ')}${files.length > 3 ? ', …' : ''}`

function indent(text: string): string {
  return text
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line.slice(0, 220)}`)
    .join('\n')
}
