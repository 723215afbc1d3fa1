import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { PublishedPage } from '../../model/records.ts'
import type { Source } from '../../model/source.ts'
import { checkPath, cityPath, jobPath, recordPaths, servicePath, statePath } from '../../model/route.ts'
import { slugPattern, toSlug } from '../../model/slug.ts'
import { collectionOfFile } from '../find-unread-files.ts'
import { openGit } from './open-git.ts'
import type { Git } from './open-git.ts'
import type { Memo } from '../../memo/memo.ts'
import { parseYaml } from '../yaml/parse-yaml.ts'
import { isRecord } from '../../lib/is-record.ts'

export interface PublishedInputs {
  root: string
  /** The base branch of a pull request: its data is public, not that of the commit before. */
  baseBranch?: string | undefined
  /** The commit that the branch pointed to before a push. */
  pushedFrom?: string | undefined
  env: Readonly<Record<string, string | undefined>>
  memo: Memo
}

/**
 * The pages of the committed data, some of which may be gone now. Unchanged files are left out,
 * because their pages still exist. Without git or history the pages are unknown. A site that was
 * only built proves nothing: an operator may try a line and take it back. `unknown` says why the
 * pages may be incomplete: "git says: not a git repository".
 */
export async function readPublished(inputs: PublishedInputs) {
  const git = openGit(inputs)
  const blobs = findCommits(git, inputs).flatMap((commit) => listBlobs(git, commit))
  const pages = blobs.flatMap((blob) => pageOfName(blob.file))
  const edited = blobs.filter(
    ({ id, file }) =>
      /^data\/(checks\/[^/]+|cities(\/[^/]+)?|gst-decision|jobs|states|locales\/\w+\/services\/[^/]+)\.yaml$/.test(
        file,
      ) && id !== idOfFile(join(inputs.root, file)),
  )
  for (const { id, file } of edited) {
    const parse = () => parseRecords(file, git.ask(['cat-file', 'blob', id]) ?? '', inputs.memo)
    pages.push(...(await inputs.memo('published', `${file} ${id}`, parse)))
  }
  // The data may be unpacked inside a repository that does not track it.
  const distinct = [...new Map(pages.map((page) => [page.path, page])).values()]
  return { pages: distinct, unknown: git.failure() ?? (blobs.length === 0 ? 'the last commit has no data' : undefined) }
}

/** A file of data/ in git. The id is the hash of its content. */
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

// The branch that is deployed, unless a pull request names another one.
const mainBranch = 'main'

/** Commits whose data may be public: the last, the server's branch, and the one before a push. */
function findCommits(git: Git, { baseBranch, pushedFrom }: PublishedInputs): string[] {
  const branch = `refs/remotes/origin/${baseBranch ?? mainBranch}`
  const isKnown = baseBranch !== undefined || git.ask(['for-each-ref', branch])?.trim()
  const shared = isKnown ? git.ask(['merge-base', 'HEAD', branch])?.trim() : undefined
  const commits = ['HEAD', shared, pushedFrom]
  // A pull request's own commits were never public.
  const wanted = baseBranch !== undefined && shared ? [shared] : commits
  // For a new branch the commit before is all zeros.
  return wanted.flatMap((commit) => (commit && !/^0+$/.test(commit) ? [commit] : []))
}

/** Git's id of a file as it is now. Undefined if there is no such file. */
function idOfFile(file: string): string | undefined {
  try {
    const content = readFileSync(file)
    return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
  } catch {
    return undefined
  }
}

/** The page of a record that is one file: its name is enough. */
function pageOfName(file: string): PublishedPage[] {
  const collection = collectionOfFile(file)
  const toPath = collection?.home === 'folder' ? recordPaths[collection.name] : undefined
  const id = basename(file, extname(file))
  return toPath && slugPattern.test(id) ? [{ path: toPath(id) }] : []
}

async function parseRecords(file: string, text: string, memo: Memo): Promise<PublishedPage[]> {
  if (file.startsWith('data/locales/')) return pageOfTranslation(file, text)
  const isOfJobs = file === 'data/jobs.yaml'
  const isCheck = /^data\/(checks\/|gst-decision)/.test(file)
  const isMap = !isOfJobs && !isCheck
  const source: Source = { file, text, yamlStart: text.startsWith('\uFEFF') ? 1 : 0, yamlEnd: text.length }
  // Data that was committed with mistakes had no pages.
  const value = (await parseYaml(source, { isMap, memo }, () => undefined))?.value
  if (isCheck) return pagesOfCheck(file, value)
  if (file === 'data/states.yaml') return Object.values(value ?? {}).flatMap(pageOfState)
  // A deploy refuses sample openings, so they were never public.
  if (isOfJobs && isRecord(value) && value.sample === true) return []
  if (isOfJobs) return slugsIn(value, 'openings').map((slug) => ({ path: jobPath(slug) }))
  return Object.entries(value ?? {}).flatMap(([id, city]) => [
    ...(slugPattern.test(id) ? [{ path: cityPath(id) }] : []),
    ...slugsIn(city, 'aliases').map((alias) => ({ path: cityPath(alias), owner: cityPath(id) })),
  ])
}

/** A page in another language is built once it is reviewed. */
function pageOfTranslation(file: string, text: string): PublishedPage[] {
  const [, language, service = ''] = /^data\/locales\/(\w+)\/services\/(.+)\.yaml$/.exec(file) ?? []
  const path = `/${language}${servicePath(service)}`
  return /^review:/m.test(text) && slugPattern.test(service) ? [{ path, owner: servicePath(service) }] : []
}

function pageOfState(state: unknown): PublishedPage[] {
  const name = isRecord(state) ? state.name : undefined
  return typeof name === 'string' && toSlug(name) !== '' ? [{ path: statePath(name) }] : []
}

// The first check stood alone in data/gst-decision.yaml, without its path.
const firstCheck = '/do-i-need-gst'

/** A check and its outcomes. One that turnover decides has a page for each limit. */
function pagesOfCheck(file: string, check: unknown): PublishedPage[] {
  const { path: given = file === 'data/gst-decision.yaml' ? firstCheck : undefined, outcomes } = isRecord(check)
    ? check
    : {}
  const id = basename(file, '.yaml')
  const path = checkPath({ id, value: typeof given === 'string' ? { path: given } : {} })
  const pages = (Array.isArray(outcomes) ? outcomes : []).flatMap((outcome: unknown) =>
    isRecord(outcome) && typeof outcome.id === 'string' && slugPattern.test(outcome.id)
      ? [{ path: `${path}/${outcome.id}`, isStem: outcome.turnover !== undefined }]
      : [],
  )
  return [{ path }, ...pages]
}

/** The slugs in a list or the keys of a map. Committed data may have mistakes. */
function slugsIn(record: unknown, key: string): string[] {
  const value = isRecord(record) ? record[key] : undefined
  const slugs: unknown[] = Array.isArray(value) ? value : Object.keys(value ?? {})
  return slugs.filter((slug): slug is string => typeof slug === 'string' && slugPattern.test(slug))
}
