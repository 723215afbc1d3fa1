import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublishedPage } from '../../model/records.ts'
import type { Source } from '../../model/source.ts'
import {
  articlePath,
  calculatorPath,
  cityPath,
  estimatorPath,
  jobPath,
  legalPath,
  servicePath,
  statePath,
} from '../../model/route.ts'
import { slugPattern, toSlug } from '../../model/slug.ts'
import { openGit } from './open-git.ts'
import type { Git } from './open-git.ts'
import type { Memo } from '../../memo/memo.ts'
import { parseYaml } from '../yaml/parse-yaml.ts'
import { isRecord } from '../../lib/is-record.ts'

export interface PublishedInputs {
  /** The folder that holds data/. */
  root: string
  /**
   * The branch that a pull request is made against: its data is what is public, and not that of the
   * commit before.
   */
  baseBranch?: string | undefined
  /** The commit that the branch was at before a push to it. */
  pushedFrom?: string | undefined
  env: Readonly<Record<string, string | undefined>>
  memo: Memo
}

/** What git remembers of the data. */
interface Published {
  pages: PublishedPage[]
  /** Why that may not be all: "git says: not a git repository". */
  unknown?: string | undefined
}

/**
 * The pages of the data as it was committed, which may be gone now. Files that are as they were
 * committed are left out, for their pages are still there. Without git or history the pages are not
 * known. A site that was only built is no witness: an operator may try a line and take it back.
 */
export async function readPublished(inputs: PublishedInputs): Promise<Published> {
  const git = openGit(inputs)
  const blobs = findCommits(git, inputs).flatMap((commit) => listBlobs(git, commit))
  const pages = blobs.flatMap((blob) => pageOfName(blob.file))
  const edited = blobs.filter(
    ({ id, file }) =>
      /^data\/(cities(\/[^/]+)?|jobs|states|locales\/\w+\/services\/[^/]+)\.yaml$/.test(file) &&
      id !== idOfFile(join(inputs.root, file)),
  )
  if (edited.length > 0) pages.push(...(await readRecords(edited, git, inputs)))
  // The data may lie in a repository that does not hold it: unpacked from an archive somewhere in
  // another project.
  const distinct = [...new Map(pages.map((page) => [page.path, page])).values()]
  return { pages: distinct, unknown: git.failure() ?? (blobs.length === 0 ? 'the last commit has no data' : undefined) }
}

/** A file of data/ as git has it: the id is the hash of its content. */
interface Blob {
  id: string
  file: string
}

function listBlobs(git: Git, commit: string): Blob[] {
  const listed = git.ask(['ls-tree', '-r', '-z', commit, 'data/'])?.split('\0') ?? []
  return listed.flatMap((line) => {
    const [, id, file] = /^\d+ blob ([0-9a-f]+)\t(.+)$/.exec(line) ?? []
    return id && file ? [{ id, file }] : []
  })
}

// What the site is deployed from, where a pull request names no other.
const mainBranch = 'main'

/**
 * The commits whose data may be public: the last one; what is on the server's branch, of which a
 * commit that was not pushed knows nothing; and, on a push to that branch, what was there before
 * it.
 */
function findCommits(git: Git, { baseBranch, pushedFrom }: PublishedInputs): string[] {
  const branch = `refs/remotes/origin/${baseBranch ?? mainBranch}`
  const isKnown = baseBranch !== undefined || git.ask(['for-each-ref', branch])?.trim()
  const shared = isKnown ? git.ask(['merge-base', 'HEAD', branch])?.trim() : undefined
  const commits = ['HEAD', shared, pushedFrom]
  // A pull request's own commits were never public.
  const wanted = baseBranch !== undefined && shared ? [shared] : commits
  // A branch that was not there before comes from a commit of zeros.
  return wanted.flatMap((commit) => (commit && !/^0+$/.test(commit) ? [commit] : []))
}

/** Git's id of a file as it is now; undefined where there is no such file. */
function idOfFile(file: string): string | undefined {
  try {
    const content = readFileSync(file)
    return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
  } catch {
    return undefined
  }
}

const folders: Record<string, { ending: string; toPath: (id: string) => string }> = {
  services: { ending: 'yaml', toPath: servicePath },
  articles: { ending: 'md', toPath: articlePath },
  legal: { ending: 'md', toPath: legalPath },
  calculators: { ending: 'yaml', toPath: calculatorPath },
  estimators: { ending: 'yaml', toPath: estimatorPath },
}

/** The page of a record that has a file of its own: its name says all. */
function pageOfName(file: string): PublishedPage[] {
  const [, folder = '', id = '', ending] = /^data\/(\w+)\/([^/]+)\.(yaml|md)$/.exec(file) ?? []
  const found = folders[folder]
  return found && found.ending === ending && slugPattern.test(id) ? [{ path: found.toPath(id) }] : []
}

/**
 * The pages of records that share a file. Each content is parsed once, and its chunks mostly not at
 * all: codegen knows them.
 */
async function readRecords(blobs: readonly Blob[], git: Git, inputs: PublishedInputs): Promise<PublishedPage[]> {
  const pages: PublishedPage[] = []
  for (const { id, file } of blobs) {
    const textOf = () => git.ask(['cat-file', 'blob', id]) ?? ''
    pages.push(...(await inputs.memo('published', `${listOf(file)} ${id}`, () => parseRecords(file, textOf(), inputs))))
  }
  return pages
}

/** The list that a file holds, or a part of. */
function listOf(file: string): 'cities' | 'jobs' | 'states' | 'locales' {
  if (file.startsWith('data/locales/')) return 'locales'
  if (file === 'data/jobs.yaml') return 'jobs'
  return file === 'data/states.yaml' ? 'states' : 'cities'
}

async function parseRecords(file: string, text: string, { memo }: PublishedInputs): Promise<PublishedPage[]> {
  const list = listOf(file)
  if (list === 'locales') return pageOfTranslation(file, text)
  const source: Source = { file, text, yamlStart: text.startsWith('\uFEFF') ? 1 : 0, yamlEnd: text.length }
  // What was committed broken had no pages.
  const value = (await parseYaml(source, { isMap: list !== 'jobs', memo }, () => undefined))?.value
  if (list === 'states') return Object.values(value ?? {}).flatMap(pageOfState)
  // Openings that are samples are refused before a deploy, so they were never public.
  if (list === 'jobs' && isRecord(value) && value.sample === true) return []
  if (list === 'jobs') return slugsIn(value, 'openings').map((slug) => ({ path: jobPath(slug) }))
  return Object.entries(value ?? {}).flatMap(([id, city]) => [
    ...(slugPattern.test(id) ? [{ path: cityPath(id) }] : []),
    ...slugsIn(city, 'aliases').map((alias) => ({ path: cityPath(alias), owner: cityPath(id) })),
  ])
}

/** A page in another language is built once it was reviewed. */
function pageOfTranslation(file: string, text: string): PublishedPage[] {
  const [, language, service = ''] = /^data\/locales\/(\w+)\/services\/(.+)\.yaml$/.exec(file) ?? []
  const path = `/${language}${servicePath(service)}`
  return /^review:/m.test(text) && slugPattern.test(service) ? [{ path, owner: servicePath(service) }] : []
}

function pageOfState(state: unknown): PublishedPage[] {
  const name = isRecord(state) ? state.name : undefined
  return typeof name === 'string' && toSlug(name) !== '' ? [{ path: statePath(name) }] : []
}

/**
 * The slugs in a list, or those that are keys of a map. Committed data may be unsound, so nothing
 * is taken for granted.
 */
function slugsIn(record: unknown, key: string): string[] {
  const value = isRecord(record) ? record[key] : undefined
  const slugs: unknown[] = Array.isArray(value) ? value : Object.keys(value ?? {})
  return slugs.filter((slug): slug is string => typeof slug === 'string' && slugPattern.test(slug))
}
